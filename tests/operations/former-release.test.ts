/**
 * The former release beside the present one, on one database with the present schema: a booking goes back and forth between both, and calls are
 * made through a change of the schema, an upgrade and a rollback. FULL=1 alone, because the former packages are installed and its web is built first.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { acceptBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import { setCarPricing } from '#contract/listing.ts';
import { listMessages, sendMessage } from '#contract/messaging.ts';
import { initiatePayment, verifyPayment } from '#contract/payments.ts';
import { searchCars } from '#contract/search.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { startBalancer } from '#tests/faults/balancer.ts';
import { aKillableApp, type KillableApp } from '#tests/faults/killable-app.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { freePort, type MainProcess, mainProcess } from '#tests/support/main-process.ts';
import { cards } from '#tests/support/payments.ts';
import { inDatabase } from '#tests/support/postgres.ts';

const CALLS = 10_000;
const CALLERS = 4;
const UP_WITHIN = { timeout: 120_000, interval: 100 };
const NEWER_SCHEMA = 'the database has changes of a later release';

/** When the first commit that can run on a later schema landed; it counts as the former release until a release has a tag. */
const FIRST_BESIDE_ANOTHER = '2026-11-24T03:06:00Z';

const BUILD = "const { buildWeb } = await import('./server/app/build-web.ts'); await buildWeb(() => undefined);";

/** Output of git; empty without git, or if what is asked for does not exist. */
const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout?.trim() ?? '';

/** The newest tag before this state; without one, what was on the main line at that time. Empty in a clone whose history begins later. */
const commit =
	git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^') ||
	git('rev-list', '--max-count=1', '--first-parent', `--before=${FIRST_BESIDE_ANOTHER}`, 'HEAD');

function whyNot(): string | null {
	if (!process.env.FULL) return 'only with FULL=1';
	return commit ? null : 'this clone has neither a tag nor the history of the former release';
}

const reason = whyNot();

describe.skipIf(reason)(`the former release${reason ? `: skipped, ${reason}` : ''}`, () => {
	let folder: string;
	let app: KillableApp;
	let open: Array<{ stop(): Promise<unknown> }> = [];
	beforeAll(() => {
		folder = mkdtempSync(path.join(tmpdir(), 'mishwar-former-'));
		execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 28 }) });
		execFileSync(process.execPath, ['scripts/setup.mjs'], { cwd: folder, stdio: 'ignore' });
		// The web is built separately, because the server's start must be fast. The tests' NODE_ENV would build it for development, and the server would not run it.
		const env = { ...process.env, NODE_ENV: 'production' };
		execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: folder, stdio: 'ignore', env });
	}, 900_000);
	afterEach(async () => {
		for (const each of open.reverse()) await each.stop();
		open = [];
		await app?.close();
	}, 120_000);
	// The limit is long because the folder has tens of thousands of files.
	afterAll(() => rmSync(folder, { recursive: true, force: true }), 600_000);

	/** Stopped after the test. */
	async function started(process: MainProcess): Promise<MainProcess> {
		await process.start();
		open.push(process);
		return process;
	}

	/** Complaints of a server, one line of JSON each. */
	const complaints = (server: MainProcess) =>
		server
			.output()
			.split('\n')
			.filter((line) => line.startsWith('{') && !line.includes(NEWER_SCHEMA));

	it('takes turns with the present one in a booking, its payment, its acceptance and its chat', { timeout: 600_000 }, async () => {
		app = await aKillableApp(inject('postgresUrl'), (_, url) => ({ PUBLIC_URL: url, LOG_LEVEL: 'warn' }));
		const port = await freePort();
		const former = mainProcess({ ...app.settings, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }, folder);
		await Promise.all([started(app), started(former)]);
		expect(former.output()).toContain(NEWER_SCHEMA);
		const urls = [app.world.url, `http://localhost:${port}`];
		for (const [here = '', there = ''] of [urls, urls.toReversed()]) await aTripBetween(here, there);
		expect(await verifyLedger(app.connections.db)).toEqual([]);
		expect([...complaints(app), ...complaints(former)]).toEqual([]);
	});

	/** Each step is made on one server and checked on the other. */
	async function aTripBetween(here: string, there: string): Promise<void> {
		const { world, gateway } = app;
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		const [ownerHere, ownerThere, renterHere, renterThere] = [
			owner.browser.at(here),
			owner.browser.at(there),
			renter.browser.at(here),
			renter.browser.at(there),
		];
		await ownerHere.call(setCarPricing, { params: { id: car.id }, body: { type: 'BASE', dailyRateJod: '41.000' } });
		const found = await renterThere.call(searchCars, { query: { limit: 100, features: [], deliveryAvailable: false } });
		expect(found.find(({ id }) => id === car.id)).toMatchObject({ pricePerDay: 41 });
		const day = (days: number) => ammanDate(new Date(Date.now() + days * DAY_MS));
		const { id } = await renterHere.call(requestBooking, { body: { carId: car.id, startAt: day(20), endAt: day(23) } });
		const { paymentId } = await renterThere.call(initiatePayment, { body: { bookingId: id } });
		const invoice = (await gateway.invoices()).find(({ externalId }) => externalId === paymentId);
		await gateway.pay({ invoiceId: invoice?.invoiceId ?? '', card: cards.neitherWebhookNorRedirect });
		await renterHere.call(verifyPayment, { params: { paymentId } });
		expect(await ownerThere.call(getBooking, { params: { id } })).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PAID' });
		await ownerThere.call(acceptBooking, { params: { id } });
		expect(await renterHere.call(getBooking, { params: { id } })).toMatchObject({ status: 'CONFIRMED' });
		await renterHere.call(sendMessage, { body: { bookingId: id, body: 'Where do we meet?' } });
		await ownerThere.call(sendMessage, { body: { bookingId: id, body: 'At the gate.' } });
		const read = await ownerHere.call(listMessages, { params: { id }, query: {} });
		expect(read.filter(({ kind }) => kind === 'TEXT').map(({ body }) => body)).toEqual(['Where do we meet?', 'At the gate.']);
	}

	it('is replaced by the present one and comes back, without a failed call', { timeout: 1_800_000 }, async () => {
		const port = await freePort();
		const url = `http://localhost:${port}`;
		app = await aKillableApp(inject('postgresUrl'), { PUBLIC_URL: url, STOP_PAUSE_SECONDS: '1', TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' });
		const ports = [await freePort(), await freePort()];
		const releases = ports.map((own) => {
			const settings = { ...app.settings, PORT: String(own) };
			return { former: mainProcess(settings, folder), present: mainProcess(settings) };
		});
		for (const { former } of releases) await started(former);
		const balancer = await startBalancer(port, ports);
		open.unshift({ stop: balancer.close });
		await vi.waitUntil(() => balancer.readyServers() === 2, UP_WITHIN);
		const statuses: number[] = [];
		let isOver = false;
		const load = await underLoad(url, statuses, () => isOver);
		for (const [from, to] of [['former', 'present'] as const, ['present', 'former'] as const]) {
			const enough = statuses.length + CALLS / 2;
			for (const release of releases) {
				expect(await release[from].stop()).toBe(0);
				await started(release[to]);
				await vi.waitUntil(() => balancer.readyServers() === 2, UP_WITHIN);
			}
			await vi.waitUntil(() => statuses.length >= enough, { timeout: 600_000, interval: 100 });
		}
		isOver = true;
		await load.ended;
		expect(balancer.failures()).toEqual([]);
		expect(statuses.filter((status) => status >= 400)).toEqual([]);
		expect(statuses.length).toBeGreaterThanOrEqual(CALLS);
	});

	it('goes on while the present one changes the schema under it', { timeout: 600_000 }, async () => {
		app = await aKillableApp(inject('postgresUrl'));
		const database = `mishwar_former_${process.pid}`;
		await inDatabase(inject('postgresUrl'), `CREATE DATABASE ${database}`);
		open.push({ stop: () => inDatabase(inject('postgresUrl'), `DROP DATABASE ${database} WITH (FORCE)`) });
		const databaseUrl = new URL(app.databaseUrl);
		databaseUrl.pathname = `/${database}`;
		const port = await freePort();
		const url = `http://localhost:${port}`;
		// Without DEMO, which would fill the empty database. No message is sent.
		const services = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Mishwar <no-reply@mishwar.test>', SMS_URL: 'http://127.0.0.1:1' };
		const sms = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: 'Mishwar' };
		const settings = { ...app.settings, ...services, ...sms, DEMO: '0', TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' };
		await started(mainProcess({ ...settings, DATABASE_URL: databaseUrl.toString(), PORT: String(port), PUBLIC_URL: url }, folder));
		const statuses: number[] = [];
		let isOver = false;
		const visitors = Array.from({ length: CALLERS }, async () => {
			while (!isOver)
				for (const path of ['/api/cars?sortBy=newest&priceMax=', '/search?priceMax='])
					statuses.push((await fetch(`${url}${path}${100 + statuses.length}`, { headers: from(statuses.length) })).status);
		});
		await vi.waitUntil(() => statuses.length > 100, UP_WITHIN);
		const env = { PATH: process.env.PATH, ...settings, DATABASE_URL: databaseUrl.toString(), PUBLIC_URL: url };
		const [code] = await once(spawn(process.execPath, ['server/app/migrate.ts'], { env, stdio: 'ignore' }), 'exit');
		const enough = statuses.length + 100;
		await vi
			.waitUntil(() => statuses.length > enough, UP_WITHIN)
			.finally(() => {
				isOver = true;
			});
		await Promise.all(visitors);
		expect(code).toBe(0);
		expect(new Set(statuses)).toEqual(new Set([200]));
	});

	async function underLoad(url: string, statuses: number[], isOver: () => boolean): Promise<{ ended: Promise<unknown> }> {
		const world = { ...app.world, url } as KillableApp['world'];
		const [owner, ...callers] = await Promise.all(Array.from({ length: CALLERS + 1 }, () => aPerson(world)));
		const { slug } = await aCar(world, owner as Person);
		return { ended: Promise.all(callers.map((caller) => callUntil(isOver, caller, slug, statuses))) };
	}
});

/** Calls come from many networks, so that no limit of one is reached. */
const from = (call: number) => ({ 'x-forwarded-for': `10.${(call >> 8) & 255}.${call & 255}.1` });

async function callUntil(isOver: () => boolean, { browser }: Person, slug: string, statuses: number[]): Promise<void> {
	while (!isOver()) {
		for (const path of [`/api/cars/${slug}`, '/api/cars?sortBy=newest', '/api/notifications'])
			statuses.push((await browser.fetch(path, { headers: from(statuses.length) })).status);
		statuses.push((await browser.send('POST', '/api/notifications/read-all', undefined, from(statuses.length))).status);
		await wait(5);
	}
}
