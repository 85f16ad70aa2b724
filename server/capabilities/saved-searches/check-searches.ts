/** Runs every saved search once a day and announces cars that it found for the first time, or cheaper. */
import * as z from 'zod';
import { ammanDate } from '#contract/time.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { describeQuery } from './describe-query.ts';
import { type SearchMatch, savedSearchMatched } from './events.ts';
import { type FoundCar, findCarsOf, toSeenCars } from './find-cars.ts';
import { findNewMatches, NAMED_CARS, type NewMatch } from './rules.ts';
import { endPath } from './save-search.ts';
import { fromStoredQuery, isSearchOver, type SearchQuery } from './saved-query.ts';
import { carsSeen, markChecked, peopleWithDueSearches, replaceCarsSeen, type SavedSearchRow, searchesDueOf } from './sql.ts';

const PAGE = 100;

/** One search that fails does not stop the others; the job fails afterwards, and its retry finds that one still due. */
export async function checkDueSearches(platform: Platform): Promise<void> {
	const today = ammanDate(platform.clock.now());
	const failures: unknown[] = [];
	let afterId: string | null = null;
	for (;;) {
		const page: string[] = await peopleWithDueSearches(platform.db, today, afterId, PAGE);
		for (const userId of page) {
			const runs = await runSearchesOf(platform, userId, today, failures);
			await announce(platform, userId, { today, runs }).catch((error: unknown) => failures.push(error));
		}
		if (page.length < PAGE) break;
		afterId = page.at(-1) ?? null;
	}
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} saved searches could not be checked`);
}

/** `query` is null if the search is over, or the filters no longer allow it. */
type Run = { saved: SavedSearchRow; query: SearchQuery | null; found: readonly FoundCar[] };

async function runSearchesOf(platform: Platform, userId: string, today: string, failures: unknown[]): Promise<Run[]> {
	const runs: Run[] = [];
	for (const saved of await searchesDueOf(platform.db, userId, today)) {
		const query = fromStoredQuery(saved.query);
		const isActive = query !== null && !isSearchOver(query, platform.clock.now());
		try {
			runs.push(isActive ? { saved, query, found: await findCarsOf(platform, query) } : { saved, query: null, found: [] });
		} catch (error) {
			failures.push(error);
		}
	}
	return runs;
}

/** The results of all searches of a person are one message. */
async function announce(platform: Platform, userId: string, { today, runs }: { today: string; runs: readonly Run[] }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const matches: SearchMatch[] = [];
		for (const { saved, query, found } of runs) {
			if (!(await markChecked(tx, saved.id, today)) || !query) continue;
			const news = findNewMatches(found, await carsSeen(tx, saved.id), query.from !== undefined);
			await replaceCarsSeen(tx, saved.id, toSeenCars(found));
			if (news.length > 0) matches.push(toMatch(saved, query, news));
		}
		const [first, ...others] = matches;
		if (!first) return;
		const path = endPath(
			platform,
			[first, ...others].map(({ savedSearchId }) => savedSearchId),
		);
		await platform.events.publish(platform, tx, savedSearchMatched, { ...first, userId, date: today, others, endPath: path });
	});
}

const toMatch = (saved: SavedSearchRow, query: SearchQuery, news: readonly NewMatch<FoundCar>[]): SearchMatch => ({
	savedSearchId: saved.id,
	query: saved.query,
	description: describeQuery(query),
	cars: news.slice(0, NAMED_CARS).map(({ car: { title, pricePerDayJod, stayJod, airportFeeJod, isFrom }, isCheaper }) => ({
		...{ title, pricePerDayJod, stayJod, airportFeeJod, isFrom, isCheaper },
	})),
	count: news.length,
});

/** Every morning: runs each saved search and announces new results. */
export const checkSavedSearches = job('saved-searches.check', z.unknown());

export const savedSearchJobs: readonly PlatformJob[] = [handle(checkSavedSearches, checkDueSearches)];

/** Eight in the morning in Amman, which is three hours ahead of UTC all year. */
export const savedSearchesRecurring: readonly Recurring[] = [{ name: checkSavedSearches.name, match: '0 5 * * *' }];
