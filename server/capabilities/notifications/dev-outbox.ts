/** Routes that exist while DEMO is on, for clients that may use the demo: others get the 404 of a server without them. */
import { devOutbox, devOutboxHtml } from '#contract/dev.ts';
import { ammanIso } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { offersDemo, type Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { messageById, newestMessages } from './outbox-sql.ts';

const SHOWN = 100;

/** The e-mail may contain styles only: no scripts, pictures or forms, framed only by our pages; links open in a new tab. */
const emailHeaders = {
	'content-type': 'text/html; charset=utf-8',
	'content-security-policy':
		"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
	'cache-control': 'no-store',
	'x-content-type-options': 'nosniff',
};

export const devRoutes = (platform: Platform): Route[] => [
	bind(devOutbox, async (client) => {
		if (!offersDemo(platform, client)) throw refuse('NOT_FOUND');
		const rows = await newestMessages(platform.db, SHOWN);
		return rows.map((row) => ({
			id: row.id,
			channel: row.channel === 'SMS' ? ('SMS' as const) : ('EMAIL' as const),
			to: row.recipient,
			subject: row.subject,
			text: row.text,
			createdAt: ammanIso(row.created_at),
		}));
	}),
	bind(devOutboxHtml, async ({ params, isLoopback }) => {
		if (!offersDemo(platform, { isLoopback })) throw refuse('NOT_FOUND');
		const message = await messageById(platform.db, params.id);
		if (!message?.html) throw refuse('NOT_FOUND');
		return new Response(message.html.replace('<head>', '<head><base target="_blank">'), { headers: emailHeaders });
	}),
];
