/** Reads the health of the marketplace: from rows where there are some, otherwise from what this process sees. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getHealth, HealthCheck, HealthCheckName, HealthState } from '#contract/health.ts';
import { ammanIso } from '#contract/time.ts';
import { type DeliveryChannels, troubledMessages } from '#server/capabilities/notifications/index.ts';
import { countPayments, type PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { countDuePayouts } from '#server/capabilities/payouts/index.ts';
import type { CircuitView } from '#server/platform/base/circuit-breaker.ts';
import { countOpenAlerts } from '#server/platform/context/alerts.ts';
import { backupAge, failedJobs, lateJobs } from './sql.ts';

/** State that the database does not have: that of this process. */
export type ProcessState = {
	/** Failed checks of this process, and since when it has observed them. */
	failures(): Promise<ReadonlyArray<{ name: string; forMs: number }>>;
	channels: Pick<DeliveryChannels, 'circuitOf'>;
};

/** As in deploy/alerts.yaml. */
const LIMITS = {
	jobSeconds: 120,
	messageSeconds: 600,
	failedMessages: 5,
	replicaSeconds: 30,
	payoutSeconds: 172_800,
	backupSeconds: 93_600,
} as const;
const HOUR_MS = 3_600_000;

/** Card gateways and the object storage, where it is a service. */
export function circuitsOf({ gateways, store }: PaymentPlatform): Array<{ service: string; circuit: CircuitView }> {
	return [
		...gateways.all.map(({ name, circuit }) => ({ service: name, circuit })),
		...(store.circuit ? [{ service: 'storage', circuit: store.circuit }] : []),
	];
}

/** In the order of the contract. A check that does not apply is left out. */
export async function readHealth(platform: PaymentPlatform, process: ProcessState): Promise<ResponseOf<typeof getHealth>> {
	const { db, clock } = platform;
	const now = clock.now();
	const ago = (ms: number) => new Date(now.getTime() - ms);
	const [failures, jobs, failed, messages, reviews, payouts, alerts, backup] = await Promise.all([
		process.failures(),
		lateJobs(db, LIMITS),
		failedJobs(db),
		troubledMessages(db, { lateBefore: ago(LIMITS.messageSeconds * 1000), failedSince: ago(HOUR_MS) }),
		countPayments(db, 'IN_REVIEW'),
		countDuePayouts(db, now),
		countOpenAlerts(db),
		backupAge(db),
	]);
	const ofProcess = (check: HealthCheckName, name: string) => {
		const failure = failures.find((each) => each.name === name);
		return stateOf(check, 'BROKEN', failure ? 1 : 0, failure && ago(failure.forMs));
	};
	const ofCircuits = (check: HealthCheckName, circuits: readonly CircuitView[]) => {
		const down = circuits.filter((circuit) => circuit.isServiceDown());
		return stateOf(check, 'BROKEN', down.length, ago(Math.max(0, ...down.map((circuit) => circuit.trippedForMs()))));
	};
	const ofChannel = (check: 'email' | 'sms', channel: 'EMAIL' | 'SMS') => {
		const circuit = process.channels.circuitOf(channel);
		return ofCircuits(check, circuit ? [circuit] : []);
	};
	const inReview = alerts.find(({ kind }) => kind === 'PAYMENT_DOES_NOT_FIT');
	const otherAlerts = alerts.filter((alert) => alert !== inReview);
	const latePayouts = payouts.oldest && payouts.oldest < ago(LIMITS.payoutSeconds * 1000) ? payouts.payouts : 0;
	const failedMessages = messages.failed.messages > LIMITS.failedMessages ? messages.failed.messages : 0;
	return {
		checkedAt: ammanIso(now),
		checks: [
			ofProcess('database', 'database'),
			ofProcess('storage', 'storage'),
			ofCircuits(
				'gateways',
				platform.gateways.all.map(({ circuit }) => circuit),
			),
			ofChannel('email', 'EMAIL'),
			ofChannel('sms', 'SMS'),
			ofProcess('worker', 'jobs'),
			stateOf('jobsDue', 'LATE', jobs.count, jobs.oldest),
			stateOf('jobsFailed', 'BROKEN', failed.count, failed.oldest),
			stateOf('messagesLate', 'LATE', messages.late.messages, messages.late.oldest),
			stateOf('messagesFailed', 'BROKEN', failedMessages, messages.failed.oldest),
			...replicaCheck(platform, now),
			...(backup ? [stateOf('backup', 'LATE', backup.seconds > LIMITS.backupSeconds ? 1 : 0, backup.since)] : []),
			stateOf('reviews', 'LATE', sumOf(reviews.map(({ payments }) => payments)), inReview?.oldest),
			stateOf('payouts', 'LATE', latePayouts, payouts.oldest),
			stateOf('alerts', 'LATE', sumOf(otherAlerts.map((alert) => alert.alerts)), earliest(otherAlerts.map(({ oldest }) => oldest))),
		],
	};
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const earliest = (moments: readonly Date[]): Date | undefined => moments.toSorted((a, b) => a.getTime() - b.getTime())[0];

/** `otherwise`: the state if there are any. */
function stateOf(
	check: HealthCheckName,
	otherwise: Exclude<HealthState, 'OK'>,
	count: number,
	since: Date | null | undefined,
): HealthCheck {
	if (count === 0) return { check, state: 'OK', since: null, count };
	return { check, state: otherwise, since: since ? ammanIso(since) : null, count };
}

/** Those that do not answer before those that are late: meanwhile their reads go to the primary. */
function replicaCheck({ replicas }: PaymentPlatform, now: Date): HealthCheck[] {
	if (replicas.behindSeconds === 0) return [];
	const late = replicas.states().filter(({ isMissing, lagMs }) => isMissing || lagMs > LIMITS.replicaSeconds * 1000);
	const isBroken = late.some(({ isMissing }) => isMissing);
	const longestMs = Math.max(0, ...late.map(({ lagMs }) => lagMs));
	return [stateOf('replica', isBroken ? 'BROKEN' : 'LATE', late.length, isBroken ? null : new Date(now.getTime() - longestMs))];
}
