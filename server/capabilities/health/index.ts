/** Public interface of health: what works, what is late and what is broken. */
import { getHealth } from '#contract/health.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { MetricSource } from '#server/platform/http/metrics.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { circuitsOf, type ProcessState, readHealth } from './read-health.ts';
import { backupAge, longestWaits } from './sql.ts';

export type { ProcessState } from './read-health.ts';
export { recordBackup } from './sql.ts';

export const healthRoutes = (platform: PaymentPlatform, state: ProcessState): Route[] => [
	bind(getHealth, () => readHealth(platform, state)),
];

export const serviceCircuits = (platform: PaymentPlatform): MetricSource => ({
	name: 'service_circuit_open',
	help: 'Card gateways and object storage: 1 while the service is known not to answer.',
	labels: ['service'],
	read: async () => circuitsOf(platform).map(({ service, circuit }) => ({ labels: { service }, value: circuit.isServiceDown() ? 1 : 0 })),
});

export const lateJobsMetric = ({ db }: PaymentPlatform): MetricSource => ({
	name: 'jobs_oldest_due_seconds',
	help: 'For how long the oldest job that should run now has been kept waiting, by channel of deliveries; 0 if none waits.',
	labels: ['channel'],
	read: async () => (await longestWaits(db)).map(({ channel, seconds }) => ({ labels: { channel }, value: seconds })),
});

export const backupMetric = ({ db }: PaymentPlatform): MetricSource => ({
	name: 'backup_age_seconds',
	help: 'How old the newest backup is, or the first attempt while none has ended well; missing if none was begun.',
	labels: [],
	read: async () => {
		const age = await backupAge(db);
		return age ? [{ labels: {}, value: age.seconds }] : [];
	},
});
