import { describe, expect, it } from 'vitest';
import { changeOwnerCalendar, getTerms, putTerms } from '#contract/calendar.ts';
import { duplicateCar } from '#contract/car-import.ts';
import { getOwnerCarWords, putOwnerCarWords } from '#contract/car-words.ts';
import { changeOwnerCar, getOwnerCar } from '#contract/listing.ts';
import { getMeetingPoint, putMeetingPoint } from '#contract/places.ts';
import { addPriceRule, getPriceRules } from '#contract/price-rules.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { noWords } from '#tests/support/listings.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const TERMS = {
	...{ dailyRateJod: '41', minDays: 2, advanceNoticeHours: 6, turnaroundHours: 3, cancellationPolicy: 'STRICT', instantBook: true },
	...{ extraKmJod: '0.20', fuelEighthJod: '3', discounts: [{ days: 7, percent: 15 }] },
	deliveryZones: [{ zone: 'Amman', feeJod: '5' }],
	extras: [{ kind: 'WIFI', period: 'DAY', priceJod: '2', maxQuantity: 1 }],
};

describe('a duplicate of a car', () => {
	it('is a draft with everything but plate, papers, mileage and photos, and the original stays unchanged', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aCar(world, owner, { attributes: { mileage: 30_000, doors: 2 } });
		const { browser } = owner;
		const of = (car: string) => ({ params: { id: car } });
		await browser.call(changeOwnerCar, { ...of(id), body: { plateNumber: '70-77', insuranceExpiresOn: '2032-01-01' } as never });
		await world.running.platform.db.updateTable('cars').set({ verification_status: 'VERIFIED' }).where('id', '=', id).execute();
		await browser.call(putTerms, { ...of(id), body: TERMS as never });
		await browser.call(addPriceRule, { ...of(id), body: { kind: 'RAMADAN', percent: 20 } });
		await browser.call(changeOwnerCalendar, { ...of(id), body: { from: '2031-05-05', to: '2031-05-06', dailyRateJod: '60' } as never });
		const texts = { ...noWords.texts, description: { en: 'A calm car for long roads.', ar: '' } };
		await browser.call(putOwnerCarWords, { ...of(id), body: { ...noWords, texts } });
		await browser.call(putMeetingPoint, { ...of(id), body: { textEn: 'At the gate' } as never });
		const before = await browser.call(getOwnerCar, of(id));

		const copy = await browser.call(duplicateCar, of(id));
		expect(copy.slug).not.toBe(slug);
		const made = await browser.call(getOwnerCar, of(copy.id));
		expect(made).toMatchObject({
			state: 'DRAFT',
			plateNumber: null,
			photos: [],
			mileage: 0,
			doors: 2,
			dailyRateJod: '41.00',
			deliveryAvailable: true,
		});
		expect(Object.values(made.papers)).toEqual(Array(3).fill({ expiresOn: null, expired: false, url: null }));
		const withoutIds = async (car: string) => {
			const { extras, ...terms } = await browser.call(getTerms, of(car));
			return { ...terms, extras: extras.map(({ id: _, ...extra }) => extra) };
		};
		expect(await withoutIds(copy.id)).toEqual(await withoutIds(id));
		expect((await browser.call(getPriceRules, of(copy.id))).rules).toMatchObject([{ kind: 'RAMADAN', percent: 20 }]);
		expect((await browser.call(getOwnerCarWords, of(copy.id))).texts.description.en).toBe('A calm car for long roads.');
		expect(await browser.call(getMeetingPoint, of(copy.id))).toMatchObject({ meetingPoint: { textEn: 'At the gate', photoUrl: null } });
		const days = await world.running.platform.db
			.selectFrom('car_date_prices')
			.select(['date', 'daily_rate_fils'])
			.where('car_id', '=', copy.id)
			.where('rule_id', 'is', null)
			.execute();
		expect(days).toEqual([{ date: '2031-05-05', daily_rate_fils: 60_000n }]);
		expect(await browser.call(getOwnerCar, of(id))).toEqual(before);
	});

	it('cannot be made of another owner’s car', async () => {
		const { id } = await aCar(world, await aPerson(world));
		expect(await (await aPerson(world)).browser.refused(duplicateCar, { params: { id } })).toMatchObject({ code: 'CAR_NOT_FOUND' });
	});
});
