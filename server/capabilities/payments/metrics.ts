/** Metrics of payments: those that need a review, and the results of the last hour. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { MetricSource } from '#server/platform/http/metrics.ts';
import { countPayments } from './overview-sql.ts';

const HOUR_MS = 3_600_000;

export const paymentMetrics = ({ db, clock }: Platform): MetricSource[] => [
	{
		name: 'payments_in_review',
		help: 'Payments whose amount, currency or attempt differs from ours; an admin decides.',
		labels: [],
		read: async () => {
			const counts = await countPayments(db, 'IN_REVIEW');
			return [{ labels: {}, value: counts.reduce((sum, { payments }) => sum + payments, 0) }];
		},
	},
	{
		name: 'payments_last_hour',
		help: 'Attempts to pay that were begun within the last hour, by purpose and state.',
		labels: ['purpose', 'state'],
		read: async () => {
			const since = new Date(clock.now().getTime() - HOUR_MS);
			return (await countPayments(db, { since })).map(({ purpose, state, payments }) => ({ labels: { purpose, state }, value: payments }));
		},
	},
];
