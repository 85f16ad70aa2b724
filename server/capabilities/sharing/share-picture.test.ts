import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getTerms, putTerms } from '#contract/calendar.ts';
import { setCarPricing } from '#contract/listing.ts';
import { getQuote } from '#contract/quotes.ts';
import { sharePictureSize } from '#contract/sharing.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { carBySlug } from '#server/capabilities/cars/index.ts';
import { drawPicture } from '#server/capabilities/sharing/draw-picture.ts';
import { linesOf } from '#server/capabilities/sharing/share-picture.ts';
import { pictureTexts } from '#server/capabilities/sharing/texts.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aVerified } from '#tests/support/listed-cars.ts';
import { hold, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { texts as arabic } from '#web/i18n/texts.ar.ts';

const world = aWorld();
const dates = `from=${WEEKEND.startAt}&to=${WEEKEND.endAt}`;
const picture = (slug: string, query = '', headers: Record<string, string> = {}) =>
	fetch(`${world.url}/share/cars/${slug}.jpg${query && `?${query}`}`, { headers });
const tagOf = async (slug: string, query = '') => (await picture(slug, query)).headers.get('etag');

describe('the picture of a shared car', () => {
	it.each(['en', 'ar'])('is a JPEG in the size of link previews that may be cached publicly, in %s', async (lang) => {
		const { slug } = await aVerified(world, await aPerson(world));
		const answer = await picture(slug, `lang=${lang}`);
		expect(answer.headers.get('content-type')).toBe('image/jpeg');
		expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
		expect(answer.headers.get('set-cookie')).toBeNull();
		const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
		expect({ width, height, format }).toEqual({ ...sharePictureSize, format: 'jpeg' });
	});

	it('shows the photo in full colour beside the panel, on the other side in Arabic', async () => {
		const { slug } = await aVerified(world, await aPerson(world));
		const colourAt = async (lang: string, left: number) => {
			const bytes = Buffer.from(await (await picture(slug, `lang=${lang}`)).arrayBuffer());
			const { data } = await sharp(bytes).extract({ left, top: 610, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true });
			return [...data];
		};
		const [panel, photo] = [await colourAt('en', 10), await colourAt('en', 1190)];
		expect(await colourAt('ar', 1190)).toEqual(panel);
		expect((await colourAt('ar', 10)).map((value, index) => Math.abs(value - (photo[index] ?? 0))).every((apart) => apart < 8)).toBe(true);
	});

	it('is not sent again while its content is the same, and changes with the price, the dates or the language', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		const tag = (await tagOf(car.slug, 'lang=en')) ?? '';
		expect((await picture(car.slug, 'lang=en', { 'if-none-match': tag })).status).toBe(304);
		expect(await tagOf(car.slug, `lang=en&${dates}`)).not.toBe(tag);
		expect(await tagOf(car.slug, 'lang=ar')).not.toBe(tag);
		await owner.browser.call(setCarPricing, {
			params: { id: car.id },
			body: { type: 'BASE', dailyRateJod: '99' } as never,
		});
		expect(await tagOf(car.slug, 'lang=en')).not.toBe(tag);
	});

	it('has the total of the quote, and no total if the car is not free', async () => {
		const car = await aCar(world, await aPerson(world), { dailyRateFils: 40_000n });
		const query = { from: WEEKEND.startAt, to: WEEKEND.endAt };
		const quote = await world.visitor().call(getQuote, { params: { id: car.id }, query });
		expect(pictureTexts.en.amount(quote.totalJod)).toBe('120 JOD');
		const [plain, free] = [await tagOf(car.slug, 'lang=en'), await tagOf(car.slug, `lang=en&${dates}`)];
		await hold(await aPerson(world), car);
		expect(await tagOf(car.slug, `lang=en&${dates}`)).toBe(plain);
		expect(free).not.toBe(plain);
	});

	it.each([
		['10', '130 JOD', '130 د.أ'],
		['0', '120 JOD', '120 د.أ'],
	])('has the total with delivery of a stay at hours of the airport alone, for a fee of %s JOD', async (feeJod, english, arabic) => {
		const owner = await aPerson(world);
		const { id, slug } = await aCar(world, owner, { dailyRateFils: 40_000n, pickupHours: { from: '08:00', until: '22:00' } });
		const params = { id };
		const night = { from: '2031-03-10T23:30', to: '2031-03-13T06:00' };
		const says = async (language: 'en' | 'ar') => {
			const car = await carBySlug(world.running.platform.db, slug);
			return car && linesOf(world.running.platform, car, language, night);
		};
		expect(await says('en')).toMatchObject({ price: '40 JOD', period: 'per day' });
		const terms = await owner.browser.call(getTerms, { params });
		const deliveryZones = [{ zone: 'Queen Alia Airport' as const, feeJod }];
		await owner.browser.call(putTerms, { params, body: { ...terms, dailyRateJod: '40', deliveryZones } });
		expect(await says('en')).toMatchObject({ price: english, period: expect.stringMatching(/^3 days · .+ · with airport delivery$/) });
		expect(await says('ar')).toMatchObject({ price: arabic, period: expect.stringMatching(/^3 أيام · .+ · مع التوصيل إلى المطار$/) });
	});

	it('exists for public cars and valid addresses only', async () => {
		const owner = await aPerson(world);
		const [car, hidden] = [await aCar(world, owner), await aCar(world, owner, { isActive: false })];
		const statusOf = async (address: Promise<Response>) => (await address).status;
		expect(await statusOf(picture(hidden.slug))).toBe(404);
		expect(await statusOf(fetch(`${world.url}/share/cars/${hidden.slug}.jpg`, { headers: { cookie: 'mishwar_session=x' } }))).toBe(404);
		expect(await statusOf(picture('no-such-car'))).toBe(404);
		expect(await statusOf(fetch(`${world.url}/share/cars/${car.slug}.png`))).toBe(404);
		expect(await statusOf(picture(car.slug, 'from=2031-03-10'))).toBe(400);
		expect(await statusOf(picture(car.slug, 'from=soon&to=later'))).toBe(400);
		expect(await statusOf(picture(car.slug, 'from=2031-03-10&to=2031-03-09'))).toBe(400);
		expect(await statusOf(picture(car.slug, 'lang=fr'))).toBe(400);
	});

	it.each(['<b>Toyota</b> & "sons"', 'سيارة '.repeat(20), 'W'.repeat(200)])('draws a name such as %j', async (name) => {
		const lines = { brand: 'Mishwar', name, place: 'Amman', price: '35 JOD', period: 'per day' };
		for (const language of ['en', 'ar'] as const) {
			const { width, height } = await sharp(await drawPicture(null, lines, language)).metadata();
			expect({ width, height }).toEqual(sharePictureSize);
		}
	});

	it('has without dates the lowest price of the next days, like card and page, and the area', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aCar(world, owner, { dailyRateFils: 40_000n, city: 'Amman' });
		const { platform } = world.running;
		await platform.db.updateTable('cars').set({ area: 'amman-abdoun' }).where('id', '=', id).execute();
		const says = async (language: 'en' | 'ar') => {
			const car = await carBySlug(platform.db, slug);
			return car && linesOf(platform, car, language, {});
		};
		expect(await says('en')).toMatchObject({ place: 'Abdoun, Amman', price: '40 JOD', period: 'per day' });
		const soon = addDays(ammanDate(world.clock.now()), 20);
		await platform.db.insertInto('car_date_prices').values({ car_id: id, date: soon, daily_rate_fils: 30_000n }).execute();
		expect(await says('en')).toMatchObject({ price: 'from 30 JOD' });
		expect(await says('ar')).toMatchObject({ place: 'عبدون، عمّان', price: `${arabic.car.from} 30 د.أ` });
	});

	it('counts days by the rules of Arabic', () => {
		expect([1, 2, 3, 11, 100].map(pictureTexts.ar.days)).toEqual(['يوم واحد', 'يومان', '3 أيام', '11 يوماً', '100 يوم']);
		expect(['1234.00', '68.40', '1234567.125', '5.00'].map(pictureTexts.en.amount)).toEqual([
			'1,234 JOD',
			'68.40 JOD',
			'1,234,567.125 JOD',
			'5 JOD',
		]);
	});
});

describe('many pictures', () => {
	const limited = aWorld({}, { limitScale: 1 });

	it('are refused after sixty in a minute', async () => {
		const { slug } = await aCar(limited, await aPerson(limited));
		const statuses: number[] = [];
		for (let count = 0; count < 61; count += 1) statuses.push((await fetch(`${limited.url}/share/cars/${slug}.jpg?lang=en`)).status);
		expect([statuses[0], statuses[59], statuses[60]]).toEqual([200, 200, 429]);
	});
});
