/** An owner adds, changes and removes price rules. Existing bookings keep their price. */

import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#contract/audit.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { hasOwnDates, MAX_CUSTOM_RULES } from '#contract/price-rule-kinds.ts';
import type { addPriceRule as addCall, changePriceRule as changeCall, OwnerPriceRules } from '#contract/price-rules.ts';
import { ammanDate } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { carChanged } from '../events.ts';
import { lockOwnCarForUpdate } from '../own-car.ts';
import type { CarRow } from '../sql.ts';
import { applyPriceRules } from './apply.ts';
import type { PriceRule, PriceRuleTerms } from './coverage.ts';
import { presentPriceRules, toTerms } from './read.ts';
import { deleteRule, insertRule, rulesOf, updateRule } from './sql.ts';

type Addition = InputOf<typeof addCall>['body'];
type Change = InputOf<typeof changeCall>['body'];

export async function addPriceRule(platform: Platform, caller: Caller, carId: string, addition: Addition): Promise<OwnerPriceRules> {
	return inTransaction(platform.db, async (tx) => {
		const car = await lockOwnCarForUpdate(tx, caller, carId);
		const now = platform.clock.now();
		const rules = await rulesOf(tx, carId);
		const rule: PriceRule = { id: randomUUID(), ...toTerms(addition) };
		if (rule.kind !== 'CUSTOM' && rules.some(({ kind }) => kind === rule.kind)) throw refuse('PRICE_RULE_EXISTS');
		assertRoom(rule, rules);
		assertDates(rule, rules, ammanDate(now));
		await insertRule(tx, carId, rule, now);
		return finish(platform, tx, { caller, car, action: 'car.price_rule_added', after: rule });
	});
}

export async function changePriceRule(
	platform: Platform,
	caller: Caller,
	{ id: carId, ruleId }: InputOf<typeof changeCall>['params'],
	change: Change,
): Promise<OwnerPriceRules> {
	return inTransaction(platform.db, async (tx) => {
		const car = await lockOwnCarForUpdate(tx, caller, carId);
		const rules = await rulesOf(tx, carId);
		const before = ruleIn(rules, ruleId);
		const after = { ...before, ...changedParts(change) };
		if (change.from !== undefined) {
			if (!hasOwnDates(before.kind)) throw refuseField('from', 'DATES_OF_CALENDAR', caller.lang);
			assertDates(after, rules, ammanDate(platform.clock.now()));
		}
		await updateRule(tx, after);
		return finish(platform, tx, { caller, car, action: 'car.price_rule_changed', before, after });
	});
}

export async function removePriceRule(platform: Platform, caller: Caller, carId: string, ruleId: string): Promise<OwnerPriceRules> {
	return inTransaction(platform.db, async (tx) => {
		const car = await lockOwnCarForUpdate(tx, caller, carId);
		const before = ruleIn(await rulesOf(tx, carId), ruleId);
		await deleteRule(tx, carId, ruleId);
		return finish(platform, tx, { caller, car, action: 'car.price_rule_removed', before });
	});
}

/** Identifies a rule of any car: by its kind and, for kinds that may occur several times, by its dates. */
export type PriceRuleKey = Pick<PriceRuleTerms, 'kind' | 'from' | 'to'>;

/** The rule of this kind; for rules with own dates the one with exactly these. */
export async function ruleLike(db: Queryable, carId: string, key: PriceRuleKey): Promise<PriceRule | null> {
	return (await rulesOf(db, carId)).find((rule) => isLike(key, rule)) ?? null;
}

const isLike = (key: PriceRuleKey, { kind, from, to }: PriceRule): boolean =>
	key.kind === kind && (kind !== 'CUSTOM' || (key.from === from && key.to === to));

/** Sets the rule of this kind, or of exactly these dates, of a car whose row the caller has locked; null removes it. */
export async function putLockedRule(
	platform: Platform,
	tx: Transaction,
	{ caller, car }: { caller: Caller; car: CarRow },
	{ key, terms }: { key: PriceRuleKey; terms: PriceRuleTerms | null },
): Promise<void> {
	const rules = await rulesOf(tx, car.id);
	const before = rules.find((rule) => isLike(key, rule));
	if (!terms) {
		if (!before) return;
		await deleteRule(tx, car.id, before.id);
		return record(platform, tx, { caller, car, action: 'car.price_rule_removed', before });
	}
	const after: PriceRule = { id: before?.id ?? randomUUID(), ...terms };
	// A summer repeats, so its dates may belong to a past year.
	if (after.kind === 'CUSTOM') assertDates(after, rules, ammanDate(platform.clock.now()));
	if (before) {
		await updateRule(tx, after);
		return record(platform, tx, { caller, car, action: 'car.price_rule_changed', before, after });
	}
	assertRoom(after, rules);
	await insertRule(tx, car.id, after, platform.clock.now());
	return record(platform, tx, { caller, car, action: 'car.price_rule_added', after });
}

/** Throws TOO_MANY_PRICE_RULES. */
function assertRoom({ kind }: PriceRule, rules: readonly PriceRule[]): void {
	if (kind === 'CUSTOM' && rules.filter((rule) => rule.kind === 'CUSTOM').length >= MAX_CUSTOM_RULES)
		throw refuse('TOO_MANY_PRICE_RULES', { count: MAX_CUSTOM_RULES });
}

function ruleIn(rules: readonly PriceRule[], ruleId: string): PriceRule {
	const rule = rules.find(({ id }) => id === ruleId);
	if (!rule) throw refuse('PRICE_RULE_NOT_FOUND');
	return rule;
}

/** Throws DATES_IN_PAST, PRICE_RULES_OVERLAP. */
function assertDates(rule: PriceRule, rules: readonly PriceRule[], today: string): void {
	const { id, kind, from, to } = rule;
	if (from === null || to === null) return;
	if (to <= today) throw refuse('DATES_IN_PAST');
	const meets = (other: PriceRule) => other.from !== null && other.to !== null && other.from < to && from < other.to;
	if (kind === 'CUSTOM' && rules.some((other) => other.kind === 'CUSTOM' && other.id !== id && meets(other)))
		throw refuse('PRICE_RULES_OVERLAP');
}

function changedParts({ percent, dailyRateJod, from, to }: Change): Partial<PriceRuleTerms> {
	return {
		...(percent !== undefined && { percent, dailyRateFils: null }),
		...(dailyRateJod !== undefined && { percent: null, dailyRateFils: dailyRateJod }),
		...(from !== undefined && to !== undefined && { from, to }),
	};
}

type Finished = { caller: Caller; car: CarRow; action: AuditAction; before?: PriceRule; after?: PriceRule };

async function finish(platform: Platform, tx: Transaction, finished: Finished): Promise<OwnerPriceRules> {
	await record(platform, tx, finished);
	return presentPriceRules(platform, tx, finished.car);
}

async function record(platform: Platform, tx: Transaction, { caller, car, action, before, after }: Finished): Promise<void> {
	await applyPriceRules(platform, tx, car.id);
	const rule = { subject: 'car', subjectId: car.id } as const;
	await audit(platform, tx, { actorId: caller.personId, action, ...rule, before: auditable(before), after: auditable(after) });
	await platform.events.publish(platform, tx, carChanged, { carId: car.id });
}

const auditable = (rule: PriceRule | undefined) => rule && { ...rule, dailyRateFils: rule.dailyRateFils?.toString() ?? null };
