/** The sentences about cancelling, with the numbers of the policies' rules in them. */
import type { RefundGround } from '#contract/booking-life.ts';
import {
	type CancellationPolicy,
	type CancellationRule,
	cancellationRules,
	GRACE_HOURS,
	type Lead,
	type RetainingGround,
} from '#contract/cancellation-policies.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { Format } from '#web/i18n/format.ts';
import type { CancellationTexts } from './texts.en.ts';

/**
 * `refund`: what is refunded, for an owner who chooses a policy. `charge`: what is charged, for the parties of a booking. `retained`: why the refund
 * is not full, for each ground on which the policy retains something.
 */
export type PolicyTexts = {
	[P in CancellationPolicy]: {
		name: string;
		heading: string;
		refund: string;
		charge: string;
		retained: Record<RetainingGround<P>, string>;
	};
};

/** The grounds with the same text under every policy. */
export type CommonGround = Exclude<RefundGround, 'GRACE' | RetainingGround<CancellationPolicy>>;

export function policySentence(texts: CancellationTexts, policy: CancellationPolicy, kind: 'refund' | 'charge', format: Format): string {
	return fillLeads(texts, policy, texts.policies[policy][kind], format);
}

/** Until when a cancellation is free of charge with this pickup. */
export function freeUntil(policy: CancellationPolicy, startAt: string): Date {
	const { tiers }: CancellationRule = cancellationRules[policy];
	const free = tiers.find(({ ground }) => ground === 'EARLY');
	const pickup = Date.parse(startAt);
	if (!free) return new Date(pickup);
	return new Date(pickup - ('days' in free.lead ? free.lead.days * DAY_MS : free.lead.hours * HOUR_MS));
}

/** Names by policy, such as `{ FLEXIBLE: 'Flexible' }`. */
export const policyNamesByCode = ({ policies }: CancellationTexts): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(policies).map(([policy, { name }]) => [policy, name]));

/** Terms common to all policies. */
export const alwaysSentence = (texts: CancellationTexts, format: Format): string => format.plural(texts.always, GRACE_HOURS);

/** Explains the refund. Throws for a ground that the policy does not have. */
export function groundSentence(
	texts: CancellationTexts,
	common: Readonly<Record<CommonGround, string>>,
	{ policy, ground }: { policy: CancellationPolicy; ground: RefundGround },
	format: Format,
): string {
	if (ground === 'GRACE') return format.plural(texts.grace, GRACE_HOURS);
	const sentences: Readonly<Partial<Record<RefundGround, string>>> = { ...common, ...texts.policies[policy].retained };
	const sentence = sentences[ground];
	if (sentence === undefined) throw new Error(`the policy ${policy} has no ground ${ground}`);
	return fillLeads(texts, policy, sentence, format);
}

function fillLeads(texts: CancellationTexts, policy: CancellationPolicy, sentence: string, format: Format): string {
	const { tiers }: CancellationRule = cancellationRules[policy];
	const inWords = (lead: Lead) => ('days' in lead ? format.plural(texts.leadDays, lead.days) : format.plural(texts.leadHours, lead.hours));
	return tiers.reduce((text, { ground, lead }) => text.replaceAll(`{${ground}}`, inWords(lead)), sentence);
}
