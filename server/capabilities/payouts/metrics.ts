/** Metrics of payouts that an admin can send. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { MetricSource } from '#server/platform/http/metrics.ts';
import { countDuePayouts } from './sql.ts';

export const payoutMetrics = ({ db, clock }: Platform): MetricSource[] => [
	{
		name: 'payouts_due',
		help: 'Payouts to owners that can be sent now.',
		labels: [],
		read: async () => [{ labels: {}, value: (await countDuePayouts(db, clock.now())).payouts }],
	},
	{
		name: 'payouts_oldest_due_seconds',
		help: 'Since when the oldest of them is due; 0 if none is.',
		labels: [],
		read: async () => {
			const { oldest } = await countDuePayouts(db, clock.now());
			return [{ labels: {}, value: oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0 }];
		},
	},
];
