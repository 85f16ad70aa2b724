/** Metrics of waiting and failed messages. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { MetricSource } from '#server/platform/http/metrics.ts';
import { countNotSent } from './outbox-sql.ts';

const statuses = ['WAITING', 'FAILED'];
const channels = ['EMAIL', 'SMS'];

export const outboxMetrics = ({ db }: Platform): MetricSource => ({
	name: 'outbox_messages',
	help: 'E-mails and SMS of the last 30 days that wait, and that failed for good.',
	labels: ['status', 'channel'],
	read: async () => {
		const rows = await countNotSent(db);
		return statuses.flatMap((status) =>
			channels.map((channel) => ({
				labels: { status, channel },
				value: rows.find((row) => row.status === status && row.channel === channel)?.messages ?? 0,
			})),
		);
	},
});
