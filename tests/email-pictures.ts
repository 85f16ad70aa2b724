/**
 * `node tests/email-pictures.ts`: screenshots of each type of e-mail in both languages, light and dark, at phone and desktop
 * width, into screenshots/emails/. Arguments select types.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { notificationTypes } from '#contract/notifications.ts';
import { readEnv } from '#server/app/env.ts';
import { type Running, start } from '#server/app/start.ts';
import { emailCodeEmail } from '#server/capabilities/identity/account-texts.ts';
import { resetLinkEmail, suspendedMessage } from '#server/capabilities/identity/texts.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { furtherPayloads, payloadOf } from './support/notification-payloads.ts';

const FOLDER = path.join('screenshots', 'emails');
const WIDTHS = [390, 700];
const names = {
	en: { other: 'Omar Haddad', car: 'Toyota Corolla Cross 2022' },
	ar: { other: 'ليث الخطيب', car: 'Toyota Corolla Cross 2022' },
};

async function emailsOf({ platform }: Running, lang: 'en' | 'ar', chosen: readonly string[]): Promise<Map<string, string>> {
	const id = randomUUID();
	const email = `${id}@mishwar.test`;
	const now = platform.clock.now();
	await platform.db
		.insertInto('users')
		.values({ id, email, email_verified_at: now, first_name: names[lang].other, last_name: 'H', lang, created_at: now })
		.execute();
	const topics = ['MESSAGES', 'REVIEWS'] as const;
	await platform.db
		.insertInto('notification_choices')
		.values(topics.map((topic) => ({ user_id: id, channel: 'EMAIL', topic, wanted: true })))
		.execute();
	const written = new Map<string, string>();
	const newest = async (name: string) => {
		const rows = await platform.db.selectFrom('outbox_messages').select(['id', 'html']).where('recipient', '=', email).execute();
		const row = rows.find((each) => ![...written.values()].includes(each.html ?? ''));
		written.set(name, row?.html ?? '');
	};
	for (const type of notificationTypes.filter((each) => chosen.length === 0 || chosen.includes(each))) {
		await payloadOf[type](platform, id, randomUUID(), names[lang]);
		await newest(type);
	}
	for (const { name, notify } of furtherPayloads.filter((each) => chosen.length === 0 || chosen.includes(each.name))) {
		await notify(platform, id, randomUUID(), names[lang]);
		await newest(name);
	}
	const own = {
		EMAIL_CODE: emailCodeEmail('K7M2QX', names[lang].other, lang),
		RESET_LINK: resetLinkEmail(`${platform.publicUrl}/reset-password?token=abc`, names[lang].other, lang),
		SUSPENDED: suspendedMessage('Documents that aren’t yours.', names[lang].other, platform.publicUrl, lang).letter,
	};
	for (const [name, letter] of Object.entries(own).filter(([each]) => chosen.length === 0 || chosen.includes(each))) {
		await inTransaction(platform.db, (tx) => sendAccountEmail(platform, tx, { to: email, language: lang, letter }));
		await newest(name);
	}
	return written;
}

const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-emails-'));
rmSync(FOLDER, { recursive: true, force: true });
const env = readEnv({ PORT: '0', DATA_DIR: folder, DEMO: '1', PUBLIC_URL: 'https://mishwar.test' });
const running = await start(env, { web: 'none', progress: () => undefined, runJobs: false });
const browser = await chromium.launch({
	executablePath: findBrowser((line) => console.log(line)),
	args: ['--no-sandbox', '--disable-gpu'],
});
try {
	for (const lang of ['en', 'ar'] as const) {
		for (const [name, html] of await emailsOf(running, lang, process.argv.slice(2))) {
			mkdirSync(path.join(FOLDER, name), { recursive: true });
			for (const colorScheme of ['light', 'dark'] as const) {
				for (const width of WIDTHS) {
					const page = await browser.newPage({ viewport: { width, height: 640 }, colorScheme, deviceScaleFactor: 1 });
					await page.setContent(html);
					await page.screenshot({ path: path.join(FOLDER, name, `${lang}-${colorScheme}-${width}.png`), fullPage: true });
					await page.close();
				}
			}
		}
	}
} finally {
	await browser.close();
	await running.stop();
	rmSync(folder, { recursive: true, force: true });
}
