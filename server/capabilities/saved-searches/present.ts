/** A saved search as it is answered. */
import type { SavedSearch } from '#contract/saved-searches.ts';
import { ammanIso } from '#contract/time.ts';
import { describeQuery } from './describe-query.ts';
import { fromStoredQuery, isSearchOver } from './saved-query.ts';
import type { SavedSearchRow } from './sql.ts';

export const presentSavedSearch = ({ id, query, created_at }: SavedSearchRow, now: Date): SavedSearch => ({
	id,
	query,
	description: describeQuery(fromStoredQuery(query)),
	isOver: isSearchOver(fromStoredQuery(query), now),
	createdAt: ammanIso(created_at),
});
