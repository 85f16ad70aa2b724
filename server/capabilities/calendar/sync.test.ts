import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookedDates } from '#contract/availability.ts';
import { declineBooking } from '#contract/bookings.ts';
import {
	addSource,
	type CalendarSync,
	changeOwnerCalendar,
	closeFeed,
	getOwnerCalendar,
	getSync,
	refreshSource,
	removeSource,
	renewFeed,
} from '#contract/calendar.ts';
import { deleteOwnerCar } from '#contract/listing.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, tripAtPickup } from '#tests/support/handovers.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const HALF_HOUR_MS = 30 * 60_000;
let owner: Person;
let car: { id: string };
let elsewhere: Server;
let address: string;
let answer: { status: number; text: string };

beforeAll(async () => {
	elsewhere = createServer((_, response) => response.writeHead(answer.status).end(answer.text));
	await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
	address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/calendar.ics`;
});
afterAll(() => void elsewhere.close());
beforeEach(async () => {
	owner = await aPerson(world);
	car = await aCar(world, owner);
	answer = { status: 200, text: calendar(['10', '12']) };
});

/** An iCalendar file with all-day events in March 2031. */
function calendar(...days: Array<[from: string, to: string]>): string {
	const events = days.map(
		([from, to], index) =>
			`BEGIN:VEVENT\r\nUID:${index}@elsewhere\r\nDTSTART;VALUE=DATE:203103${from}\r\nDTEND;VALUE=DATE:203103${to}\r\nSUMMARY:Somebody\r\nEND:VEVENT\r\n`,
	);
	return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//elsewhere//EN\r\n${events.join('')}END:VCALENDAR\r\n`;
}

const params = () => ({ id: car.id });
const add = (url = address) => owner.browser.call(addSource, { params: params(), body: { name: 'Elsewhere', url } });
const sourceOf = (sync: CalendarSync) => sync.sources[0] ?? expect.fail('no source');
const imports = async () => {
	const { imports: list } = await owner.browser.call(getOwnerCalendar, {
		params: params(),
		query: { from: '2031-03-02', to: '2031-04-01' },
	});
	return list.map(({ startAt, endAt }) => `${startAt.slice(8, 13)}-${endAt.slice(8, 13)}`);
};
const block = (from: string, to: string, blocked: boolean) =>
	owner.browser.call(changeOwnerCalendar, { params: params(), body: { from: `2031-03-${from}`, to: `2031-03-${to}`, blocked } });

describe('an imported calendar', () => {
	it('occupies its times, is synchronized every half hour, and frees removed times', async () => {
		expect(sourceOf(await add())).toMatchObject({ events: 1, problem: null, conflicts: [], succeededAt: '2031-03-02T10:00:00+03:00' });
		expect(await imports()).toEqual(['10T00-12T00']);
		expect(await world.visitor().call(bookedDates, { params: params() })).toHaveLength(1);
		answer.text = calendar(['11', '13'], ['20', '21']);
		await world.advance(HALF_HOUR_MS);
		expect(await imports()).toEqual(['11T00-13T00', '20T00-21T00']);
		answer.text = calendar();
		await world.advance(HALF_HOUR_MS);
		expect(await imports()).toEqual([]);
	});

	it('retains its last state while it cannot be read, and reports since when', async () => {
		await add();
		answer = { status: 500, text: '' };
		await world.advance(HALF_HOUR_MS);
		const sync = await owner.browser.call(getSync, { params: params() });
		expect(sourceOf(sync)).toMatchObject({
			problem: 'NOT_OK',
			succeededAt: '2031-03-02T10:00:00+03:00',
			checkedAt: '2031-03-02T10:30:00+03:00',
		});
		expect(await imports()).toEqual(['10T00-12T00']);
		answer = { status: 200, text: '<html>' };
		const { id } = sourceOf(sync);
		expect(sourceOf(await owner.browser.call(refreshSource, { params: { ...params(), sourceId: id } }))).toMatchObject({
			problem: 'NOT_A_CALENDAR',
		});
		answer = { status: 200, text: calendar(['15', '16']) };
		await world.advance(HALF_HOUR_MS);
		expect(await imports()).toEqual(['15T00-16T00']);
	});

	it('does not affect a booking, imports the rest, and displays the conflict', async () => {
		await paidRequest(world, await aPerson(world), car, { startAt: '2031-03-11', endAt: '2031-03-14' });
		expect(sourceOf(await add()).conflicts).toEqual([{ startAt: '2031-03-11T10:00:00+03:00', endAt: '2031-03-12T00:00:00+03:00' }]);
		expect(await imports()).toEqual(['10T00-11T10']);
	});

	it('occupies its times again when the booking in their place is declined', async () => {
		const booking = await paidRequest(world, await aPerson(world), car, { startAt: '2031-03-11', endAt: '2031-03-14' });
		await add();
		await owner.browser.call(declineBooking, { params: { id: booking.id }, body: {} });
		await world.runJobs();
		expect(await imports()).toEqual(['10T00-12T00']);
	});

	it('occupies its times again when a car that was booked then comes back early', async () => {
		const trip = await tripAtPickup(world);
		({ owner, car } = trip);
		answer.text = calendar(['11', '13']);
		await add();
		expect(await imports()).toEqual([]);
		await checkInByOwner(trip);
		world.clock.moveTo(new Date('2031-03-11T12:00:00+03:00'));
		await checkOutBy('owner', trip);
		await world.runJobs();
		expect(await imports()).toEqual(['11T12-13T00']);
	});

	it('has lower priority than the owner’s own block, and returns when that is opened', async () => {
		await add();
		await block('11', '20', true);
		expect(await imports()).toEqual(['10T00-11T00']);
		await block('11', '20', false);
		expect(await imports()).toEqual(['10T00-12T00']);
	});

	it('still occupies the rest of an event whose beginning the owner’s block covers', async () => {
		answer.text = calendar(['03', '10']);
		await block('02', '05', true);
		await add();
		expect(await imports()).toEqual(['05T00-10T00']);
		world.clock.moveTo(new Date('2031-03-06T12:00:00+03:00'));
		await world.runJobs();
		expect(await imports()).toEqual(['05T00-10T00']);
	});

	it('is removed with its times', async () => {
		const { id } = sourceOf(await add());
		expect(await owner.browser.call(removeSource, { params: { ...params(), sourceId: id } })).toMatchObject({ sources: [] });
		expect(await imports()).toEqual([]);
		await world.advance(HALF_HOUR_MS);
		expect((await hold(await aPerson(world), car, { startAt: '2031-03-10', endAt: '2031-03-12' })).status).toBe('REQUESTED');
	});

	it('is refused if it is no calendar, exists already, or is one too many', async () => {
		const refused = (url: string) => owner.browser.refused(addSource, { params: params(), body: { name: 'Elsewhere', url } });
		expect(await refused('file:///etc/passwd')).toMatchObject({ code: 'SOURCE_ADDRESS_REFUSED' });
		expect(await refused('http://127.0.0.1:1/')).toMatchObject({ code: 'SOURCE_NOT_READ', problem: 'NOT_REACHED' });
		await add();
		expect(await refused(address)).toMatchObject({ code: 'SOURCE_KNOWN' });
		for (const number of [2, 3, 4, 5]) await add(`${address}?${number}`);
		expect(await refused(`${address}?6`)).toMatchObject({ code: 'TOO_MANY_SOURCES', error: 'A car can have up to 5 calendars.' });
	});

	it('is added once when the answer to the first attempt was lost', async () => {
		const sent = { params: params(), body: { name: 'Elsewhere', url: address }, headers: { 'idempotency-key': 'source' } };
		const first = await owner.browser.call(addSource, sent);
		expect(await owner.browser.call(addSource, sent)).toEqual(first);
	});

	it('that never ends is abandoned', async () => {
		answer.text = calendar(['10', '11']).replace('SUMMARY:Somebody', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
		expect(await owner.browser.refused(addSource, { params: params(), body: { name: 'For ever', url: address } })).toMatchObject({
			code: 'SOURCE_NOT_READ',
			problem: 'NOT_A_CALENDAR',
		});
	});

	it('is accessible to the owner only', async () => {
		const { id } = sourceOf(await add());
		const { browser } = await aPerson(world, { role: 'OWNER' });
		const other = await aCar(world, owner);
		for (const refused of [
			browser.refused(getSync, { params: params() }),
			browser.refused(renewFeed, { params: params() }),
			browser.refused(closeFeed, { params: params() }),
			browser.refused(addSource, { params: params(), body: { name: 'Mine', url: address } }),
			browser.refused(refreshSource, { params: { ...params(), sourceId: id } }),
			browser.refused(removeSource, { params: { ...params(), sourceId: id } }),
		]) {
			expect(await refused).toMatchObject({ status: 404, code: 'CAR_NOT_FOUND' });
		}
		expect(await owner.browser.refused(removeSource, { params: { id: other.id, sourceId: id } })).toMatchObject({
			code: 'SOURCE_NOT_FOUND',
		});
	});
});

describe('a deleted car', () => {
	it('reads no calendar any more, exports none, and is not in the lists of other cars', async () => {
		let asked = 0;
		const count = ({ url }: IncomingMessage) => {
			if (url?.endsWith('?deleted')) asked += 1;
		};
		await add(`${address}?deleted`);
		const feedUrl = (await owner.browser.call(renewFeed, { params: params() })).feedUrl ?? '';
		const other = await aCar(world, owner);
		elsewhere.on('request', count);
		await owner.browser.call(deleteOwnerCar, { params: params() });
		for (const _ of [1, 2]) await world.advance(HALF_HOUR_MS);
		elsewhere.off('request', count);
		expect(asked).toBe(0);
		expect((await world.visitor().fetch(new URL(feedUrl).pathname)).status).toBe(404);
		const query = { from: '2031-03-02', to: '2031-04-01' };
		const { cars } = await owner.browser.call(getOwnerCalendar, { params: { id: other.id }, query });
		expect(cars.map(({ id }) => id)).toEqual([other.id]);
	});
});

describe('the secret address of a calendar', () => {
	const read = async (url: string) => {
		const response = await world.visitor().fetch(new URL(url).pathname);
		return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
	};

	it('contains when the car is occupied, and nothing about people', async () => {
		const renter = await aPerson(world);
		await paidRequest(world, renter, car, { startAt: '2031-03-12', endAt: '2031-03-14' });
		await block('20', '22', true);
		await add();
		const { feedUrl } = await owner.browser.call(renewFeed, { params: params() });
		expect(feedUrl).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
		const { status, type, text } = await read(feedUrl ?? '');
		expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
		const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
		expect(events.map(({ summary, startDate, endDate }) => [summary, startDate.toString(), endDate.toString()])).toEqual([
			['Booked on Mishwar', '2031-03-12T07:00:00Z', '2031-03-14T07:00:00Z'],
			['Blocked on Mishwar', '2031-03-20', '2031-03-22'],
		]);
		for (const personal of [renter.id, renter.email, owner.id, owner.email, 'Test']) expect(text).not.toContain(personal);
	});

	it('stops working when it is closed or replaced, and cannot be guessed', async () => {
		const first = (await owner.browser.call(renewFeed, { params: params() })).feedUrl ?? '';
		expect((await owner.browser.call(getSync, { params: params() })).feedUrl).toBe(first);
		const second = (await owner.browser.call(renewFeed, { params: params() })).feedUrl ?? '';
		expect(second).not.toBe(first);
		expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
		expect(await owner.browser.call(closeFeed, { params: params() })).toMatchObject({ feedUrl: null });
		expect((await read(second)).status).toBe(404);
		for (const path of ['/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, `/calendar/${car.id}.ics`])
			expect((await read(`${world.url}${path}`)).status).toBe(404);
	});
});
