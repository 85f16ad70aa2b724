/** Every query on price rules, and on the date prices that come from them. */
import { type Selectable, sql } from 'kysely';
import type { PriceRuleKind } from '#contract/price-rule-kinds.ts';
import type { Period } from '#server/platform/context/public-holidays.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { PriceRule, PriceRuleTerms, RulePrice } from './coverage.ts';

const toRule = (row: Selectable<DB['car_price_rules']>): PriceRule => ({
	id: row.id,
	kind: row.kind,
	percent: row.percent,
	dailyRateFils: row.daily_rate_fils,
	from: row.starts_on,
	to: row.ends_before,
});

const toColumns = ({ percent, dailyRateFils, from, to }: PriceRuleTerms) => ({
	percent,
	daily_rate_fils: dailyRateFils,
	starts_on: from,
	ends_before: to,
});

/** Oldest first. */
export async function rulesOf(db: Queryable, carId: string): Promise<PriceRule[]> {
	const rows = await db.selectFrom('car_price_rules').selectAll().where('car_id', '=', carId).orderBy('created_at').orderBy('id').execute();
	return rows.map(toRule);
}

export async function insertRule(tx: Transaction, carId: string, { id, ...terms }: PriceRule, now: Date): Promise<void> {
	await tx
		.insertInto('car_price_rules')
		.values({ id, car_id: carId, kind: terms.kind, ...toColumns(terms), created_at: now })
		.execute();
}

export async function updateRule(tx: Transaction, { id, ...terms }: PriceRule): Promise<void> {
	await tx.updateTable('car_price_rules').set(toColumns(terms)).where('id', '=', id).execute();
}

/** The prices of its days are deleted with it. */
export async function deleteRule(tx: Transaction, carId: string, id: string): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await tx.deleteFrom('car_price_rules').where('id', '=', id).execute();
}

/** Rules whose dates are over have no effect any more. */
export async function deleteRulesOver(tx: Transaction, today: string): Promise<void> {
	await tx.deleteFrom('car_price_rules').where('kind', '=', 'CUSTOM').where('ends_before', '<=', today).execute();
}

/** Cars with rules, in the order of their ids, in which all transactions lock several cars. */
export async function carsWithRules(db: Queryable, after: string | null, limit: number): Promise<string[]> {
	let cars = db.selectFrom('cars').select('id').where('deleted_at', 'is', null);
	if (after !== null) cars = cars.where('id', '>', after);
	const rows = await cars
		.where((eb) => eb.exists(eb.selectFrom('car_price_rules').whereRef('car_price_rules.car_id', '=', 'cars.id')))
		.orderBy('id')
		.limit(limit)
		.execute();
	return rows.map((row) => row.id);
}

/**
 * Replaces all prices that come from rules by these. Prices set by hand stay. Returns whether anything changed.
 * The caller holds the lock on the car.
 */
export async function replaceRulePrices(tx: Transaction, carId: string, prices: ReadonlyMap<string, RulePrice>): Promise<boolean> {
	const all = [...prices.values()];
	const { rows } = await sql<{ changed: boolean }>`WITH computed AS (
			SELECT * FROM unnest(${[...prices.keys()]}::date[], ${all.map(({ fils }) => fils.toString())}::bigint[], ${all.map(({ ruleId }) => ruleId)}::uuid[])
				AS price (date, fils, rule_id)
		), removed AS (
			DELETE FROM car_date_prices old WHERE car_id = ${carId} AND rule_id IS NOT NULL
				AND NOT EXISTS (SELECT FROM computed WHERE computed.date = old.date) RETURNING 1
		), written AS (
			INSERT INTO car_date_prices AS old (car_id, date, daily_rate_fils, rule_id) SELECT ${carId}, date, fils, rule_id FROM computed
			ON CONFLICT (car_id, date) DO UPDATE SET daily_rate_fils = excluded.daily_rate_fils, rule_id = excluded.rule_id
				WHERE old.rule_id IS NOT NULL AND (old.daily_rate_fils, old.rule_id) IS DISTINCT FROM (excluded.daily_rate_fils, excluded.rule_id)
			RETURNING 1
		)
		SELECT EXISTS (SELECT FROM removed) OR EXISTS (SELECT FROM written) AS changed`.execute(tx);
	const changed = rows[0]?.changed ?? false;
	if (changed) invalidateTags(tx, `car:${carId}`);
	return changed;
}

/** Days that the owner priced themselves. */
export async function daysPricedByHand(db: Queryable, carId: string, { from, to }: Period): Promise<Set<string>> {
	const rows = await db
		.selectFrom('car_date_prices')
		.select('date')
		.where('car_id', '=', carId)
		.where('rule_id', 'is', null)
		.where('date', '>=', from)
		.where('date', '<', to)
		.execute();
	return new Set(rows.map((row) => row.date));
}

/** The rule that a day's price comes from; prices set by hand are left out. */
export async function ruleKindsByDate(db: Queryable, carId: string, { from, to }: Period): Promise<Map<string, PriceRuleKind>> {
	const rows = await db
		.selectFrom('car_date_prices')
		.innerJoin('car_price_rules', 'car_price_rules.id', 'car_date_prices.rule_id')
		.select(['car_date_prices.date', 'car_price_rules.kind'])
		.where('car_date_prices.car_id', '=', carId)
		.where('car_date_prices.date', '>=', from)
		.where('car_date_prices.date', '<', to)
		.execute();
	return new Map(rows.map((row) => [row.date, row.kind]));
}
