/**
 * Search, the car page's calendar, the quote and the booking call must always agree on availability and price. Checked after
 * each step of random histories of blocks, prices, price rules, terms and bookings, against a simple model.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookedDates } from '#contract/availability.ts';
import { requestBooking } from '#contract/bookings.ts';
import { changeOwnerCalendar, putTerms } from '#contract/calendar.ts';
import { type DiscountTier, termLimits } from '#contract/car-terms.ts';
import { addPriceRule, changePriceRule, removePriceRule } from '#contract/price-rules.ts';
import { getQuote } from '#contract/quotes.ts';
import { searchCars } from '#contract/search.ts';
import { addDays, ammanIso, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
const RUNS = process.env.FULL ? 2000 : 100;
/** A city without cars of other tests, so that a search finds this car or nothing. */
const CITY = 'Ajloun';
const FIRST = '2031-03-02';
const HORIZON_DAYS = 16;

const day = fc.integer({ min: 0, max: HORIZON_DAYS });
const length = fc.integer({ min: 1, max: 5 });
const rate = fc.integer({ min: 100, max: 9000 }).map((tens) => tens * 10);
const terms = fc.record({
	rate,
	discounts: fc.uniqueArray(fc.record({ days: fc.constantFrom<DiscountTier>(3, 7, 30), percent: fc.integer({ min: 1, max: 90 }) }), {
		selector: ({ days }) => days,
	}),
	minDays: fc.integer({ min: 1, max: 4 }),
	notice: fc.constantFrom(0, 1, 23, 24, 49, 96),
	turnaround: fc.constantFrom(0, 1, 4, 26),
	fee: fc.option(fc.integer({ min: 0, max: 3000 }).map((tens) => tens * 10)),
});
/** In half hours from now. */
const stay = fc.record({
	start: fc.integer({ min: -4, max: HORIZON_DAYS * 48 }),
	halfHours: fc.integer({ min: 1, max: 9 * 48 }),
	delivered: fc.boolean(),
});
const step = fc.oneof(
	fc.record({ kind: fc.constant('days' as const), day, length, blocked: fc.boolean() }),
	fc.record({
		kind: fc.constant('price' as const),
		day,
		length,
		rate: fc.option(rate),
	}),
	fc.record({
		kind: fc.constant('rule' as const),
		of: fc.constantFrom('WEEKEND' as const, 'CUSTOM' as const),
		day,
		length,
		price: fc.option(fc.oneof(fc.record({ percent: fc.integer({ min: -50, max: 300 }) }), fc.record({ rate }))),
	}),
	fc.record({ kind: fc.constant('terms' as const), terms }),
	fc.record({ kind: fc.constant('book' as const), stay }),
);
type Terms = typeof terms extends fc.Arbitrary<infer T> ? T : never;
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type RuleStep = Extract<Step, { kind: 'rule' }>;
type Rule = { id: string; price: NonNullable<RuleStep['price']>; dates: readonly string[] };
type Stay = typeof stay extends fc.Arbitrary<infer T> ? T : never;

/** Model of one car: every occupied interval, every date price set by hand, and the price rules. */
class Account {
	terms: Terms;
	readonly bookings: Array<[from: number, to: number]> = [];
	readonly blocked = new Set<string>();
	readonly prices = new Map<string, number>();
	readonly rules = new Map<RuleStep['of'], Rule>();
	constructor(first: Terms) {
		this.terms = first;
	}

	isFree(from: number, to: number): boolean {
		const end = to + this.terms.turnaround * HOUR_MS;
		if (this.bookings.some(([start, until]) => start < end && from < until)) return false;
		return ![...this.blocked].some((date) => {
			const midnight = Date.parse(`${date}T00:00:00+03:00`);
			return midnight < end && from < midnight + DAY_MS;
		});
	}

	problem(from: number, to: number, delivered: boolean): string | null {
		const days = Math.ceil((to - from) / DAY_MS);
		if (from < START.getTime()) return 'PICKUP_IN_PAST';
		if (from - START.getTime() < this.terms.notice * HOUR_MS) return 'NOTICE_TOO_SHORT';
		if (days < this.terms.minDays) return 'RENTAL_TOO_SHORT';
		if (delivered && this.terms.fee === null) return 'DELIVERY_NOT_OFFERED';
		return this.isFree(from, to) ? null : 'CAR_ALREADY_BOOKED';
	}

	/** Price by hand, then of the rule with own dates, then of the weekend. */
	priceOn(date: string): number {
		const isWeekend = [4, 5, 6].includes(new Date(date).getUTCDay());
		const custom = this.rules.get('CUSTOM');
		const rule = custom?.dates.includes(date) ? custom : isWeekend ? this.rules.get('WEEKEND') : undefined;
		const ofRule = rule && ('rate' in rule.price ? rule.price.rate : this.percentOfRate(rule.price.percent));
		return this.prices.get(date) ?? ofRule ?? this.terms.rate;
	}

	percentOfRate(percent: number): number {
		const { min, max } = termLimits.dailyRateFils;
		return Math.min(max, Math.max(min, Math.floor((this.terms.rate * (100 + percent) + 500) / 1000) * 10));
	}

	total(from: number, to: number, delivered: boolean): number {
		let [base, days] = [0, 0];
		for (let begins = from; begins < to; begins += DAY_MS) {
			base += this.priceOn(new Date(begins + 3 * HOUR_MS).toISOString().slice(0, 10));
			days += 1;
		}
		const percent = Math.max(0, ...this.terms.discounts.filter((tier) => days >= tier.days).map((tier) => tier.percent));
		return base - Math.ceil((base * percent) / 1000) * 10 + (delivered ? (this.terms.fee ?? 0) : 0);
	}
}

let owner: Person;
let renters: Person[];
beforeAll(async () => {
	owner = await aPerson(world);
	renters = [await aPerson(world), await aPerson(world)];
});

const jod = (fils: number) => (fils / 1000).toFixed(3);
const fils = (text: string) => Math.round(Number(text) * 1000);

async function put(carId: string, requested: Terms): Promise<void> {
	await owner.browser.call(putTerms, {
		params: { id: carId },
		body: {
			dailyRateJod: jod(requested.rate),
			discounts: requested.discounts,
			minDays: requested.minDays,
			advanceNoticeHours: requested.notice,
			turnaroundHours: requested.turnaround,
			deliveryZones: requested.fee === null ? [] : [{ zone: 'Aqaba', feeJod: jod(requested.fee) }],
			extraKmJod: '0.05',
			fuelEighthJod: '3',
			cancellationPolicy: 'MODERATE',
			instantBook: false,
		},
	});
}

function momentsOf({ start, halfHours }: Stay): [number, number] {
	const from = START.getTime() + (start * HOUR_MS) / 2;
	return [from, from + (halfHours * HOUR_MS) / 2];
}

/** Queries all four about one stay, then books it if `booking`: all must agree. */
async function ask(carId: string, account: Account, requested: Stay, booking: boolean): Promise<void> {
	const [from, to] = momentsOf(requested);
	const visitor = world.visitor();
	const times = { from: ammanIso(new Date(from)), to: ammanIso(new Date(to)) };
	const delivery = requested.delivered ? { zone: 'Aqaba' as const } : undefined;
	const [quote, found, ranges] = await Promise.all([
		visitor.call(getQuote, { params: { id: carId }, query: { ...times, ...delivery } }),
		visitor.call(searchCars, { query: { city: CITY, ...times, limit: '100' } as never }),
		visitor.call(bookedDates, { params: { id: carId } }),
	]);
	const problem = account.problem(from, to, requested.delivered);
	expect(quote).toMatchObject({ reason: problem, available: problem === null });
	expect(fils(quote.totalJod)).toBe(account.total(from, to, requested.delivered));
	expect(found.some(({ id }) => id === carId)).toBe(account.problem(from, to, false) === null);
	const meets = ranges.some(({ startDate, endDate }) => Date.parse(startDate) < to && from < Date.parse(endDate));
	if (from >= START.getTime()) expect(meets).toBe(!account.isFree(from, to));
	if (!booking) return;
	// Two renters alternate, so that a renter does not meet their own hold.
	const renter = renters[account.bookings.length % 2] as Person;
	const answer = await renter.browser.try(requestBooking, {
		body: {
			carId,
			startAt: times.from,
			endAt: times.to,
			extras: { delivery: delivery && { ...delivery, address: 'At the port' } },
			totalJod: quote.totalJod,
			depositJod: quote.depositJod,
		},
	});
	const { code, totalJod } = answer.body as { code?: string; totalJod?: string };
	expect(code === 'OWN_HOLD_OVERLAPS' ? 'CAR_ALREADY_BOOKED' : (code ?? null)).toBe(problem);
	if (problem !== null) return;
	expect(totalJod).toBe(quote.totalJod);
	account.bookings.push([from, to + account.terms.turnaround * HOUR_MS]);
}

/** Creates the rule, or changes the one of this kind, or removes it. */
async function setRule(carId: string, account: Account, { of, price, day: from, length: days }: RuleStep): Promise<void> {
	const before = account.rules.get(of);
	if (price === null) {
		if (before) await owner.browser.call(removePriceRule, { params: { id: carId, ruleId: before.id } });
		account.rules.delete(of);
		return;
	}
	const typed = 'rate' in price ? { dailyRateJod: jod(price.rate) } : { percent: price.percent };
	const dates = of === 'CUSTOM' ? { from: addDays(FIRST, from), to: addDays(FIRST, from + days) } : {};
	const body = { ...typed, ...dates };
	const { rules } = before
		? await owner.browser.call(changePriceRule, { params: { id: carId, ruleId: before.id }, body })
		: await owner.browser.call(addPriceRule, { params: { id: carId }, body: { kind: of, ...body } });
	const id = rules.find(({ kind }) => kind === of)?.id ?? '';
	account.rules.set(of, { id, price, dates: Array.from({ length: days }, (_, index) => addDays(FIRST, from + index)) });
}

async function take(carId: string, account: Account, next: Step): Promise<void> {
	if (next.kind === 'book') return ask(carId, account, next.stay, true);
	if (next.kind === 'rule') return setRule(carId, account, next);
	if (next.kind === 'terms') {
		await put(carId, next.terms);
		account.terms = next.terms;
		return;
	}
	const dates = Array.from({ length: next.length }, (_, index) => addDays(FIRST, next.day + index));
	const body = { from: dates[0] as string, to: addDays(FIRST, next.day + next.length) };
	const change = next.kind === 'days' ? { blocked: next.blocked } : { dailyRateJod: next.rate === null ? null : jod(next.rate) };
	const { status } = await owner.browser.try(changeOwnerCalendar, { params: { id: carId }, body: { ...body, ...change } });
	if (next.kind === 'price') {
		expect(status).toBe(200);
		for (const date of dates) next.rate === null ? account.prices.delete(date) : account.prices.set(date, next.rate);
		return;
	}
	const [start, end] = [Date.parse(`${body.from}T00:00:00+03:00`), Date.parse(`${body.to}T00:00:00+03:00`)];
	const meets = account.bookings.some(([from, to]) => from < end && start < to);
	expect(status).toBe(next.blocked && meets ? 409 : 200);
	if (status === 200) for (const date of dates) next.blocked ? account.blocked.add(date) : account.blocked.delete(date);
}

describe('search, calendar, quote and booking', () => {
	it(
		`agree, over ${RUNS} histories`,
		async () => {
			await fc.assert(
				fc.asyncProperty(terms, fc.array(fc.tuple(step, stay), { minLength: 2, maxLength: 7 }), async (first, history) => {
					const { id } = await aCar(world, owner, { city: CITY });
					try {
						await put(id, first);
						const account = new Account(first);
						for (const [next, question] of history) {
							await take(id, account, next);
							await ask(id, account, question, false);
						}
					} finally {
						await retire(id);
					}
				}),
				{ numRuns: RUNS, endOnFailure: true },
			);
		},
		RUNS * 1000,
	);
});

/** Removes the car from search for the next history, and frees the renters' limit of holds. */
async function retire(carId: string): Promise<void> {
	const { pool } = world.running.platform;
	await pool.query('DELETE FROM car_search WHERE car_id = $1', [carId]);
	await pool.query(`UPDATE bookings SET status = 'CANCELLED', cancel_code = 'PAYMENT_TIMEOUT' WHERE car_id = $1`, [carId]);
}
