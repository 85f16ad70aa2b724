/** Routes of admin calls that belong to no single capability. */
import * as contract from '#contract/admin.ts';
import * as views from '#contract/admin-views.ts';
import { getMarketTerms } from '#contract/market-terms.ts';
import { getSupportContacts } from '#contract/support.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, bindCached, type Route } from '#server/platform/http/route.ts';
import { changeSettings } from './change-settings.ts';
import { readAudit } from './read-audit.ts';
import { readOverview, readStats } from './read-figures.ts';
import { readMarketTerms, readSettings, readSupportContacts } from './read-settings.ts';
import { readWaiting } from './read-waiting.ts';
import { readViews, removeView, storeView } from './saved-views.ts';

export const adminRoutes = (platform: Platform): Route[] => [
	bind(contract.adminStats, () => readStats(platform)),
	bind(contract.adminWaiting, () => readWaiting(platform)),
	bind(views.listAdminViews, ({ caller }) => readViews(platform, caller)),
	bind(views.saveAdminView, ({ caller, body }) => storeView(platform, caller, body)),
	bind(views.deleteAdminView, ({ caller, params }) => removeView(platform, caller, params.id)),
	bind(contract.adminOverview, ({ query }) => readOverview(platform, query.weeks)),
	bind(contract.getSettings, () => readSettings(platform.db)),
	bind(contract.changeSettings, ({ caller, body }) => changeSettings(platform, caller, body)),
	bindCached(getSupportContacts, ({ addCacheTags }) => {
		addCacheTags('settings');
		return readSupportContacts(platform);
	}),
	bind(contract.listAudit, async ({ caller, query, request, headers }) => {
		const { entries, next, total } = await readAudit(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return entries;
	}),
	bindCached(getMarketTerms, async ({ addCacheTags }) => {
		addCacheTags('settings');
		return readMarketTerms(platform);
	}),
];
