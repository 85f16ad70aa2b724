/** The event stream: immediate, ordered, from all processes, resumable, and closed with its session. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { describe, expect, it } from 'vitest';
import { changePassword, endOtherSessions } from '#contract/account.ts';
import { signOut } from '#contract/identity.ts';
import { openStream } from '#contract/live.ts';
import type { Notification } from '#contract/notifications.ts';
import { suspendUser } from '#contract/people.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { removeOldEvents } from '#server/platform/live/jobs.ts';
import { aPerson, aSession } from '#tests/support/factories.ts';
import { mistakesIn, Page } from '#tests/support/pages.ts';
import { aWorld } from '#tests/support/world.ts';
import { livePosition } from './stream-routes.ts';

const world = aWorld();
const HOUR_MS = 3_600_000;
/** More than the sockets of both sides can buffer. */
const MANY_LARGE = 900;
const LARGE = 16_000;

const bellAt = (unread: number) => ({ kind: 'bell' as const, payload: { unread } });

async function publishUnread(userId: string, ...unread: number[]): Promise<void> {
	const { platform } = world.running;
	await inTransaction(platform.db, (tx) =>
		publishLiveEvents(
			platform,
			tx,
			unread.map((each) => ({ userId, ...bellAt(each) })),
		),
	);
}

/** Like a process that is killed right after its commit. */
async function tellAndDie(userId: string, unread: number): Promise<void> {
	const { db, clock } = world.running.platform;
	await inTransaction(db, (tx) => publishLiveEvents({ clock, live: { poke: () => undefined } }, tx, [{ userId, ...bellAt(unread) }]));
}

async function aPage(url = world.url) {
	const person = await aPerson(world);
	const token = await aSession(world, person.id);
	return { person, token, page: new Page(url, token) };
}

const unreadOf = (page: Page) =>
	page.events.filter(({ kind }) => kind === 'bell').map(({ payload }) => (payload as { unread: number }).unread);
const bell = (page: Page, unread: number) => page.until(() => unreadOf(page).find((each) => each === unread));

describe('published events', () => {
	it('reach each open page of the person, and no one else', async () => {
		const [ours, others] = [await aPage(), await aPage()];
		const second = new Page(world.url, ours.token);
		expect(await ours.page.open()).toEqual({ kind: 'hello', payload: {}, id: '0' });
		await Promise.all([second.open(), others.page.open()]);
		await publishUnread(ours.person.id, 1, 2);
		await publishUnread(others.person.id, 7);
		await Promise.all([bell(ours.page, 2), bell(second, 2), bell(others.page, 7)]);
		expect(ours.page.events.slice(1)).toEqual([
			{ kind: 'bell', payload: { unread: 1 }, id: '1' },
			{ kind: 'bell', payload: { unread: 2 }, id: '2' },
		]);
		expect([unreadOf(second), unreadOf(others.page)]).toEqual([[1, 2], [7]]);
	});

	it('reach pages that another process holds', async () => {
		const other = await world.another();
		const { person, page } = await aPage(other.url);
		await page.open();
		await publishUnread(person.id, 1);
		await bell(page, 1);
		expect(unreadOf(page)).toEqual([1]);
	});

	it('arrive within two seconds if the process that wrote them was killed before it could signal them', async () => {
		const { person, page } = await aPage();
		await page.open();
		await tellAndDie(person.id, 1);
		const before = performance.now();
		await bell(page, 1);
		expect(performance.now() - before).toBeLessThan(2000);
	});

	it('are not published if the transaction is rolled back', async () => {
		const { person, page } = await aPage();
		const { platform } = world.running;
		await page.open();
		const undone = inTransaction(platform.db, async (tx) => {
			await publishLiveEvents(platform, tx, [{ userId: person.id, ...bellAt(1) }]);
			throw new Error('on second thoughts');
		});
		await expect(undone).rejects.toThrow('on second thoughts');
		await publishUnread(person.id, 2);
		await bell(page, 2);
		expect(page.events.slice(1)).toEqual([{ kind: 'bell', payload: { unread: 2 }, id: '1' }]);
	});

	it('are sent without a number if they are not stored', async () => {
		const { person, page } = await aPage();
		const typing = { bookingId: randomUUID(), userId: randomUUID() };
		await page.open();
		await world.running.platform.live.pass([person.id], 'typing', typing);
		expect(await page.next('typing')).toEqual({ kind: 'typing', payload: typing, id: null });
		expect(page.lastId).toBe('0');
	});
});

describe('a page that reconnects', () => {
	it('continues where it was rendered, without reading anything again', async () => {
		const { person, page } = await aPage();
		await publishUnread(person.id, 1, 2);
		const shown = await livePosition(world.running.platform, { personId: person.id, office: null });
		await publishUnread(person.id, 3);
		expect(await page.open(`?after=${shown}`)).toEqual({ kind: 'hello', payload: {}, id: null });
		await bell(page, 3);
		expect(unreadOf(page)).toEqual([3]);
	});

	it('gets the missed events, once and in order; by the header in preference to the address', async () => {
		const { person, page, token } = await aPage();
		await page.open();
		await publishUnread(person.id, 1);
		await bell(page, 1);
		page.drop();
		await publishUnread(person.id, 2, 3);
		expect(await page.open('?after=0')).toEqual({ kind: 'hello', payload: {}, id: null });
		await bell(page, 3);
		expect([unreadOf(page), mistakesIn(page)]).toEqual([[1, 2, 3], []]);

		const elsewhere = new Page(world.url, token);
		await elsewhere.open('?after=1');
		await bell(elsewhere, 3);
		expect(unreadOf(elsewhere)).toEqual([2, 3]);
	});

	it('gets all of them also if they are many', async () => {
		const { person, page } = await aPage();
		const many = Array.from({ length: 450 }, (_, index) => index + 1);
		await publishUnread(person.id, ...many);
		page.lastId = '0';
		await page.open();
		await bell(page, 450);
		expect([unreadOf(page), mistakesIn(page)]).toEqual([many, []]);
	});

	it.each([
		['is ahead of what there is', '99'],
		['was away for longer than two days', '1'],
	])('reads everything again if it %s', async (_, lastId) => {
		const { person, page } = await aPage();
		await publishUnread(person.id, 1, 2, 3);
		await world.advance(49 * HOUR_MS);
		await inTransaction(world.running.platform.db, (tx) => enqueue(tx, removeOldEvents, {}));
		await world.runJobs();
		await publishUnread(person.id, 4);
		page.lastId = lastId;
		await page.open();
		expect(await page.next('reset')).toEqual({ kind: 'reset', payload: {}, id: '4' });
		await publishUnread(person.id, 5);
		await bell(page, 5);
		expect(unreadOf(page)).toEqual([5]);
	});
});

describe('the stream ends', () => {
	it('with the session: signed out here, and from another device', async () => {
		const { person, token, page } = await aPage();
		const other = new Page(world.url, await aSession(world, person.id));
		await Promise.all([page.open(), other.open()]);
		const browser = world.visitor();
		const headers = { cookie: `mishwar_session=${token}` };
		await browser.call(endOtherSessions, { headers });
		expect(await other.next('ended')).toEqual({ kind: 'ended', payload: { reason: 'SIGNED_OUT' }, id: null });
		await other.ended();
		await browser.call(signOut, { headers });
		expect((await page.next('ended')).payload).toEqual({ reason: 'SIGNED_OUT' });
		await page.ended();
		await expect(page.open()).rejects.toThrow('401');
	});

	it('on other devices with a new password', async () => {
		const { person, page } = await aPage();
		await page.open();
		await person.browser.call(changePassword, { body: { newPassword: 'a good long password' } });
		await page.next('ended');
		await page.ended();
	});

	it('for a suspended person, in each process, with the reason', async () => {
		const { url } = await world.another();
		const { person, token, page } = await aPage();
		const elsewhere = new Page(url, token);
		await Promise.all([page.open(), elsewhere.open()]);
		const { browser } = await aPerson(world, { role: 'SUPER_ADMIN' });
		await browser.call(suspendUser, { params: { id: person.id }, body: {} });
		for (const each of [page, elsewhere]) {
			expect((await each.next('ended')).payload).toEqual({ reason: 'SUSPENDED' });
			await each.ended();
		}
	});

	it('after thirty idle minutes, which it does not prolong', async () => {
		const { person, page } = await aPage();
		const { platform } = world.running;
		await platform.db.updateTable('sessions').set({ last_active_at: world.clock.now() }).where('user_id', '=', person.id).execute();
		await page.open();
		world.clock.advance(HOUR_MS / 2 - 1);
		platform.live.sessionsChanged(person.id);
		await publishUnread(person.id, 1);
		await bell(page, 1);
		world.clock.advance(1);
		platform.live.sessionsChanged(person.id);
		await page.next('ended');
	});

	it('for the oldest of more than twelve of one person, with a pause before it may reconnect', async () => {
		const { token, page } = await aPage();
		await page.open();
		const pages = Array.from({ length: 12 }, () => new Page(world.url, token));
		for (const each of pages) await each.open();
		await page.ended();
		expect(page.retryMs).toBe(60_000);
		for (const each of pages) each.drop();
	});

	it('at once if its process stops, and continues at another one', async () => {
		const other = await world.another();
		const { person, token, page } = await aPage(other.url);
		await page.open();
		const before = performance.now();
		await other.stop();
		await page.ended();
		expect(performance.now() - before).toBeLessThan(3000);
		expect(page.retryMs).toBeGreaterThanOrEqual(500);
		await publishUnread(person.id, 1);
		const elsewhere = new Page(world.url, token);
		elsewhere.lastId = page.lastId;
		await elsewhere.open();
		await bell(elsewhere, 1);
	});
});

describe('a client that reads nothing', () => {
	it('does not make the server buffer more than its socket holds, and misses nothing once it reads', { timeout: 90_000 }, async () => {
		const { person, token } = await aPage();
		const numbers: number[] = [];
		const parser = createParser({ onEvent: ({ id }) => id !== undefined && numbers.push(Number(id)) });
		const headers = { cookie: `mishwar_session=${token}` };
		const [slow] = (await once(get(`${world.url}${openStream.path}`, { headers }), 'response')) as [IncomingMessage];
		slow.setEncoding('utf8').on('data', (chunk: string) => parser.feed(chunk));
		await once(slow, 'data');
		slow.pause();
		const before = world.running.platform.live.figures().sent;
		await tellLarge(person.id, MANY_LARGE);
		// When another stream has received its event, the slow one has been handled too.
		const { person: other, page } = await aPage();
		await page.open();
		await publishUnread(other.id, 1);
		await bell(page, 1);
		expect(world.running.platform.live.figures().sent - before).toBeLessThan(MANY_LARGE);
		const all = new Promise<void>((resolve) => slow.on('data', () => numbers.at(-1) === MANY_LARGE && resolve()));
		slow.resume();
		await all;
		expect(numbers).toEqual(Array.from({ length: MANY_LARGE + 1 }, (_, index) => index));
		slow.destroy();
	});
});

async function tellLarge(userId: string, count: number): Promise<void> {
	const { platform } = world.running;
	const payload: Notification = {
		id: randomUUID(),
		type: 'NEW_MESSAGE',
		title: { en: 'x', ar: 'x' },
		body: { en: 'x'.repeat(LARGE), ar: 'x' },
		actionUrl: null,
		isRead: false,
		createdAt: world.clock.now().toISOString(),
	};
	for (let sent = 0; sent < count; sent += 50)
		await inTransaction(platform.db, (tx) =>
			publishLiveEvents(
				platform,
				tx,
				Array.from({ length: 50 }, () => ({ userId, kind: 'notification' as const, payload })),
			),
		);
}

it('is counted for operators', async () => {
	const { page } = await aPage();
	await page.open();
	const { body } = await world.visitor().send<string>('GET', '/metrics');
	expect(body).toMatch(/^live_streams_open [1-9]\d*$/m);
	expect(body).toMatch(/^live_events_sent_total [1-9]\d*$/m);
});
