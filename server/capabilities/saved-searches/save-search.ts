/** Saves a search with its present results, so that the first alert has only later ones. */
import { randomUUID } from 'node:crypto';
import { MAX_SAVED_SEARCHES, type SavedSearch } from '#contract/saved-searches.ts';
import { searchCars } from '#contract/search.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { refuseFields, validate } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentSavedSearch } from './describe-query.ts';
import { findCarsOf, toSeenCars } from './find-cars.ts';
import { fromStoredQuery, type Parameters, toStoredQuery, unknownParameters } from './saved-query.ts';
import { insertSavedSearch, replaceCarsSeen, savedSearchesOf } from './sql.ts';

export async function saveSearch(platform: Platform, caller: Caller, parameters: Parameters): Promise<SavedSearch> {
	const unknown = unknownParameters(parameters);
	if (unknown.length > 0)
		throw refuseFields(
			unknown.map((name) => [name, 'PARAMETER_UNKNOWN']),
			caller.lang,
		);
	validate(searchCars.query, parameters, caller.lang);
	const stored = toStoredQuery(searchCars.query.parse(parameters));
	const query = fromStoredQuery(stored);
	if (!query) throw new Error(`a valid search cannot be read back: ${stored}`);
	const found = await findCarsOf(platform, query);
	const now = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		// Serialized per person, so that two calls cannot both take the last place.
		await lockSubject(tx, 'person', caller.userId);
		const own = await savedSearchesOf(tx, caller.userId);
		const existing = own.find((row) => row.query === stored);
		if (existing) return presentSavedSearch(existing, now);
		if (own.length >= MAX_SAVED_SEARCHES) throw refuse('SAVED_SEARCHES_FULL');
		const row = { id: randomUUID(), user_id: caller.userId, query: stored, created_at: now };
		await insertSavedSearch(tx, row);
		await replaceCarsSeen(tx, row.id, toSeenCars(found));
		return presentSavedSearch(row, now);
	});
}

type Keys = Pick<Platform, 'keys'>;

/** Path of the signed page that ends the saved searches of an e-mail without signing in; an old e-mail ends them as well. Below `/api` it is the address of the call. */
export function endPath({ keys }: Keys, ids: readonly string[]): string {
	const [first, ...others] = ids;
	const also = others.length > 0 ? `also=${others.join(',')}&` : '';
	return `/saved-searches/${first}/end?${also}signature=${keys.sign('endSavedSearch', ids.join(',')).toString('base64url')}`;
}

export const isEndSigned = ({ keys }: Keys, ids: readonly string[], signature: string): boolean =>
	keys.isSigned('endSavedSearch', ids.join(','), Buffer.from(signature, 'base64url'));
