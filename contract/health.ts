/** Health of the marketplace, for admins: what works, what is late, and what is broken. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const healthChecks = [
	'database',
	'storage',
	'gateways',
	'email',
	'sms',
	'worker',
	'jobsDue',
	'jobsFailed',
	'messagesLate',
	'messagesFailed',
	'replica',
	'backup',
	'reviews',
	'payouts',
	'alerts',
] as const;
export type HealthCheckName = (typeof healthChecks)[number];

/** LATE: it works, but later than it should, or waits for a person. BROKEN: it does not work. */
export const healthStates = ['OK', 'LATE', 'BROKEN'] as const;
export type HealthState = (typeof healthStates)[number];

export const healthCheck = z.object({
	check: z.enum(healthChecks),
	state: z.enum(healthStates),
	/** Since when it is not OK: the time of the oldest row, or when this process first noticed. Null if it is OK, or not known. */
	since: z.string().nullable(),
	/** How many are late or broken; 0 if it is OK. */
	count: z.int(),
});
export type HealthCheck = z.output<typeof healthCheck>;

export const getHealth = endpoint({
	method: 'GET',
	path: '/api/admin/health',
	summary: 'What works, what is late and what is broken, and since when. Replica and backups are listed only if they exist.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	response: z.object({ checkedAt: z.string(), checks: z.array(healthCheck) }),
});

/** Anchor of the section of docs/operations.md that says what to do. */
export const healthRunbooks = {
	database: 'servers-and-requests',
	storage: 'other-services',
	gateways: 'other-services',
	email: 'messages',
	sms: 'messages',
	worker: 'jobs',
	jobsDue: 'jobs',
	jobsFailed: 'jobs',
	messagesLate: 'messages',
	messagesFailed: 'messages',
	replica: 'servers-and-requests',
	backup: 'backup',
	reviews: 'money-after-a-payment',
	payouts: 'paying-owners',
	alerts: 'alerts',
} as const satisfies Record<HealthCheckName, string>;
