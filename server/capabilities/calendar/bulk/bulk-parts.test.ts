/** Seasons, texts, extras out of the stock, and branches of several cars: previewed, changed and undone. */
import { describe, expect, it } from 'vitest';
import { makeBulkChange, previewBulkChange, type TypedBulkChange, undoBulkChange } from '#contract/bulk-changes.ts';
import { getOwnerCalendar } from '#contract/calendar.ts';
import { getCarBranch } from '#contract/car-branch.ts';
import { getOwnerCarWords, putOwnerCarWords } from '#contract/car-words.ts';
import { getCar } from '#contract/cars.ts';
import { putCompany } from '#contract/companies.ts';
import { getExtraStocks, putExtraStocks } from '#contract/extra-stocks.ts';
import { setCarPricing } from '#contract/listing.ts';
import { addPriceRule, getPriceRules } from '#contract/price-rules.ts';
import { aCompany, COMPANY } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { noWords } from '#tests/support/listings.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

/** Two cars, 20 and 30 dinars a day. */
async function aFleet() {
	const owner = await aPerson(world);
	const [one, other] = [await aCar(world, owner, { dailyRateFils: 20_000n }), await aCar(world, owner, { dailyRateFils: 30_000n })];
	return { owner, one, other, carIds: [one.id, other.id] };
}
const look = (owner: Person, carIds: string[], change: TypedBulkChange) =>
	owner.browser.call(previewBulkChange, { body: { carIds, change } });
async function make(owner: Person, carIds: string[], change: TypedBulkChange) {
	const { version } = await look(owner, carIds, change);
	return owner.browser.call(makeBulkChange, { body: { carIds, change, version } });
}
const undo = (owner: Person, id: string) => owner.browser.call(undoBulkChange, { params: { id } });
const changesOf = (lines: Awaited<ReturnType<typeof look>>['lines'], carId: string) => lines.find((line) => line.carId === carId)?.changes;
const rulesOf = async (owner: Person, id: string) =>
	(await owner.browser.call(getPriceRules, { params: { id } })).rules.map(({ kind, percent, dailyRateJod, priceJod }) => ({
		...{ kind, percent, dailyRateJod, priceJod },
	}));

describe('a season', () => {
	it('is set as a percentage of each car’s own rate, on the days of the feast, and undone', async () => {
		const { owner, one, other, carIds } = await aFleet();
		await owner.browser.call(addPriceRule, { params: { id: one.id }, body: { kind: 'EID_AL_ADHA', dailyRateJod: '50' } });
		const change: TypedBulkChange = { season: { kind: 'EID_AL_ADHA', price: { percent: '25' } } };
		const { lines, periods } = await look(owner, carIds, change);
		expect(periods).toEqual([{ from: '2031-04-01', to: '2031-04-06' }]);
		expect(changesOf(lines, one.id)).toEqual([{ field: 'season', from: '50.00', to: '25% 25.00' }]);
		expect(changesOf(lines, other.id)).toEqual([{ field: 'season', from: '', to: '25% 37.50' }]);
		expect(await rulesOf(owner, other.id)).toEqual([]);

		const { id } = await make(owner, carIds, change);
		const eid = { params: { id: other.id }, query: { from: '2031-04-01', to: '2031-04-02' } };
		expect((await owner.browser.call(getOwnerCalendar, eid)).prices).toEqual([
			{ date: '2031-04-01', dailyRateJod: '37.50', rule: 'EID_AL_ADHA' },
		]);
		// The price follows the daily rate, which does not prevent the undo.
		await owner.browser.call(setCarPricing, { params: { id: other.id }, body: { type: 'BASE', dailyRateJod: '40' } });
		expect(await rulesOf(owner, other.id)).toMatchObject([{ percent: 25, priceJod: '50.00' }]);
		expect(await undo(owner, id)).toEqual({ restored: 2, left: [] });
		expect(await rulesOf(owner, one.id)).toMatchObject([{ kind: 'EID_AL_ADHA', percent: null, dailyRateJod: '50.00' }]);
		expect(await rulesOf(owner, other.id)).toEqual([]);
	});

	it('with own dates names the car in which other dates conflict, and can be removed again', async () => {
		const { owner, one, other, carIds } = await aFleet();
		const dates = { from: '2031-05-01', to: '2031-05-11' };
		await owner.browser.call(addPriceRule, { params: { id: one.id }, body: { kind: 'CUSTOM', ...dates, to: '2031-05-03', percent: 10 } });
		const change: TypedBulkChange = { season: { kind: 'CUSTOM', ...dates, price: { jod: '44' } } };
		const { lines } = await look(owner, carIds, change);
		expect(lines.map(({ carId, refused }) => [carId === one.id, refused !== null]).toSorted()).toEqual([
			[false, false],
			[true, true],
		]);
		await make(owner, [other.id], change);
		expect(await rulesOf(owner, other.id)).toMatchObject([{ kind: 'CUSTOM', dailyRateJod: '44.00' }]);
		const { id } = await make(owner, [other.id], { season: { kind: 'CUSTOM', ...dates, price: null } });
		expect(await rulesOf(owner, other.id)).toEqual([]);
		await undo(owner, id);
		expect(await rulesOf(owner, other.id)).toMatchObject([{ kind: 'CUSTOM', dailyRateJod: '44.00' }]);
		const wrong = { carIds, change: { season: { kind: 'RAMADAN' as const, ...dates, price: null } } };
		expect(await owner.browser.refused(previewBulkChange, { body: wrong })).toMatchObject({ code: 'INVALID_INPUT' });
	});
});

describe('a text', () => {
	const en = 'Free bottled water and a phone holder in every car.';
	const ar = 'ماء وحامل هاتف مجاناً في كل سيارة من سياراتنا.';
	const textsOf = async (owner: Person, id: string) => (await owner.browser.call(getOwnerCarWords, { params: { id } })).texts.included;

	it('is appended in both languages to each car’s text, once, and removed again', async () => {
		const { owner, one, other, carIds } = await aFleet();
		const said = 'A child seat on request, without a surcharge.';
		const body = { ...noWords, texts: { ...noWords.texts, included: { en: said, ar: '' } } };
		await owner.browser.call(putOwnerCarWords, { params: { id: one.id }, body });
		const change: TypedBulkChange = { words: { topic: 'included', mode: 'APPEND', en, ar } };
		const { id, lines } = await make(owner, carIds, change);
		expect(changesOf(lines, one.id)).toEqual([
			{ field: 'includedEn', from: said, to: `${said}\n\n${en}` },
			{ field: 'includedAr', from: '', to: ar },
		]);
		expect(await textsOf(owner, one.id)).toEqual({ en: `${said}\n\n${en}`, ar });
		expect((await look(owner, carIds, change)).lines.map(({ changes }) => changes)).toEqual([[], []]);
		expect(await undo(owner, id)).toEqual({ restored: 2, left: [] });
		expect(await textsOf(owner, one.id)).toEqual({ en: said, ar: null });
		expect(await textsOf(owner, other.id)).toEqual({ en: null, ar: null });
	});

	it('replaces one language only if only that is typed, masks contacts, and is refused with the car for which it becomes too long', async () => {
		const { owner, one, other } = await aFleet();
		const long = 'A calm car for the desert highway. '.repeat(57).trim();
		const body = { ...noWords, texts: { ...noWords.texts, included: { en: long, ar } } };
		await owner.browser.call(putOwnerCarWords, { params: { id: one.id }, body });
		const append: TypedBulkChange = { words: { topic: 'included', mode: 'APPEND', en } };
		expect((await look(owner, [one.id, other.id], append)).lines.find(({ carId }) => carId === one.id)?.refused).not.toBeNull();
		const contact = { words: { topic: 'included', mode: 'REPLACE', en: `${en} Call 0791234567.` } } as const;
		await make(owner, [one.id], contact);
		const texts = await textsOf(owner, one.id);
		expect(texts.en).toContain(en);
		expect(texts.en).not.toContain('0791234567');
		expect(texts.ar).toBe(ar);
	});
});

describe('an extra out of the stock', () => {
	it('is stopped for some cars, whose pages no longer offer it, and offered again', async () => {
		const { owner, one, other } = await aFleet();
		const seats = [{ kind: 'CHILD_SEAT' as const, period: 'DAY' as const, priceJod: '2', quantity: '4' }];
		const [seat] = await owner.browser.call(putExtraStocks, { body: { stocks: seats } });
		const stockId = seat?.id ?? '';
		const offered = async (slug: string) => (await world.visitor().call(getCar, { params: { slug } })).terms.extras.map(({ kind }) => kind);
		const { id, lines } = await make(owner, [one.id], { extra: { stockId, isOffered: false } });
		expect(changesOf(lines, one.id)).toEqual([{ field: 'officeExtra', from: stockId, to: '' }]);
		expect([await offered(one.slug), await offered(other.slug)]).toEqual([[], ['CHILD_SEAT']]);
		expect(await owner.browser.call(getExtraStocks)).toMatchObject([{ kind: 'CHILD_SEAT', stoppedCars: 1 }]);
		await undo(owner, id);
		expect(await offered(one.slug)).toEqual(['CHILD_SEAT']);
		const another = await aFleet();
		const theirs = { carIds: another.carIds, change: { extra: { stockId, isOffered: false } } };
		expect(await another.owner.browser.refused(previewBulkChange, { body: theirs })).toMatchObject({ code: 'BULK_EXTRA_NOT_FOUND' });
	});
});

describe('a branch', () => {
	it('gets several cars, and the undo returns them to their former branches', async () => {
		const { owner, one, carIds } = await aFleet();
		const { branches } = await aCompany(owner);
		const branchId = branches[0]?.id ?? '';
		const { id } = await make(owner, carIds, { branchId });
		const branchOf = async () => (await owner.browser.call(getCarBranch, { params: { id: one.id } })).branchId;
		expect(await branchOf()).toBe(branchId);
		expect(await undo(owner, id)).toEqual({ restored: 2, left: [] });
		expect(await branchOf()).toBeNull();
		await owner.browser.call(putCompany, { body: { ...COMPANY, branches: [] } });
		expect(await owner.browser.refused(previewBulkChange, { body: { carIds, change: { branchId } } })).toMatchObject({
			code: 'BRANCH_NOT_FOUND',
		});
	});
});
