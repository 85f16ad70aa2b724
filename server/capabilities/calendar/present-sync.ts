/** Synchronization state of a car's calendar, as its owner sees it. */
import type { CalendarSync } from '#contract/calendar.ts';
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { occupiedByOthers } from './apply-sources.ts';
import { feedUrl, hashOf, tokenOf } from './feed-address.ts';
import { intersectSpans } from './rules.ts';
import { eventsOf, feedOf, sourcesOf } from './sql.ts';

export async function presentSync(platform: Platform, db: Queryable, carId: string): Promise<CalendarSync> {
	const now = platform.clock.now();
	const feed = await feedOf(db, carId);
	const token = feed && tokenOf(platform, feed.nonce);
	const sources = await sourcesOf(db, carId);
	const events = await eventsOf(db, carId, now);
	const booked = sources.length > 0 ? await occupiedByOthers(db, carId, { since: now, now }, ['BOOKING']) : [];
	return {
		// A token made under another server key no longer opens the feed.
		feedUrl: feed && token && hashOf(token).equals(feed.token_hash) ? feedUrl(platform, token) : null,
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
