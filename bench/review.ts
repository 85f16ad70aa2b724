/** The review of identity checks: how long an admin waits for each of 200 people, with keys alone and without a reload. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { detailFields } from '#contract/identity-details.ts';
import { readEnv } from '#server/app/env.ts';
import { type Running, start } from '#server/app/start.ts';
import { createLog } from '#server/platform/base/log.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { inDatabase, withDatabase } from '#tests/support/postgres.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import type { Bench } from './bench.ts';
import { figure } from './report.ts';

const PEOPLE = 200;
/** One in so many is rejected, and one in so many undone. */
const REJECTED = 10;
const UNDONE = 25;
const MINUTE_MS = 60_000;

export const bench: Bench = async ({ postgresUrl, say }) => {
	const name = `review_${randomUUID().replaceAll('-', '')}`;
	await inDatabase(postgresUrl, `CREATE DATABASE ${name}`);
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-bench-review-'));
	say('Building the web');
	const env = readEnv({
		...{ PORT: '0', LOG_LEVEL: 'warn', DEMO: '1', DATA_DIR: folder, SECRET_KEY: 'a key for measurements, long enough' },
		DATABASE_URL: withDatabase(postgresUrl, name),
	});
	const running = await start(env, { web: 'built', progress: () => undefined, log: createLog('warn'), limitScale: 1_000_000 });
	const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox', '--disable-gpu'] });
	try {
		const token = await waitingPeople(running);
		say(`${PEOPLE} people wait`);
		const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
		const { publicUrl: url } = running.platform;
		await context.addCookies([
			{ name: 'mishwar_session', value: token, url },
			{ name: 'lang', value: 'en', url },
		]);
		return [await workThrough(await context.newPage(), url)];
	} finally {
		await browser.close();
		await running.stop();
		await inDatabase(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`);
		rmSync(folder, { recursive: true, force: true });
	}
};

/** Returns the session of an admin. */
async function waitingPeople({ platform }: Running): Promise<string> {
	const { pool, store } = platform;
	const admin = randomUUID();
	await addUser(admin, 'ADMIN', 0);
	const token = randomBytes(32).toString('base64url');
	await pool.query(
		`INSERT INTO sessions (id, token_hash, user_id, created_at, last_active_at, confirmed_at, expires_at)
		VALUES ($1, $2, $3, now(), now() + interval '1 day', now(), now() + interval '1 day')`,
		[randomUUID(), createHash('sha256').update(token).digest(), admin],
	);
	const picture = await sharp(randomBytes(1600 * 1100 * 3), { raw: { width: 1600, height: 1100, channels: 3 } })
		.blur(2)
		.jpeg({ quality: 80 })
		.toBuffer();
	for (let number = 1; number <= PEOPLE; number += 1) {
		const [user, id, licence] = [randomUUID(), randomUUID(), randomUUID()];
		await addUser(user, 'RENTER', number);
		for (const document of [id, licence]) {
			await store.put(documentKey(document), picture, 'image/jpeg');
			await pool.query(
				`INSERT INTO stored_objects (id, uploaded_by, purpose, content_type, created_at) VALUES ($1, $2, 'IDENTITY_DOCUMENT', 'image/jpeg', now())`,
				[document, user],
			);
		}
		await pool.query(
			`INSERT INTO identity_checks (id, user_id, status, id_document_id, licence_id, submitted_at, birth_date, nationality, licence_number,
				licence_class, licence_issued_on, licence_stated_expiry, licence_script, details_state)
			VALUES ($1, $2, 'PENDING', $3, $4, now() - $5 * interval '1 minute', '1990-01-01', 'JO', $6, '3', '2015-01-01', '2040-01-01', 'ARABIC', 'WAITING')`,
			[randomUUID(), user, id, licence, PEOPLE - number, String(9_000_000 + number)],
		);
	}
	return token;

	function addUser(userId: string, role: string, number: number) {
		return pool.query(
			`INSERT INTO users (id, email, first_name, last_name, role, kyc_status, created_at) VALUES ($1, $2, 'Person', $3, $4, $5, now())`,
			[userId, `${userId}@mishwar.test`, String(number).padStart(3, '0'), role, role === 'RENTER' ? 'PENDING' : 'NOT_SUBMITTED'],
		);
	}
}

async function workThrough(page: Page, url: string) {
	let loads = 0;
	page.on('load', () => {
		loads += 1;
	});
	await page.goto(`${url}/admin/review`);
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
	const sorted = waits.toSorted((a, b) => a - b);
	const at = (share: number) => figure(sorted[Math.floor(sorted.length * share)] ?? 0);
	const seconds = (performance.now() - begin) / 1000;
	return {
		title: 'Review of identity checks by keys alone: from one decision to the documents of the next person',
		rows: [
			{
				people: PEOPLE,
				'seconds in all': figure(seconds),
				'seconds per person': figure(seconds / PEOPLE),
				'median ms': at(0.5),
				'p95 ms': at(0.95),
				loads,
			},
		],
	};
}

async function verify(page: Page): Promise<void> {
	for (const _ of detailFields) await page.keyboard.press('c');
	await page.keyboard.press('v');
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
