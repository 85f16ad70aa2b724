/** Calls that exist while DEMO is on. */
import { devOutbox } from '#contract/dev.ts';
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/call.ts';

const SHOWN = 100;

export const devRoutes = (platform: Platform): Route[] => [
	bind(devOutbox, async () => {
		const rows = await platform.db.selectFrom('outbox_messages').selectAll().orderBy('created_at', 'desc').limit(SHOWN).execute();
		return rows.map((row) => ({
			id: row.id,
			channel: row.channel === 'SMS' ? ('SMS' as const) : ('EMAIL' as const),
			to: row.recipient,
			subject: row.subject,
			text: row.text,
			createdAt: ammanIso(row.created_at),
		}));
	}),
];
