/** The statement that our server runs for a search address. */
import { searchCars } from '#contract/search.ts';
import { searchRequestOf } from '#server/capabilities/search/search-cars.ts';
import { type SearchPart, searchStatement } from '#server/capabilities/search/sql.ts';
import { readQuery } from '#server/platform/http/input.ts';

const query = searchCars.query;

export function statementOf(path: string, part: SearchPart = 'both'): { text: string; values: unknown[] } {
	const request = searchRequestOf(query.parse(readQuery(`http://bench.test${path}`)), new Date(), 'en');
	return searchStatement(request, part);
}
