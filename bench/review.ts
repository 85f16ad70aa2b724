/** The review of identity checks: how long an admin takes for each of 200 people, with the keyboard alone and without a reload; each person is decided once. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { detailFields } from '#contract/identity-details.ts';
import { submitKyc } from '#contract/kyc.ts';
import { readEnv } from '#server/app/env.ts';
import { type Running, start } from '#server/app/start.ts';
import { SESSION_COOKIE } from '#server/capabilities/identity/sessions.ts';
import { createLog } from '#server/platform/base/log.ts';
import { Browser } from '#tests/support/browser.ts';
import { inDatabase, withDatabase } from '#tests/support/postgres.ts';
import { upload } from '#tests/support/uploads.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import type { Bench } from './bench.ts';
import { figure } from './report.ts';

const PEOPLE = 200;
/** Every n-th person is rejected, and every n-th decision is undone first. */
const REJECTED = 10;
const UNDONE = 25;
const MINUTE_MS = 60_000;
/** Number of people who submit at the same time during the preparation. */
const AT_A_TIME = 4;
const POLL_MS = 500;

export const bench: Bench = async ({ postgresUrl, say }) => {
	const name = `review_${randomUUID().replaceAll('-', '')}`;
	await inDatabase(postgresUrl, `CREATE DATABASE ${name}`);
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-bench-review-'));
	say('Building the web');
	const env = readEnv({
		...{ PORT: '0', LOG_LEVEL: 'warn', DEMO: '1', DATA_DIR: folder, SECRET_KEY: 'a key for measurements that is long enough' },
		DATABASE_URL: withDatabase(postgresUrl, name),
	});
	const running = await start(env, { web: 'built', progress: () => undefined, log: createLog('warn'), limitScale: 1_000_000 });
	const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox', '--disable-gpu'] });
	try {
		const admin = await signedIn(running, 'ADMIN', 0);
		await handInAll(running);
		say(`${PEOPLE} people have handed in`);
		const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
		const { publicUrl: url } = running.platform;
		await context.addCookies([
			{ name: SESSION_COOKIE, value: admin.token, url },
			{ name: 'lang', value: 'en', url },
		]);
		const page = await context.newPage();
		const table = await workThrough(page, url);
		await page.close();
		say('Waiting until the last decision is carried out');
		await assertDecidedOnce(running, admin.id);
		return [table];
	} finally {
		await browser.close();
		await running.stop();
		await inDatabase(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`);
		rmSync(folder, { recursive: true, force: true });
	}
};

type Account = { id: string; token: string };

/** An account with a session, inserted directly, because sign-up is not measured. */
async function signedIn({ platform: { pool } }: Running, role: 'ADMIN' | 'RENTER', number: number): Promise<Account> {
	const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
	await pool.query(`INSERT INTO users (id, email, first_name, last_name, role, created_at) VALUES ($1, $2, 'Person', $3, $4, now())`, [
		id,
		`${id}@mishwar.test`,
		String(number).padStart(3, '0'),
		role,
	]);
	await pool.query(
		`INSERT INTO sessions (id, token_hash, user_id, created_at, last_active_at, confirmed_at, expires_at)
		VALUES ($1, $2, $3, now(), now() + interval '1 day', now(), now() + interval '1 day')`,
		[randomUUID(), createHash('sha256').update(token).digest(), id],
	);
	return { id, token };
}

/** Every person uploads two photos and submits them with their details, by the calls of the profile page. */
async function handInAll(running: Running): Promise<void> {
	const picture = await sharp(randomBytes(1000 * 700 * 3), { raw: { width: 1000, height: 700, channels: 3 } })
		.blur(2)
		.jpeg({ quality: 80 })
		.toBuffer();
	const numbers = Array.from({ length: PEOPLE }, (_, index) => index + 1);
	const handInRest = async () => {
		for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
			const { token } = await signedIn(running, 'RENTER', number);
			const browser = new Browser(running.platform.publicUrl, { [SESSION_COOKIE]: token });
			const details = {
				...{ birthDate: '1990-01-01', nationality: 'JO', licenceNumber: String(9_000_000 + number), licenceClass: '3' },
				...{ licenceIssuedOn: '2015-01-01', licenceExpiresOn: '2040-01-01', licenceScript: 'ARABIC' as const },
			};
			const documents = { idDocUrl: await upload({ browser }, picture), licenseUrl: await upload({ browser }, picture) };
			await browser.call(submitKyc, { body: { ...documents, details } });
		}
	};
	await Promise.all(Array.from({ length: AT_A_TIME }, handInRest));
}

/** Fails if a person was decided twice or not at all, or not by this admin. */
async function assertDecidedOnce({ platform: { pool } }: Running, adminId: string): Promise<void> {
	const until = Date.now() + MINUTE_MS;
	const isAnyLeft = async () => (await pool.query('SELECT FROM identity_reviews WHERE decision IS NOT NULL')).rowCount !== 0;
	while ((await isAnyLeft()) && Date.now() < until) await setTimeout(POLL_MS);
	const { rows } = await pool.query<{ status: string; decisions: number; people: number }>(
		`SELECT status, decisions, count(*)::integer AS people FROM (
			SELECT c.status, (SELECT count(*)::integer FROM audit_entries WHERE subject_id = c.user_id::text AND actor_id = $1
				AND action IN ('kyc.approved', 'kyc.rejected')) AS decisions
			FROM identity_checks c
		) AS each_person GROUP BY status, decisions ORDER BY status, decisions`,
		[adminId],
	);
	const expected = [
		{ status: 'APPROVED', decisions: 1, people: PEOPLE - PEOPLE / REJECTED },
		{ status: 'REJECTED', decisions: 1, people: PEOPLE / REJECTED },
	];
	if (JSON.stringify(rows) !== JSON.stringify(expected)) throw new Error(`decided otherwise than expected: ${JSON.stringify(rows)}`);
}

async function workThrough(page: Page, url: string) {
	let [loads, requests] = [0, 0];
	page.on('load', () => {
		loads += 1;
	});
	await page.goto(`${url}/admin/review`);
	page.on('request', () => {
		requests += 1;
	});
	const pane = page.getByTestId('identity-review');
	const person = () => pane.getByRole('heading', { level: 2 }).textContent({ timeout: MINUTE_MS });
	const waits: number[] = [];
	let opened = performance.now();
	const begin = opened;
	for (let done = 0; done < PEOPLE; done += 1) {
		const who = await person();
		await pane.locator('img').nth(1).waitFor();
		await page.waitForFunction(
			() =>
				[...document.querySelectorAll<HTMLImageElement>('[data-testid=identity-review] img')].every(
					(image) => image.complete && image.naturalWidth > 0,
				),
			null,
			{ polling: 'raf', timeout: MINUTE_MS },
		);
		waits.push(performance.now() - opened);
		if (done % UNDONE === UNDONE - 1) {
			await reject(page);
			await isGone(page, who);
			await page.keyboard.press('u');
			await page.getByRole('heading', { level: 2, name: who ?? '' }).waitFor();
			await pane.locator('img').nth(1).waitFor();
		}
		if (done % REJECTED === REJECTED - 1) await reject(page);
		else await verify(page);
		opened = performance.now();
		if (done < PEOPLE - 1) await isGone(page, who);
	}
	await pane.waitFor({ state: 'detached' });
	const seconds = (performance.now() - begin) / 1000;
	if (loads !== 1) throw new Error(`the page was loaded ${loads} times`);
	const sorted = waits.toSorted((a, b) => a - b);
	const at = (share: number) => figure(sorted[Math.floor(sorted.length * share)] ?? 0);
	return {
		title: 'Review of identity checks by keys alone: from one decision to the documents of the next person',
		rows: [
			{
				people: PEOPLE,
				'seconds in all': figure(seconds),
				'seconds per person': figure(seconds / PEOPLE),
				'median ms': at(0.5),
				'p95 ms': at(0.95),
				'requests per person': figure(requests / PEOPLE),
				loads,
			},
		],
	};
}

async function verify(page: Page): Promise<void> {
	for (const _ of detailFields) await page.keyboard.press('c');
	await page.keyboard.press('a');
}

async function reject(page: Page): Promise<void> {
	await page.keyboard.press('r');
	await page.getByRole('dialog').waitFor();
	await page.keyboard.press('2');
	await page.keyboard.press('Enter');
}

const isGone = (page: Page, who: string | null) =>
	page.waitForFunction((name) => document.querySelector('[data-testid=identity-review] h2')?.textContent !== name, who, {
		polling: 'raf',
		timeout: MINUTE_MS,
	});
