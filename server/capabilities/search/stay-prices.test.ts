/** The price on a card against the quote, the booking, the lines of its agreement and the receipt: random cars, date prices, discounts, stays and hours. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { getReceipt } from '#contract/booking-papers.ts';
import { requestBooking } from '#contract/bookings.ts';
import { changeOwnerCalendar, putTerms } from '#contract/calendar.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import type { CarCard } from '#contract/cars.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { getQuote } from '#contract/quotes.ts';
import { addDays, ammanDate, HOUR_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { pay } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const CARS = 24;
const RUNS = process.env.FULL ? 2000 : 100;
const PAGE = 7;
const QUOTED = 3;
const BOOKED_EVERY = 20;
/** Every third car is handed over at night, only at the airport. */
const NIGHTLY = 3;

const world = aWorld();
const cars: Array<{ id: string; slug: string }> = [];
let owner: Person;

beforeAll(async () => {
	owner = await aPerson(world);
	for (let index = 0; index < CARS; index += 1) {
		// Several cars have the same price.
		cars.push(await aCar(world, owner, { dailyRateFils: BigInt(20_000 + (index % 10) * 3330) }));
	}
});

const jod = (tenFils: number) => (tenFils / 100).toFixed(2);
const rate = fc.integer({ min: 500, max: 20_000 }).map(jod);
const discount = fc.integer({ min: 1, max: 90 }).map(String);

const anInput = fc.record({
	car: fc.nat(CARS - 1),
	dailyRateJod: rate,
	discounts: fc.record({ 3: discount, 7: discount, 30: discount }, { requiredKeys: [] }),
	ownDays: fc.array(fc.record({ from: fc.nat(70), days: fc.integer({ min: 1, max: 6 }), price: fc.option(rate, { freq: 6 }) }), {
		maxLength: 3,
	}),
	pickup: fc.record({ inHours: fc.integer({ min: 1, max: 60 * 24 }), hours: fc.integer({ min: 1, max: 34 * 24 }) }),
	isWholeDays: fc.boolean(),
	isRising: fc.boolean(),
	bounds: fc.option(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 8, max: 36 }))),
});
type Input = typeof anInput extends fc.Arbitrary<infer Value> ? Value : never;

function stayOf({ pickup, isWholeDays }: Input): { from: string; to: string } {
	const from = new Date(world.clock.now().getTime() + pickup.inHours * HOUR_MS);
	if (isWholeDays) return { from: addDays(ammanDate(from), 1), to: addDays(ammanDate(from), 1 + Math.ceil(pickup.hours / 24)) };
	return { from: from.toISOString(), to: new Date(from.getTime() + pickup.hours * HOUR_MS).toISOString() };
}

async function changePrices({ car, dailyRateJod, discounts, ownDays }: Input): Promise<string> {
	const { id = '' } = cars[car] ?? {};
	const ofNight = car % NIGHTLY === 0 && {
		pickupHours: { from: '08:00', until: '22:00' },
		deliveryZones: [{ zone: AIRPORT, feeJod: '12.5' }],
	};
	const tiers = ([3, 7, 30] as const).flatMap((days) => {
		const percent = discounts[days];
		return percent === undefined ? [] : [{ days, percent }];
	});
	await owner.browser.call(putTerms, { params: { id }, body: { ...terms, ...ofNight, dailyRateJod, discounts: tiers } });
	for (const { from, days, price } of ownDays) {
		const first = addDays(ammanDate(world.clock.now()), from);
		const body = { from: first, to: addDays(first, days), dailyRateJod: price };
		await owner.browser.call(changeOwnerCalendar, { params: { id }, body });
	}
	return id;
}

const terms = {
	minDays: '1',
	advanceNoticeHours: '0',
	turnaroundHours: '0',
	deliveryZones: [],
	extraKmJod: '0.07',
	fuelEighthJod: '2.5',
	cancellationPolicy: 'MODERATE' as const,
	instantBook: false,
};

/** With delivery to the airport where the card says that the car can only be had there. */
const quoteOf = ({ id, stay: of }: CarCard, stay: { from: string; to: string }) =>
	world.visitor().call(getQuote, { params: { id }, query: { ...stay, ...(of?.airportFeeJod && { zone: AIRPORT }) } });
const totalOf = (card: CarCard) => parseFils(card.stay?.totalJod ?? '');
const withDelivery = (card: CarCard) => totalOf(card) + parseFils(card.stay?.airportFeeJod ?? '0');

/** All pages; `between` happens after each of them. */
async function pagesOf(query: Record<string, string>, between: () => Promise<unknown> = async () => undefined): Promise<CarCard[]> {
	const cards: CarCard[] = [];
	let path: string | undefined = `/api/cars?${new URLSearchParams({ limit: String(PAGE), ...query })}`;
	while (path) {
		const answer: { body: CarCard[]; headers: Headers } = await world.visitor().send('GET', path);
		cards.push(...answer.body);
		path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
		await between();
	}
	return cards;
}

function expectStay(card: CarCard, quoted: Awaited<ReturnType<typeof quoteOf>>): void {
	const [delivery] = quoted.lines.filter(({ kind }) => kind === 'DELIVERY');
	const total = parseFils(quoted.totalJod) - parseFils(delivery?.amountJod ?? '0');
	const mean = (Number(total) / quoted.days / 10 + 0.5 + 1e-9) | 0;
	const [line] = quoted.lines.filter(({ kind }) => kind === 'DISCOUNT');
	expect(quoted.available).toBe(true);
	expect(card.stay).toEqual({
		days: quoted.days,
		totalJod: formatFils(total),
		airportFeeJod: delivery?.amountJod ?? null,
		perDayJod: jod(mean),
		discountPercent: line?.kind === 'DISCOUNT' ? line.percent : 0,
	});
}

async function expectBooked(card: CarCard, stay: { from: string; to: string }): Promise<void> {
	const renter = await aPerson(world);
	const totalJod = formatFils(withDelivery(card));
	const delivery = { zone: AIRPORT, flightNumber: 'RJ112', landsAt: stay.from };
	const extras = card.stay?.airportFeeJod ? { extras: { delivery } } : {};
	const booking = await renter.browser.call(requestBooking, {
		body: { carId: card.id, startAt: stay.from, endAt: stay.to, totalJod, ...extras },
	});
	expect(booking.totalJod).toBe(totalJod);
	const lines = booking.policySnapshot.priceLines;
	expect(lines.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n)).toBe(withDelivery(card));
	await pay(world, renter, booking);
	const receipt = await renter.browser.call(getReceipt, { params: { id: booking.id } });
	expect(receipt.booking.totalJod).toBe(totalJod);
}

it('equals that of the quote and of the booking, orders and filters; and pages neither lose nor repeat cars while prices change', async () => {
	let runs = 0;
	await fc.assert(
		fc.asyncProperty(anInput, anInput, async (requested, meanwhile) => {
			await changePrices(requested);
			const stay = stayOf(requested);
			const sortBy = requested.isRising ? 'price-asc' : 'price-desc';
			const all = await pagesOf({ ...stay, sortBy });
			const totals = all.map(totalOf);
			expect(totals).toEqual(totals.toSorted((one, other) => Number(one - other) * (requested.isRising ? 1 : -1)));
			expect(all).toEqual(await pagesOf({ ...stay, sortBy, limit: '100' }));
			expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
			for (const card of all.filter((_, index) => (index + runs) % Math.ceil(all.length / QUOTED) === 0))
				expectStay(card, await quoteOf(card, stay));
			if (requested.bounds) {
				const [priceMin, priceMax] = requested.bounds.map((steps) => steps * 5) as [number, number];
				const affordable = all.filter((card) => {
					const days = BigInt(card.stay?.days ?? 0);
					return totalOf(card) >= BigInt(priceMin * 1000) * days && totalOf(card) <= BigInt(priceMax * 1000) * days;
				});
				const found = await pagesOf({ ...stay, sortBy, priceMin: String(priceMin), priceMax: String(priceMax) });
				expect(found).toEqual(affordable);
			}
			let changed = '';
			const seen = await pagesOf({ ...stay, sortBy }, async () => {
				changed ||= await changePrices({ ...meanwhile, car: (requested.car + 1 + meanwhile.car) % CARS });
			});
			const others = (cards: CarCard[]) => cards.filter(({ id }) => id !== changed);
			expect(others(seen)).toEqual(others(all));
			const [bookable] = others(all);
			if (runs % BOOKED_EVERY === 0 && bookable) await expectBooked(bookable, stay);
			runs += 1;
		}),
		{ numRuns: RUNS },
	);
}, 1_800_000);
