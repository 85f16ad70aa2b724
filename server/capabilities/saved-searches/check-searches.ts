/** Runs every saved search once a day and announces what it found for the first time, or cheaper. */
import * as z from 'zod';
import { ammanDate } from '#contract/time.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { describeQuery } from './describe-query.ts';
import { savedSearchMatched } from './events.ts';
import { asSeen, type FoundCar, findCarsOf } from './find-cars.ts';
import { NAMED_CARS, type News, newsAmong } from './rules.ts';
import { endPath } from './save-search.ts';
import { fromStoredQuery, isSearchOver, type SearchQuery } from './saved-query.ts';
import { carsSeen, markChecked, replaceCarsSeen, type SavedSearchRow, searchesDue } from './sql.ts';

const PAGE = 100;

/** One search that fails does not stop the others; the job fails afterwards, and its retry finds that one still due. */
export async function checkDueSearches(platform: Platform): Promise<void> {
	const today = ammanDate(platform.clock.now());
	const failures: unknown[] = [];
	let afterId: string | null = null;
	for (;;) {
		const page: SavedSearchRow[] = await searchesDue(platform.db, today, afterId, PAGE);
		for (const each of page) await checkSearch(platform, each, today).catch((error: unknown) => failures.push(error));
		if (page.length < PAGE) break;
		afterId = page.at(-1)?.id ?? null;
	}
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} saved searches could not be checked`);
}

async function checkSearch(platform: Platform, saved: SavedSearchRow, today: string): Promise<void> {
	const query = fromStoredQuery(saved.query);
	const isActive = query !== null && !isSearchOver(query, platform.clock.now());
	const found = isActive ? await findCarsOf(platform, query) : [];
	await inTransaction(platform.db, async (tx) => {
		if (!(await markChecked(tx, saved.id, today)) || !isActive) return;
		const news = newsAmong(found, await carsSeen(tx, saved.id), query.from !== undefined);
		await replaceCarsSeen(tx, saved.id, asSeen(found));
		if (news.length > 0)
			await platform.events.publish(platform, tx, savedSearchMatched, toPayload(platform, saved, { today, query, news }));
	});
}

type Match = { today: string; query: SearchQuery; news: readonly News<FoundCar>[] };

function toPayload(platform: Platform, saved: SavedSearchRow, { today, query, news }: Match) {
	return {
		savedSearchId: saved.id,
		userId: saved.user_id,
		date: today,
		query: saved.query,
		description: describeQuery(query),
		cars: news.slice(0, NAMED_CARS).map(({ car, isCheaper }) => ({ title: car.title, pricePerDayJod: car.pricePerDayJod, isCheaper })),
		count: news.length,
		endPath: endPath(platform, saved.id),
	};
}

/** Every morning: runs each saved search and announces what is new. */
export const checkSavedSearches = job('saved-searches.check', z.unknown());

export const savedSearchJobs: readonly PlatformJob[] = [handle(checkSavedSearches, checkDueSearches)];

/** Eight in the morning in Amman, which is three hours ahead of UTC all year. */
export const savedSearchesRecurring: readonly Recurring[] = [{ name: checkSavedSearches.name, match: '0 5 * * *' }];
