/** An owner's price rules with the days they cover, what a rule would cover, and the occasions that have none yet. */
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import { hasOwnDates, type PriceRuleKind, usualSummer } from '#contract/price-rule-kinds.ts';
import type { OwnerPriceRules, PriceRulePreview, previewPriceRule } from '#contract/price-rules.ts';
import { addDays } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type OccasionPeriods, occasionPeriods, type Period } from '#server/platform/context/public-holidays.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { getOwnCar } from '../own-car.ts';
import type { CarRow } from '../sql.ts';
import { comingDays } from './apply.ts';
import { daysOf, type PriceRule, type PriceRuleTerms, periodsOf, priceOf, pricesOf, wholePeriodsOf } from './coverage.ts';
import { daysPricedByHand, rulesOf } from './sql.ts';

/** Occasions that begin later are not offered yet. */
const OFFER_DAYS = 180;
const offeredKinds = ['EID_AL_FITR', 'EID_AL_ADHA', 'RAMADAN', 'SUMMER'] as const satisfies readonly PriceRuleKind[];
/** The year is ignored, because a summer repeats. */
const SUMMER = { from: `2024-${usualSummer.from}`, to: `2024-${usualSummer.to}` };
const UNSAVED = 'unsaved';

type Body = { kind: PriceRuleKind } & Pick<InputOf<typeof previewPriceRule>['query'], 'percent' | 'dailyRateJod' | 'from' | 'to'>;

export const toTerms = ({ kind, percent, dailyRateJod, from, to }: Body): PriceRuleTerms => ({
	kind,
	percent: percent ?? null,
	dailyRateFils: dailyRateJod ?? null,
	from: from ?? null,
	to: to ?? null,
});

export async function readPriceRules(platform: Platform, caller: Caller, carId: string): Promise<OwnerPriceRules> {
	return presentPriceRules(platform, platform.db, await getOwnCar(platform.db, caller, carId));
}

export async function readPreview(
	platform: Platform,
	caller: Caller,
	carId: string,
	query: InputOf<typeof previewPriceRule>['query'],
): Promise<PriceRulePreview> {
	const car = await getOwnCar(platform.db, caller, carId);
	const rule = { id: UNSAVED, ...toTerms(query) };
	const isReplaced = ({ id, kind }: PriceRule) => id === query.ruleId || (kind === query.kind && kind !== 'CUSTOM');
	const rules = [...(await rulesOf(platform.db, carId)).filter((each) => !isReplaced(each)), rule];
	return coverageOf(await readPricing(platform, platform.db, car, rules), rule);
}

export async function presentPriceRules(platform: Platform, db: Queryable, car: CarRow): Promise<OwnerPriceRules> {
	const pricing = await readPricing(platform, db, car, await rulesOf(db, car.id));
	return {
		dailyRateJod: toJod(car.daily_rate_fils),
		rules: pricing.rules.map((rule) => ({
			id: rule.id,
			kind: rule.kind,
			percent: rule.percent,
			dailyRateJod: toJod(rule.dailyRateFils),
			...ownDates(rule, pricing),
			...coverageOf(pricing, rule),
		})),
		offers: offersOf(pricing),
	};
}

type Pricing = {
	rules: readonly PriceRule[];
	carRateFils: bigint | null;
	occasions: OccasionPeriods;
	days: Period;
	byHand: ReadonlySet<string>;
};

async function readPricing(platform: Platform, db: Queryable, car: CarRow, rules: readonly PriceRule[]): Promise<Pricing> {
	const days = comingDays(platform.clock.now());
	const occasions = await occasionPeriods(db, days);
	return { rules, carRateFils: car.daily_rate_fils, occasions, days, byHand: await daysPricedByHand(db, car.id, days) };
}

function coverageOf({ rules, carRateFils, occasions, days, byHand }: Pricing, rule: PriceRule) {
	const periods = periodsOf(rule, occasions, days);
	const prices = pricesOf(rules, carRateFils, occasions, days);
	const dates = periods.flatMap(daysOf);
	return {
		priceJod: toJod(priceOf(rule, carRateFils)),
		periods,
		days: dates.length,
		pricedDays: dates.filter((date) => !byHand.has(date) && prices.get(date)?.ruleId === rule.id).length,
	};
}

/** For a summer the next one to end, in full. */
function ownDates(rule: PriceRule, { occasions, days }: Pricing): Pick<PriceRule, 'from' | 'to'> {
	if (!hasOwnDates(rule.kind)) return { from: null, to: null };
	const next = wholePeriodsOf(rule, occasions, days).find(({ to }) => to > days.from);
	return next ?? { from: rule.from, to: rule.to };
}

/** The next of each kind without a rule, unless every day of it has a price set by hand. */
function offersOf({ rules, occasions, days, byHand }: Pricing): OwnerPriceRules['offers'] {
	const soon = { from: days.from, to: addDays(days.from, OFFER_DAYS) };
	return offeredKinds
		.filter((kind) => !rules.some((rule) => rule.kind === kind))
		.flatMap((kind) => {
			const [next] = periodsOf({ kind, percent: 0, dailyRateFils: null, ...SUMMER }, occasions, days);
			return next && next.from < soon.to ? [{ kind, ...next }] : [];
		})
		.filter((offer) => !daysOf(offer).every((date) => byHand.has(date)))
		.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

const toJod = (fils: bigint | null): string | null => (fils === null ? null : formatFils(fils));
