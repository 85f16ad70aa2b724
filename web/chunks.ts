/** Which modules go into one file with which others, where the bundler by itself would make many small ones. */

/** What the bundler tells of a module: who imports it at once. */
type Graph = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

const CAR = '/web/screens/public/car/route.tsx';
const PAGES = ['/web/screens/public/home/route.tsx', '/web/screens/public/search/route.tsx', CAR];

const reachedFrom = new Map<string, ReadonlySet<string>>();

/** What at least two of the pages for finding a car have in common. */
export const sharedByCarPages = (id: string, graph: Graph): string | null => (pagesAbove(id, graph).size >= 2 ? 'cars' : null);

/** What the car's page, of these alone, has in common with pages for those who are signed in. */
export const sharedWithCarPage = (id: string, graph: Graph): string | null =>
	pagesAbove(id, graph).has(CAR) && !id.includes('/web/screens/') ? 'car' : null;

/** The pages that bring a module along at once, however far down it is. */
function pagesAbove(id: string, graph: Graph): ReadonlySet<string> {
	const known = reachedFrom.get(id);
	if (known) return known;
	const pages = new Set<string>();
	// Set before it is filled: modules may import each other in a circle.
	reachedFrom.set(id, pages);
	const own = PAGES.find((page) => id.endsWith(page));
	if (own) pages.add(own);
	for (const importer of graph.getModuleInfo(id)?.importers ?? []) for (const page of pagesAbove(importer, graph)) pages.add(page);
	return pages;
}
