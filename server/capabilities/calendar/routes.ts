/** Routes of the calls about an owner's calendar. */
import * as contract from '#contract/calendar.ts';
import { changeTerms, readTerms } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { changeDays } from './change-days.ts';
import { closeFeed, readSync, renewFeed, serveIcalFeed } from './feed.ts';
import { readCalendar } from './read-calendar.ts';
import { addSource, refreshSource, removeSource } from './sources.ts';

export const calendarRoutes = (platform: Platform): Route[] => [
	bind(contract.getOwnerCalendar, ({ caller, params, query }) => readCalendar(platform, caller, params.id, query)),
	bind(contract.changeOwnerCalendar, ({ caller, params, body }) => changeDays(platform, caller, params.id, body)),
	bind(contract.getTerms, ({ caller, params }) => readTerms(platform, caller, params.id)),
	bind(contract.putTerms, ({ caller, params, body }) => changeTerms(platform, caller, params.id, body)),
	bind(contract.getSync, ({ caller, params }) => readSync(platform, caller, params.id)),
	bind(contract.renewFeed, ({ caller, params }) => renewFeed(platform, caller, params.id)),
	bind(contract.closeFeed, ({ caller, params }) => closeFeed(platform, caller, params.id)),
	bind(contract.addSource, ({ caller, params, body, saveResponse }) => addSource(platform, caller, params.id, body, saveResponse)),
	bind(contract.refreshSource, ({ caller, params }) => refreshSource(platform, caller, params.id, params.sourceId)),
	bind(contract.removeSource, ({ caller, params }) => removeSource(platform, caller, params.id, params.sourceId)),
	bind(contract.getCalendarFeed, ({ params }) => serveIcalFeed(platform, params.file)),
];
