/** Cancellation policies: the only list of them and the only place of their numbers. Amounts and texts are derived from it. */

/** In the order in which they are offered. Equal to the CHECK of `cars.cancellation_policy`; a test compares them. */
export const cancellationPolicies = ['FLEXIBLE', 'MODERATE', 'STRICT'] as const;
export type CancellationPolicy = (typeof cancellationPolicies)[number];

/** What people write for a policy in Arabic, in files of cars. Only the server reads it: no page loads it. */
export const policySpellings: Readonly<Record<CancellationPolicy, readonly string[]>> = {
	FLEXIBLE: ['مرنة'],
	MODERATE: ['متوسطة', 'معتدلة'],
	STRICT: ['صارمة', 'مشدّدة'],
};

/** How much of the rental is retained. A percentage is one of the whole rental; a day is one at the average price after the discount, without delivery. */
type Retention = { percent: number } | { days: number };

/** Codes of the API. Each is named after what it retains, which the sentences express in words. */
export const retentions = {
	EARLY: { percent: 0 },
	LESS_A_DAY: { days: 1 },
	HALF: { percent: 50 },
	NOTHING: { percent: 100 },
} as const satisfies Record<string, Retention>;
export type PolicyGround = keyof typeof retentions;

/** How long before the pickup. In the unit in which people read it. */
export type Lead = { hours: number } | { days: number };

export type CancellationRule = {
	/** From the longest lead to the shortest: a cancellation with at least this lead has this ground. */
	tiers: ReadonlyArray<{ lead: Lead; ground: PolicyGround }>;
	/** With less lead than the last tier requires, or without tiers. */
	below: PolicyGround;
};

export const cancellationRules = {
	FLEXIBLE: { tiers: [{ lead: { hours: 24 }, ground: 'EARLY' }], below: 'LESS_A_DAY' },
	MODERATE: { tiers: [{ lead: { hours: 48 }, ground: 'EARLY' }], below: 'HALF' },
	STRICT: {
		tiers: [
			{ lead: { days: 7 }, ground: 'EARLY' },
			{ lead: { hours: 48 }, ground: 'HALF' },
		],
		below: 'NOTHING',
	},
} as const satisfies Record<CancellationPolicy, CancellationRule>;

/** Reasons for which a policy retains something. */
export type RetainingGround<P extends CancellationPolicy> = Exclude<
	(typeof cancellationRules)[P]['tiers'][number]['ground'] | (typeof cancellationRules)[P]['below'],
	'EARLY'
>;

/** After the confirmation a renter may cancel free of charge for this long, under every policy. */
export const GRACE_HOURS = 1;
