/** Lists of bookings by their next event, read page by page. */
import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, type Booking, declineBooking, listBookings, listOwnerBookings } from '#contract/bookings.ts';
import { addDays } from '#contract/time.ts';
import type { Browser } from '#tests/support/browser.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { checkInByOwner } from '#tests/support/handovers.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const passes = (milliseconds: number) => world.clock.moveTo(new Date(world.clock.now().getTime() + milliseconds));

type List = typeof listBookings | typeof listOwnerBookings;
type Page = { ids: string[]; total: number; next: string | null };

async function pageAt(browser: Browser, path: string): Promise<Page> {
	const { body, headers } = await browser.send<Booking[]>('GET', path);
	const next = /<([^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? null;
	return { ids: body.map(({ id }) => id), total: Number(headers.get('x-total-count')), next };
}

const firstPage = (browser: Browser, { path }: List, query: Record<string, string>) =>
	pageAt(browser, `${path}?${new URLSearchParams({ order: 'next', ...query })}`);

async function allPages(browser: Browser, list: List, query: Record<string, string>): Promise<string[]> {
	const ids: string[] = [];
	for (let page: Page | null = await firstPage(browser, list, query); page; page = page.next ? await pageAt(browser, page.next) : null)
		ids.push(...page.ids);
	return ids;
}

describe('an owner with more requests than a page holds', () => {
	it('has the most urgent first, and each once, also if some are answered between two pages', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		const requests: string[] = [];
		for (let nth = 0; nth < 26; nth += 1) {
			const startAt = addDays('2031-03-10', 3 * nth);
			requests.push((await paidRequest(world, renter, car, { startAt, endAt: addDays(startAt, 2) })).id);
			passes(MINUTE);
		}
		// Requested last, but to be answered first, because its pickup is today.
		const today = await paidRequest(world, renter, car, { startAt: '2031-03-02T15:00:00+03:00', endAt: '2031-03-04' });
		const first = await firstPage(owner.browser, listOwnerBookings, { status: 'REQUESTED' });
		expect(first).toMatchObject({ ids: [today.id, ...requests.slice(0, 23)], total: 27 });

		const [read = '', unread = ''] = [requests[3], requests[24]];
		await owner.browser.call(acceptBooking, { params: { id: read } });
		await owner.browser.call(declineBooking, { params: { id: unread }, body: {} });
		const second = await pageAt(owner.browser, first.next ?? '');
		expect(second).toEqual({ ids: [requests[23], requests[25]], total: 25, next: null });

		const newest = await owner.browser.call(listOwnerBookings, { query: { status: 'REQUESTED' } });
		expect(newest.map(({ id }) => id).slice(0, 3)).toEqual([today.id, requests[25], requests[23]]);
		const cursor = new URLSearchParams(first.next?.split('?')[1]).get('cursor') ?? '';
		expect(await owner.browser.refused(listOwnerBookings, { query: { status: 'REQUESTED', cursor } })).toMatchObject({ status: 400 });
	});
});

describe('trips in all states', () => {
	it('are ordered by the next event on either side, independent of when they were booked', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const today = new Date(world.clock.now().getTime() + 3 * 60 * MINUTE).toISOString().slice(0, 10);
		const on = (days: number) => `${addDays(today, days)}T10:00:00+03:00`;
		const stay = (from: number, to: number) => ({ startAt: on(from), endAt: on(to) });
		const newCar = (options: CarOptions = {}) => aCar(world, owner, { instantBook: true, ...options });
		const booked = async (from: number, to: number) => {
			const car = await newCar();
			const { id, startAt, endAt } = await paidRequest(world, renter, car, stay(from, to));
			return { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
		};
		const ids = (...bookings: ReadonlyArray<{ id: string }>) => bookings.map(({ id }) => id);
		const overTimeAgo = await booked(5, 6);
		const [long, short] = [await booked(1, 18), await booked(1, 3)];
		const [later, soon] = [await booked(13, 15), await booked(10, 12)];
		const overLately = await booked(20, 21);
		for (const { id } of [overTimeAgo, overLately]) await cancel(renter, id);
		world.clock.moveTo(long.startsAt);
		for (const trip of [long, short]) await checkInByOwner(trip);
		const asked = await paidRequest(world, renter, await newCar({ instantBook: false }), stay(11, 12));
		const unpaid = await hold(renter, await newCar(), stay(30, 31));

		const ofRenter = ids(short, long, unpaid, soon, asked, later, overLately, overTimeAgo);
		for (const limit of ['1', '3', '24']) expect(await allPages(renter.browser, listBookings, { mine: '1', limit })).toEqual(ofRenter);
		const ofOwner = async (query: Record<string, string>) => allPages(owner.browser, listOwnerBookings, { limit: '2', ...query });
		expect(await ofOwner({ status: 'CONFIRMED' })).toEqual(ids(short, soon, later, long));
		expect(await ofOwner({})).toEqual(ids(asked, short, soon, later, long, overLately, overTimeAgo));

		await world.advance(25 * DAY);
		expect(await ofOwner({ status: 'COMPLETED' })).toEqual(ids(long, later, soon, short));
		expect((await allPages(renter.browser, listBookings, { mine: '1', limit: '2' })).slice(0, 5)).toEqual(
			ids(unpaid, overLately, later, asked, soon),
		);
	});

	it('of all owners stay in the order in which they were booked', async () => {
		const admin = await aPerson(world, { role: 'ADMIN' });
		const [newest] = await admin.browser.call(listBookings, { query: {} });
		expect((await firstPage(admin.browser, listBookings, { limit: '1' })).ids).toEqual([newest?.id]);
		expect((await firstPage(admin.browser, listBookings, { mine: '1' })).ids).toEqual([]);
	});
});

const cancel = (renter: Person, id: string) => renter.browser.call(cancelBooking, { params: { id }, body: { reason: 'Plans changed' } });
