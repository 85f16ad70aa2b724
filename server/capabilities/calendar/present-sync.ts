/** Synchronization state of a car's calendar, as its owner sees it, and the secret address of its feed. */
import { createHash } from 'node:crypto';
import type { CalendarSync } from '#contract/calendar.ts';
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { occupiedByOthers } from './apply-sources.ts';
import { intersectSpans } from './rules.ts';
import { eventsOf, feedOf, sourcesOf } from './sql.ts';

export async function presentSync(platform: Platform, db: Queryable, carId: string): Promise<CalendarSync> {
	const now = platform.clock.now();
	const feed = await feedOf(db, carId);
	// Derived from any of the server's secrets.
	const token = feed && tokensOf(platform, feed.nonce).find((some) => hashOf(some).equals(feed.token_hash));
	const sources = await sourcesOf(db, carId);
	const events = await eventsOf(db, carId, now);
	const booked = sources.length > 0 ? await occupiedByOthers(db, carId, { since: now, now }, ['BOOKING']) : [];
	return {
		feedUrl: token ? feedUrl(platform, token) : null,
		sources: sources.map((source) => {
			const own = events.filter((event) => event.sourceId === source.id);
			return {
				id: source.id,
				name: source.name,
				url: source.url,
				events: own.length,
				checkedAt: source.checked_at && ammanIso(source.checked_at),
				succeededAt: source.succeeded_at && ammanIso(source.succeeded_at),
				problem: source.problem,
				conflicts: intersectSpans(own, booked).map(({ startsAt, endsAt }) => ({ startAt: ammanIso(startsAt), endAt: ammanIso(endsAt) })),
			};
		}),
	};
}

/** Secret address of a car's calendar feed: 256 bits derived from a random nonce and the server's key, so that a copy of the database opens no feed. */
export const tokenOf = (platform: Platform, nonce: Buffer): string => platform.keys.sign('calendarFeed', nonce).toString('base64url');

const tokensOf = (platform: Platform, nonce: Buffer): string[] =>
	platform.keys.signatures('calendarFeed', nonce).map((digest) => digest.toString('base64url'));

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const feedUrl = (platform: Platform, token: string): string => `${platform.publicUrl}/calendar/${token}.ics`;
