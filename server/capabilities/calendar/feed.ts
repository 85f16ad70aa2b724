/** iCal feed of a car: only its occupied times, at a secret address. */

import { randomBytes } from 'node:crypto';
import ical from 'ical-generator';
import type { AuditAction } from '#contract/audit.ts';
import type { CalendarSync } from '#contract/calendar.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { listOccupancyOfKinds } from '#server/capabilities/availability/index.ts';
import { bilingualCarName, carById, getOwnCar, lockOwnCarForUpdate } from '#server/capabilities/cars/index.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { hashOf, presentSync, tokenOf } from './present-sync.ts';
import { carOfFeed, putFeed, removeFeed } from './sql.ts';

const PAST_MS = 31 * DAY_MS;
const AHEAD_MS = 731 * DAY_MS;
const NONCE_BYTES = 32;
const words: Record<Language, Record<'BOOKING' | 'BLOCK', string>> = {
	en: { BOOKING: 'Booked on Mishwar', BLOCK: 'Blocked on Mishwar' },
	ar: { BOOKING: 'محجوزة على مشوار', BLOCK: 'مغلقة على مشوار' },
};

export async function readSync(platform: Platform, caller: Caller, carId: string): Promise<CalendarSync> {
	await getOwnCar(platform.db, caller, carId);
	return presentSync(platform, platform.db, carId);
}

/** The old address stops working. */
export async function renewFeed(platform: Platform, caller: Caller, carId: string): Promise<CalendarSync> {
	const nonce = randomBytes(NONCE_BYTES);
	return changeFeed(platform, caller, carId, 'calendar.feed_renewed', (tx) =>
		putFeed(tx, carId, { nonce, tokenHash: hashOf(tokenOf(platform, nonce)) }, platform.clock.now()),
	);
}

export async function closeFeed(platform: Platform, caller: Caller, carId: string): Promise<CalendarSync> {
	return changeFeed(platform, caller, carId, 'calendar.feed_closed', (tx) => removeFeed(tx, carId));
}

async function changeFeed(
	platform: Platform,
	caller: Caller,
	carId: string,
	action: AuditAction,
	change: (tx: Transaction) => Promise<void>,
): Promise<CalendarSync> {
	return inTransaction(platform.db, async (tx) => {
		await lockOwnCarForUpdate(tx, caller, carId);
		await change(tx);
		await audit(platform, tx, { actorId: caller.personId, action, subject: 'car', subjectId: carId });
		return presentSync(platform, tx, carId);
	});
}

/** `file`: `{token}.ics`. Imported events are not exported, to prevent echo loops between calendars. */
export async function serveIcalFeed(platform: Platform, file: string): Promise<Response> {
	const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
	const carId = token && (await carOfFeed(platform.db, hashOf(token)));
	const car = carId ? await carById(platform.db, carId) : undefined;
	if (!car || car.deleted_at !== null) throw refuse('NOT_FOUND');
	const now = platform.clock.now();
	const span = { startsAt: new Date(now.getTime() - PAST_MS), endsAt: new Date(now.getTime() + AHEAD_MS) };
	const [owner, rows] = await Promise.all([
		userById(platform.db, car.owner_id),
		listOccupancyOfKinds(platform.db, car.id, span, ['BOOKING', 'BLOCK']),
	]);
	const language = owner?.lang === 'ar' ? 'ar' : 'en';
	const summary = words[language];
	const calendar = ical({ name: bilingualCarName(car)[language], prodId: { company: 'Mishwar', product: 'Calendar' }, ttl: 1800 });
	for (const row of rows) {
		const kind = row.kind === 'BLOCK' ? 'BLOCK' : 'BOOKING';
		calendar.createEvent({
			id: `${row.id}@mishwar`,
			stamp: now,
			summary: summary[kind],
			...(kind === 'BLOCK'
				? { allDay: true, start: dayOf(row.starts_at), end: dayOf(row.ends_at) }
				: { start: row.starts_at, end: row.ends_at }),
		});
	}
	return new Response(calendar.toString(), {
		headers: {
			'content-type': 'text/calendar; charset=utf-8',
			'cache-control': 'private, max-age=300',
			'x-robots-tag': 'noindex',
		},
	});
}

/** ical-generator writes an all-day date by its UTC date. */
const dayOf = (moment: Date): Date => new Date(`${ammanDate(moment)}T00:00:00Z`);
