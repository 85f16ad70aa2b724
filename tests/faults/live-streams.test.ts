/**
 * Many streams on a process that is killed and restarted while clients reconnect: each receives all of its events once.
 * A hundred in `npm test`, two thousand in `npm run test:full`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { systemClock } from '#server/platform/base/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type LiveEventInput, publishLiveEvents } from '#server/platform/live/append.ts';
import { aPerson, aSession } from '#tests/support/factories.ts';
import { mistakesIn, Page } from '#tests/support/pages.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';

const STREAMS = process.env.FULL ? 2000 : 100;
const PEOPLE = STREAMS / 2;
const EVENTS = STREAMS * 2;
const EVENTS_WHILE_AWAY = 100;
const PUBLISHERS = 4;
/** 64 MB for the process and a generous 100 KB for each stream; the exact memory of a stream is measured in bench/chat.ts. */
const MOST_BYTES = 64 * 2 ** 20 + STREAMS * 100 * 1024;
/** Long, because clients that find no server wait up to ten seconds each time, and the machine may be busy. */
const RECEIVED_WITHIN_MS = process.env.FULL ? 180_000 : 60_000;

let app: KillableApp;
beforeAll(async () => {
	app = await aKillableApp(inject('postgresUrl'), { TRUSTED_PROXIES: '1' });
	await app.start();
}, 240_000);
afterAll(() => app?.close());

const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

/** Clients per address: reading is limited to 1,200 a minute an address, which includes opening streams. */
const addressOf = (person: number) => `10.0.${Math.floor(person / 250)}.${1 + (person % 250)}`;

async function memory(): Promise<number> {
	const figures = await (await fetch(`${app.world.url}/metrics`)).text();
	return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]);
}

/** Publishes events without signalling them, as by a process that is killed right after each commit: only the sweep finds them. */
async function publishToSome(people: readonly string[], count: number): Promise<void> {
	for (let sent = 0; sent < count; sent += 1) {
		const events: LiveEventInput[] = [anyOf(people), anyOf(people)].map((userId) => ({
			userId,
			kind: 'bell',
			payload: { unread: sent },
		}));
		await inTransaction(app.connections.db, (tx) => publishLiveEvents({ clock: systemClock, live: { poke: () => undefined } }, tx, events));
	}
}

async function heads(): Promise<Map<string, string>> {
	const { rows } = await app.connections.pool.query<{ user_id: string; last_sequence: bigint }>('SELECT * FROM live_heads');
	return new Map(rows.map((row) => [row.user_id, String(row.last_sequence)]));
}

it(`serves ${STREAMS} streams, each of which receives every event exactly once`, { timeout: 600_000 }, async ({ annotate }) => {
	const people: string[] = [];
	for (let made = 0; made < PEOPLE; made += 1) people.push((await aPerson(app.world)).id);
	const tokens = await Promise.all(people.map((id) => aSession(app.world, id)));
	const pages = tokens.flatMap((token, index) =>
		[0, 1].map(() => ({ page: new Page(app.world.url, token, addressOf(index)), userId: people[index] as string })),
	);
	const before = await memory();
	const over = new AbortController();
	const staying = pages.map(({ page }) => page.stay(over.signal));
	await Promise.all(pages.map(({ page }) => page.next('hello')));

	const publishing = Promise.all(Array.from({ length: PUBLISHERS }, () => publishToSome(people, EVENTS / PUBLISHERS)));
	let isPublished = false;
	void publishing.then(() => {
		isPublished = true;
	});
	const dropping = (async () => {
		while (!isPublished) {
			anyOf(pages).page.drop();
			await wait(5);
		}
	})();
	await vi.waitUntil(() => pages.some(({ page }) => Number(page.lastId) > 2), { timeout: RECEIVED_WITHIN_MS });
	const usedBytes = (await memory()) - before;
	await app.kill();
	// Published while no client is connected.
	await publishToSome(people, EVENTS_WHILE_AWAY);
	await app.start();
	const back = performance.now();
	await Promise.all([publishing, dropping]);
	const allPublished = performance.now();

	const last = await heads();
	const behind = () => pages.filter(({ page, userId }) => page.lastId !== (last.get(userId) ?? '0'));
	const whyBehind = () => [...Map.groupBy(behind(), ({ page }) => page.refusal ?? 'events are missing')];
	await expect.poll(() => whyBehind().map(([why, { length }]) => `${length}: ${why}`), { timeout: RECEIVED_WITHIN_MS }).toEqual([]);
	const caughtUp = performance.now();
	over.abort();
	await Promise.all(staying);
	expect(pages.flatMap(({ page }) => mistakesIn(page))).toEqual([]);
	const received = pages.reduce((sum, { page }) => sum + page.events.filter(({ kind }) => kind === 'bell').length, 0);
	expect(received).toBe(2 * [...last.values()].reduce((sum, each) => sum + Number(each), 0));
	expect(usedBytes, 'bytes that the process uses for its streams').toBeLessThan(MOST_BYTES);
	const since = (moment: number) => `${((caughtUp - moment) / 1000).toFixed(1)} s`;
	const took = `all events had arrived ${since(back)} after the process was back and ${since(allPublished)} after the last was sent`;
	await annotate(`${received} events received by ${STREAMS} streams; ${(usedBytes / 2 ** 20).toFixed(0)} MiB for them; ${took}`);
});
