/** The main journeys in Debian's Firefox and WebKit: the same steps in each browser and window. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import sharp from 'sharp';
import { addDays, ammanDate } from '#contract/time.ts';
import { arabicNameOf } from '#server/capabilities/cars/vehicle-names.ts';
import { offlineTexts } from '#web/features/session/offline-texts.ts';
import type { DrivenBrowser, Size } from './other-browsers/driven-window.ts';
import { startFirefox } from './other-browsers/firefox.ts';
import { Seat, type Target } from './other-browsers/seat.ts';
import { webKit } from './other-browsers/webkit.ts';
import { type Words, words } from './words.ts';

type Window = { language: 'en' | 'ar'; engine: 'firefox' | 'webkit'; size: Size };
type Given = { window: Window; say: Words; sit(who?: string, origin?: string): Promise<Seat> };
/** Null where the browser is not installed. */
type Engines = { firefox(): Promise<DrivenBrowser | null>; webkit(): Promise<DrivenBrowser | null> };

const PHONE = { language: 'ar', size: { width: 390, height: 844 } } as const;
const DESKTOP = { language: 'en', size: { width: 1440, height: 900 } } as const;
const windows: Window[] = [PHONE, DESKTOP].flatMap((window) => (['firefox', 'webkit'] as const).map((engine) => ({ ...window, engine })));

const CAR = 'Kia Picanto';
const ASKED = 'toyota-corolla-2022';
const CARD = '4508 7500 1574 1019';
const RENTER = 'renter@mishwar.test';
const OWNER = 'owner@mishwar.test';

const { FIREFOX, WEBKIT_DRIVER, MINI_BROWSER, XVFB } = process.env;
const isInstalled = { firefox: Boolean(FIREFOX), webkit: Boolean(WEBKIT_DRIVER && MINI_BROWSER && XVFB) };
const origin = () => process.env.JOURNEY_URL ?? '';

const test = base.extend<Given, { engines: Engines }>({
	engines: [
		async ({ browserName: _ }, use) => {
			let firefox: DrivenBrowser | null = null;
			const webkit = WEBKIT_DRIVER && MINI_BROWSER && XVFB && webKit({ driver: WEBKIT_DRIVER, miniBrowser: MINI_BROWSER, screen: XVFB });
			await use({
				firefox: async () => {
					firefox ??= FIREFOX ? await startFirefox(FIREFOX) : null;
					return firefox;
				},
				webkit: async () => webkit || null,
			});
			await (firefox as DrivenBrowser | null)?.close();
		},
		{ scope: 'worker' },
	],
	window: [{ ...PHONE, engine: 'firefox' }, { option: true }],
	say: async ({ window }, use) => use(words[window.language]),
	sit: async ({ engines, window }, use, info) => {
		const browser = await engines[window.engine]();
		const seats: Seat[] = [];
		await use(async (who, at = origin()) => {
			if (!browser) throw new Error(`${window.engine} is not installed`);
			const seat = new Seat(await browser.open(window.size), at);
			seats.push(seat);
			// A cookie can be set only while a page of the site is open.
			await seat.open('/robots.txt');
			await seat.window.setCookie('lang', window.language);
			if (who) await seat.signIn(who);
			return seat;
		});
		for (const [index, seat] of seats.entries()) {
			// A page that has crashed has no picture.
			const picture = info.status === info.expectedStatus ? null : await seat.window.picture().catch(() => null);
			if (picture) await info.attach(`window ${index}`, { body: Buffer.from(picture), contentType: 'image/png' });
			await seat.window.close();
		}
	},
});

/** A new person with a verified address. */
async function newPerson(language: 'en' | 'ar'): Promise<string> {
	const email = `${randomUUID()}@mishwar.test`;
	const post = async (to: string, body: object) => {
		const headers = { origin: origin(), 'content-type': 'application/json' };
		const answer = await fetch(origin() + to, { method: 'POST', headers, body: JSON.stringify(body) });
		expect(answer.ok, to).toBe(true);
	};
	await post('/api/auth/sign-up/email', { email, password: 'a long password', firstName: 'Rana', lastName: 'Haddad', lang: language });
	let code = '';
	await expect
		.poll(async () => {
			const letters = (await (await fetch(`${origin()}/api/dev/outbox`)).json()) as Array<{ to: string; text: string }>;
			code = /\b[A-Z0-9]{6}\b/.exec(letters.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
			return code;
		})
		.not.toBe('');
	await post('/api/auth/sign-up/confirm', { email, code });
	return email;
}

/** A relay in front of the server; while it is cut, no server answers at the address. */
async function relay(): Promise<{ origin: string; cut(): Promise<void>; mend(): Promise<void> }> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		const onward = connect(Number(new URL(origin()).port), '127.0.0.1');
		for (const end of [socket, onward]) {
			sockets.add(end);
			end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
		}
		socket.pipe(onward).pipe(socket);
	});
	const listen = async (port: number) => void (await once(server.listen(port, '127.0.0.1'), 'listening'));
	await listen(0);
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return {
		origin: `http://localhost:${port}`,
		mend: () => listen(port),
		cut: async () => {
			const closed = once(server.close(), 'close');
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}

async function pressBook(seat: Seat, say: Words): Promise<void> {
	const book: Target = { role: 'button', name: say.car.booking.book };
	await seat.sees(book);
	const onPhone = (await seat.count({ css: '.booking-bar' })) > 0;
	await seat.press({ ...book, within: onPhone ? '.booking-bar' : '.booking-side' });
	if (onPhone) await seat.press({ ...book, within: '[role=dialog]' });
}

for (const window of windows)
	test.describe(`${window.engine} ${window.language} ${window.size.width}`, () => {
		/** Counts as skipped where the browser is not installed; the run has said so. */
		const journey = isInstalled[window.engine] ? test : test.skip;
		test.use({ window });

		journey('books a free car, pays with 3-D Secure, and the owner accepts', async ({ sit, say }, info) => {
			// Later dates than those of the journeys in Chromium.
			const turn = info.repeatEachIndex * windows.length + windows.indexOf(window);
			const from = addDays(ammanDate(new Date()), 110 + turn * 4);
			const stay = { pickup: from, return: addDays(from, 3) };
			const car = window.language === 'ar' ? arabicNameOf(CAR) : CAR;
			const renter = await sit();
			await renter.open('/');
			await renter.choose({ role: 'combobox', name: say.home.hero.where }, 'Amman');
			await renter.press({ role: 'button', name: say.common.dates.pickup });
			for (const date of [stay.pickup, stay.return]) {
				const day: Target = { css: `[data-day="${date}"]:not([data-outside]) button` };
				await renter.sees({ css: '[data-day] button' });
				while ((await renter.count(day)) === 0) await renter.press({ role: 'button', name: say.common.dates.nextMonth });
				await renter.press(day);
			}
			await renter.press({ role: 'button', name: say.home.hero.search });
			expect(new URL(await renter.isAt(/\/search\?.*city=Amman/)).searchParams.get('from')).toBe(stay.pickup);

			const opener: Target = { role: 'button', name: say.search.filters };
			await renter.sees({ role: 'heading' });
			const onPhone = window.size.width < 768;
			if (onPhone) await renter.press(opener);
			await renter.press({ css: 'label', text: say.common.bodyTypes.Hatchback, within: onPhone ? '[role=dialog]' : 'main' });
			await renter.isAt(/bodyType=Hatchback/);
			if (onPhone) await renter.press({ role: 'button', name: say.common.kit.close, within: '[role=dialog]' });
			await renter.press({ role: 'link', name: car });
			await renter.isAt(/\/car\/kia-picanto.*pickup=/);

			await pressBook(renter, say);
			await renter.isAt(/\/sign-in/);
			await renter.press({ role: 'button', name: say.signIn.demo.people.renter.name });
			await renter.isAt(new RegExp(`/car/kia-picanto.*pickup=${stay.pickup}.*return=${stay.return}`));
			await pressBook(renter, say);
			const booking = /booking\/([\w-]+)/.exec(await renter.isAt(/\/booking\/[\w-]+\/payment/))?.[1] ?? '';
			await renter.press({ role: 'button', name: say.payment.proceed });
			for (const [field, value] of Object.entries({ number: CARD, name: 'LINA HADDAD', expiry: '12/35', cvv: '123' }))
				await renter.fill({ css: `#${field}` }, value);
			await renter.press({ css: 'form button.button[type=submit]' });
			await renter.fill({ css: '#code' }, '1234');
			await renter.press({ css: 'form button.button[type=submit]' });
			await renter.isAt(/\/payment\/return\?paymentId=/);
			await renter.press({ role: 'link', name: say.payment.paid.action });
			await renter.isAt(/\/booking\/[\w-]+\/confirmation/);

			const owner = await sit(OWNER);
			await owner.open('/owner/dashboard');
			const request: Target = { css: `#request-${booking}` };
			await owner.press({ role: 'button', name: say.dashboard.request.accept, within: request.css });
			await owner.sees({ role: 'region', name: 'F8', text: say.dashboard.request.accepted });
			await owner.seesNo(request);
			await renter.open('/trips');
			await renter.sees({
				css: '[data-testid=trip]',
				within: `:has(> [data-testid=trip] a[href^="/booking/${booking}"])`,
				text: say.common.bookingStatus.CONFIRMED,
			});
		});

		journey('talks with an owner, live in both directions', async ({ sit, say }) => {
			const renter = await sit(await newPerson(window.language));
			await renter.open(`/car/${ASKED}`);
			await renter.press({ role: 'button', name: say.car.messageOwner });
			const chat = new URL(await renter.isAt(/\/messages\/[\w-]{36}$/)).pathname;
			const write = async (seat: Seat, text: string) => {
				await seat.fill({ css: 'textarea' }, text);
				await seat.press({ role: 'button', name: say.messages.chat.send });
				await seat.sees({ css: '[data-testid=message][data-own=true]', text });
			};
			await write(renter, 'Is it free on Friday?');
			const { ownerId } = (await (await fetch(`${origin()}/api/cars/${ASKED}`)).json()) as { ownerId: string };
			const owner = await sit(ownerId);
			await owner.open(chat);
			const fromOther = '[data-testid=message][data-own=false]';
			await owner.sees({ css: fromOther, text: 'Is it free on Friday?' });
			await write(owner, 'نعم، متاحة');
			await renter.sees({ css: fromOther, text: 'نعم، متاحة' });
			await write(renter, 'Then I take it');
			await owner.sees({ css: fromOther, text: 'Then I take it' });
		});

		journey('uploads the photo of an identity document', async ({ sit, say }) => {
			const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-photo-'));
			const file = path.join(folder, 'id.jpg');
			const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a8452c' } });
			writeFileSync(file, await photo.jpeg().toBuffer());
			const { identity } = say.profile;
			const seat = await sit(await newPerson(window.language));
			await seat.open('/profile');
			await seat.isHydrated();
			await seat.upload({ css: `[type=file][aria-label="${identity.idDocument}"]` }, file);
			const kept: Target = { role: 'button', name: identity.openNamed(identity.idDocument) };
			await seat.sees(kept);
			await seat.window.reload();
			await seat.sees(kept);
			rmSync(folder, { recursive: true });
		});

		journey('reads trips that were seen without a connection', async ({ sit, say }) => {
			const line = await relay();
			const seat = await sit(RENTER, line.origin);
			const strip: Target = { css: 'p, div, span', text: offlineTexts[window.language] };
			const trip: Target = { css: '[data-testid=trip] h2, [data-testid=trip] h3' };
			await seat.open('/trips');
			await seat.isHydrated();
			await expect.poll(() => seat.ask(() => navigator.serviceWorker.controller?.state)).toBe('activated');
			await seat.window.reload();
			// The page is cached for offline use once it is hydrated.
			await seat.isHydrated();
			const name = await seat.textOf(trip);
			await seat.seesNo(strip);
			await expect.poll(() => seat.window.run('return navigator.serviceWorker.controller?.state')).toBe('activated');
			await line.cut();
			await seat.window.reload();
			expect(await seat.textOf(trip)).toBe(name);
			await seat.sees(strip);
			await seat.open('/search');
			await seat.sees({ role: 'link', name: say.trips.title });
			await line.mend();
			await seat.open('/trips');
			await seat.isHydrated();
			await seat.seesNo(strip);
			await line.cut();
		});

		journey('shows the public pages without complaints of the console or sideways scroll', async ({ sit }) => {
			const seat = await sit();
			for (const page of ['/', '/search?city=Amman&bodyType=Sedan&priceMax=60', '/car/toyota-camry-2021', '/help', '/sign-in']) {
				await seat.open(page);
				await seat.sees({ role: 'heading' });
				await seat.isHydrated();
				await expect.poll(() => seat.ask(() => document.readyState), page).toBe('complete');
				expect
					.soft(await seat.ask(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), page)
					.toBeLessThanOrEqual(0);
			}
			expect(await seat.window.complaints()).toEqual([]);
		});
	});
