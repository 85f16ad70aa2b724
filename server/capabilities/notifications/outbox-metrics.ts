/** Metrics of waiting and failed messages, and of deliveries that may have been repeated. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { MetricSource } from '#server/platform/http/metrics.ts';
import { countNotSent, countUncertain } from './outbox-sql.ts';

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

export const uncertainDeliveries = ({ db }: Platform): MetricSource => ({
	name: 'outbox_uncertain_attempts',
	help: 'Attempts of the last 30 days whose process ended before the result was recorded; the message was sent again.',
	labels: ['channel'],
	read: async () => {
		const rows = await countUncertain(db);
		return channels.map((channel) => ({ labels: { channel }, value: rows.find((row) => row.channel === channel)?.attempts ?? 0 }));
	},
});
