import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { changeOwnerCalendar, getOwnerCalendar, getTerms, putTerms } from '#contract/calendar.ts';
import { setCarPricing } from '#contract/listing.ts';
import type { PriceRuleKind } from '#contract/price-rule-kinds.ts';
import {
	addPriceRule,
	changePriceRule,
	getPriceRules,
	type OwnerPriceRules,
	previewPriceRule,
	removePriceRule,
} from '#contract/price-rules.ts';
import { getQuote } from '#contract/quotes.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, job } from '#server/platform/jobs/jobs.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
/** Eid al-Adha of 2031 is from Tuesday 1 to Saturday 5 April; the clock is at Sunday 2 March. */
const EID = { from: '2031-04-01', to: '2031-04-06' };
let owner: Person;
let car: { id: string };
const params = () => ({ id: car.id });
beforeEach(async () => {
	owner = await aPerson(world);
	car = await aCar(world, owner, { dailyRateFils: 40_000n });
});

type Body = { kind: PriceRuleKind; percent?: number; dailyRateJod?: string; from?: string; to?: string };
const add = (body: Body) => owner.browser.call(addPriceRule, { params: params(), body });
const refused = (body: Body) => owner.browser.refused(addPriceRule, { params: params(), body });
const idOf = ({ rules }: OwnerPriceRules, kind: PriceRuleKind) => rules.find((rule) => rule.kind === kind)?.id ?? expect.fail(`no ${kind}`);
const byHand = (from: string, to: string, dailyRateJod: string | null) =>
	owner.browser.call(changeOwnerCalendar, { params: params(), body: { from, to, dailyRateJod } });
/** `04-01 60.00 EID_AL_ADHA` */
const prices = async (from: string = EID.from, to: string = EID.to) => {
	const calendar = await owner.browser.call(getOwnerCalendar, { params: params(), query: { from, to } });
	return calendar.prices.map(({ date, dailyRateJod, rule }) => `${date.slice(5)} ${dailyRateJod} ${rule ?? 'by hand'}`);
};
const total = async (from: string, to: string) =>
	(await world.visitor().call(getQuote, { params: params(), query: { from, to } })).totalJod;
const runNightly = () =>
	inTransaction(world.running.platform.db, (tx) => enqueue(tx, job('cars.roll-price-rules', z.unknown()), {})).then(() => world.runJobs());

describe('a price rule', () => {
	it('becomes date prices, which the quote contains', async () => {
		const { rules } = await add({ kind: 'EID_AL_ADHA', percent: 50 });
		expect(rules).toMatchObject([
			{
				kind: 'EID_AL_ADHA',
				percent: 50,
				dailyRateJod: null,
				priceJod: '60.00',
				periods: [EID],
				days: 5,
				pricedDays: 5,
				from: null,
				to: null,
			},
		]);
		expect(await prices('2031-03-31', '2031-04-07')).toEqual(['01', '02', '03', '04', '05'].map((day) => `04-${day} 60.00 EID_AL_ADHA`));
		expect(await total('2031-03-31', '2031-04-02')).toBe('100.00');
	});

	it('does not apply on days with prices set by hand, which stay when it is changed, and applies again where they are removed', async () => {
		await byHand('2031-04-02', '2031-04-04', '70');
		const id = idOf(await add({ kind: 'EID_AL_ADHA', percent: 50 }), 'EID_AL_ADHA');
		await byHand('2031-04-04', '2031-04-05', '80');
		const changed = await owner.browser.call(changePriceRule, { params: { ...params(), ruleId: id }, body: { dailyRateJod: '٥٥' } });
		expect(changed.rules).toMatchObject([{ percent: null, dailyRateJod: '55.00', priceJod: '55.00', days: 5, pricedDays: 2 }]);
		const [rule, hand] = ['EID_AL_ADHA', 'by hand'];
		expect(await prices()).toEqual([
			`04-01 55.00 ${rule}`,
			`04-02 70.00 ${hand}`,
			`04-03 70.00 ${hand}`,
			`04-04 80.00 ${hand}`,
			`04-05 55.00 ${rule}`,
		]);
		await byHand('2031-04-01', '2031-04-04', null);
		expect(await prices()).toEqual([
			`04-01 55.00 ${rule}`,
			`04-02 55.00 ${rule}`,
			`04-03 55.00 ${rule}`,
			`04-04 80.00 ${hand}`,
			`04-05 55.00 ${rule}`,
		]);
	});

	it('does not apply on days of a more specific one, and applies again when that is removed', async () => {
		await add({ kind: 'WEEKEND', percent: 10 });
		const id = idOf(await add({ kind: 'EID_AL_ADHA', percent: 50 }), 'EID_AL_ADHA');
		expect(await prices('2031-04-04', '2031-04-06')).toEqual(['04-04 60.00 EID_AL_ADHA', '04-05 60.00 EID_AL_ADHA']);
		const { rules } = await owner.browser.call(removePriceRule, { params: { ...params(), ruleId: id } });
		expect(rules.map(({ kind }) => kind)).toEqual(['WEEKEND']);
		// Thursday to Saturday.
		expect(await prices()).toEqual(['04-03 44.00 WEEKEND', '04-04 44.00 WEEKEND', '04-05 44.00 WEEKEND']);
	});

	it('with a percentage follows the daily rate at once, a fixed price does not', async () => {
		await add({ kind: 'EID_AL_ADHA', percent: 50 });
		await add({ kind: 'CUSTOM', dailyRateJod: '90', from: '2031-05-01', to: '2031-05-02' });
		await owner.browser.call(setCarPricing, { params: params(), body: { type: 'BASE', dailyRateJod: '20' } });
		expect(await prices('2031-04-05', '2031-05-02')).toEqual(['04-05 30.00 EID_AL_ADHA', '05-01 90.00 CUSTOM']);
		const terms = await owner.browser.call(getTerms, { params: params() });
		await owner.browser.call(putTerms, { params: params(), body: { ...terms, dailyRateJod: '50' } });
		expect(await prices('2031-04-05', '2031-05-02')).toEqual(['04-05 75.00 EID_AL_ADHA', '05-01 90.00 CUSTOM']);
	});

	it('changes no existing booking', async () => {
		await add({ kind: 'EID_AL_ADHA', percent: 50 });
		const renter = await aPerson(world);
		const booking = await paidRequest(world, renter, car, { startAt: EID.from, endAt: '2031-04-03' });
		const { rules } = await owner.browser.call(getPriceRules, { params: params() });
		await owner.browser.call(removePriceRule, { params: { ...params(), ruleId: rules[0]?.id ?? '' } });
		const response = await renter.browser.fetch(`/api/bookings/${booking.id}`);
		expect(await response.json()).toMatchObject({ totalJod: '120.00' });
	});
});

describe('each night', () => {
	it('the covered year advances by a day, and past days are removed', async () => {
		await add({ kind: 'WEEKEND', percent: 10 });
		await add({ kind: 'CUSTOM', percent: 20, from: '2031-03-03', to: '2031-03-05' });
		const next = addDays(ammanDate(START), 366 + 1);
		const until = addDays(next, 7);
		expect(await prices(addDays(next, -7), until)).toEqual(['02-26 44.00 WEEKEND', '02-27 44.00 WEEKEND', '02-28 44.00 WEEKEND']);
		world.clock.moveTo(new Date('2031-03-06T21:04:00Z'));
		await runNightly();
		expect(await prices(addDays(next, -7), until)).toEqual(
			['02-26', '02-27', '02-28', '03-04', '03-05', '03-06'].map((day) => `${day} 44.00 WEEKEND`),
		);
		expect(await prices('2031-03-02', '2031-03-09')).toEqual(['03-07 44.00 WEEKEND', '03-08 44.00 WEEKEND']);
		const { rules } = await owner.browser.call(getPriceRules, { params: params() });
		expect(rules.map(({ kind }) => kind)).toEqual(['WEEKEND']);
	});

	it('an Eid that was sighted a day later is updated', async () => {
		await add({ kind: 'EID_AL_ADHA', percent: 50 });
		const { pool } = world.running.platform;
		const put = (day: string) =>
			pool.query(`INSERT INTO public_holidays (day, name_en, name_ar, occasion) VALUES ($1, 'Eid al-Adha', 'عيد الأضحى', 'EID_AL_ADHA')`, [
				day,
			]);
		const remove = (day: string) => pool.query(`DELETE FROM public_holidays WHERE occasion = 'EID_AL_ADHA' AND day = $1`, [day]);
		await put('2031-04-06');
		await remove('2031-04-01');
		await runNightly();
		expect(await prices('2031-03-31', '2031-04-08')).toEqual(['02', '03', '04', '05', '06'].map((day) => `04-${day} 60.00 EID_AL_ADHA`));
		await put('2031-04-01');
		await remove('2031-04-06');
	});
});

describe('occasions that are offered', () => {
	const offers = async () =>
		(await owner.browser.call(getPriceRules, { params: params() })).offers.map(({ kind, from, to }) => `${kind} ${from} ${to}`);
	const SUMMER = 'SUMMER 2031-06-15 2031-09-16';
	const ADHA = `EID_AL_ADHA ${EID.from} ${EID.to}`;

	it('are those of the next half year, soonest first, without a rule and without prices by hand', async () => {
		expect(await offers()).toEqual([ADHA, SUMMER]);
		await byHand('2031-04-01', '2031-04-05', '70');
		expect(await offers()).toEqual([ADHA, SUMMER]);
		await byHand('2031-04-05', '2031-04-06', '70');
		expect(await offers()).toEqual([SUMMER]);
		await add({ kind: 'SUMMER', percent: 10, from: '2031-07-01', to: '2031-08-01' });
		expect(await offers()).toEqual([]);
	});

	it('that have begun have the remaining days', async () => {
		world.clock.moveTo(new Date('2031-04-03T09:00:00Z'));
		expect((await offers())[0]).toBe('EID_AL_ADHA 2031-04-03 2031-04-06');
		world.clock.moveTo(new Date('2031-11-01T09:00:00Z'));
		expect(await offers()).toEqual([
			'RAMADAN 2031-12-16 2032-01-14',
			'EID_AL_FITR 2032-01-14 2032-01-18',
			'EID_AL_ADHA 2032-03-21 2032-03-26',
		]);
	});
});

describe('a preview', () => {
	const preview = (query: Body & { ruleId?: string }) => owner.browser.call(previewPriceRule, { params: params(), query: query as never });

	it('has the days, the price, and on how many of them it would apply; nothing is stored', async () => {
		await byHand('2031-04-02', '2031-04-03', '70');
		expect(await preview({ kind: 'EID_AL_ADHA', percent: 33 })).toEqual({ priceJod: '53.20', periods: [EID], days: 5, pricedDays: 4 });
		expect(await preview({ kind: 'CUSTOM', dailyRateJod: '90', from: '2031-05-01', to: '2031-05-03' })).toEqual({
			...{ priceJod: '90.00', periods: [{ from: '2031-05-01', to: '2031-05-03' }], days: 2, pricedDays: 2 },
		});
		expect(await prices()).toEqual(['04-02 70.00 by hand']);
	});

	it('of an existing rule shows it as changed', async () => {
		const id = idOf(await add({ kind: 'CUSTOM', percent: 20, from: '2031-05-01', to: '2031-05-03' }), 'CUSTOM');
		expect(await preview({ kind: 'CUSTOM', percent: 30, from: '2031-05-02', to: '2031-05-04', ruleId: id })).toMatchObject({
			pricedDays: 2,
		});
		await add({ kind: 'RAMADAN', percent: 20 });
		const ramadan = await preview({ kind: 'RAMADAN', percent: -10 });
		expect(ramadan).toMatchObject({ priceJod: '36.00', pricedDays: ramadan.days });
	});

	it('with a percentage has no price while the car has none', async () => {
		car = await aCar(world, owner, { dailyRateFils: 0n, verificationStatus: 'PENDING' });
		expect(await preview({ kind: 'RAMADAN', percent: 20 })).toMatchObject({ priceJod: null, pricedDays: 0 });
		expect(await add({ kind: 'RAMADAN', percent: 20 })).toMatchObject({ dailyRateJod: null, rules: [{ priceJod: null, pricedDays: 0 }] });
	});
});

describe('refused rules', () => {
	it.each<[Partial<Record<keyof Body, unknown>>, string]>([
		[{ kind: 'EASTER', percent: 10 }, 'kind'],
		[{ kind: 'WEEKEND' }, 'percent'],
		[{ kind: 'WEEKEND', percent: 10, dailyRateJod: '50' }, 'dailyRateJod'],
		[{ kind: 'WEEKEND', percent: -51 }, 'percent'],
		[{ kind: 'WEEKEND', percent: 301 }, 'percent'],
		[{ kind: 'WEEKEND', percent: 1.5 }, 'percent'],
		[{ kind: 'WEEKEND', percent: 'a lot' }, 'percent'],
		[{ kind: 'WEEKEND', dailyRateJod: '0.99' }, 'dailyRateJod'],
		[{ kind: 'WEEKEND', dailyRateJod: '1000.01' }, 'dailyRateJod'],
		[{ kind: 'WEEKEND', dailyRateJod: '50.005' }, 'dailyRateJod'],
		[{ kind: 'SUMMER', percent: 10 }, 'from'],
		[{ kind: 'CUSTOM', percent: 10, from: '2031-05-01' }, 'to'],
		[{ kind: 'CUSTOM', percent: 10, from: '2031-05-01', to: '2031-05-01' }, 'to'],
		[{ kind: 'CUSTOM', percent: 10, from: '2031-05-01', to: '2032-05-02' }, 'to'],
		[{ kind: 'CUSTOM', percent: 10, from: '2031-02-29', to: '2031-05-02' }, 'from'],
		[{ kind: 'EID_AL_FITR', percent: 10, from: '2031-05-01', to: '2031-05-02' }, 'from'],
	])('%j', async (body, field) => {
		expect(Object.keys((await refused(body as Body)).fields ?? {})).toEqual([field]);
	});

	it('are a second rule of a kind, overlapping dates, past dates, and too many', async () => {
		await add({ kind: 'WEEKEND', percent: 10 });
		expect(await refused({ kind: 'WEEKEND', percent: 20 })).toMatchObject({ status: 409, code: 'PRICE_RULE_EXISTS' });
		const may = (from: number) => ({
			kind: 'CUSTOM' as const,
			percent: 10,
			from: addDays('2031-05-01', from),
			to: addDays('2031-05-01', from + 2),
		});
		const id = idOf(await add(may(0)), 'CUSTOM');
		expect(await refused(may(1))).toMatchObject({ status: 409, code: 'PRICE_RULES_OVERLAP' });
		await add(may(2));
		const change = (body: object) => owner.browser.refused(changePriceRule, { params: { ...params(), ruleId: id }, body });
		expect(await change({ from: '2031-05-02', to: '2031-05-04' })).toMatchObject({ code: 'PRICE_RULES_OVERLAP' });
		expect(await change({ from: '2031-02-01', to: '2031-03-02' })).toMatchObject({ code: 'DATES_IN_PAST' });
		expect(await refused({ kind: 'SUMMER', percent: 10, from: '2030-06-15', to: '2030-09-16' })).toMatchObject({ code: 'DATES_IN_PAST' });
		for (let count = 2; count < 20; count += 1) await add(may(count * 2));
		expect(await refused(may(100))).toMatchObject({
			code: 'TOO_MANY_PRICE_RULES',
			error: 'A car takes at most 20 prices with dates of their own.',
		});
	});

	it('are own dates for an occasion of the calendar, also later, and a rule of another car', async () => {
		const id = idOf(await add({ kind: 'RAMADAN', percent: 10 }), 'RAMADAN');
		const body = { from: '2031-05-01', to: '2031-05-02' };
		expect(await owner.browser.refused(changePriceRule, { params: { ...params(), ruleId: id }, body })).toMatchObject({
			fields: { from: 'The dates of this occasion come from the calendar.' },
		});
		const { id: other } = await aCar(world, owner);
		for (const call of [changePriceRule, removePriceRule] as const) {
			const sent = { params: { id: other, ruleId: id }, ...(call === changePriceRule && { body: { percent: 20 } }) };
			expect(await owner.browser.refused(call, sent as never)).toMatchObject({ status: 404, code: 'PRICE_RULE_NOT_FOUND' });
		}
	});
});
