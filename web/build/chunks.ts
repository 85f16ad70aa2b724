/** Which modules go into one file with which others, where the bundler by itself would make many small ones. */

/** What the bundler tells of a module: who imports it at once. */
type Graph = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };

const PAGES = ['home', 'search', 'car'].map((name) => `/web/screens/public/${name}/route.tsx`);

/** Lists of everything that a package has: who imports them needs some of it only. */
const LISTS = /node_modules\/(?:@tanstack\/[\w-]+\/build\/modern|@radix-ui\/[\w-]+\/dist|radix-ui\/dist)\/index\./;

const reachedFrom = new Map<string, ReadonlySet<string>>();

/** What at least two of the pages for finding a car have in common, and how all their lists grow. */
export const sharedByCarPages = (id: string, graph: Graph): string | null =>
	pagesAbove(id, graph).size >= 2 || /\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/.test(id) ? 'cars' : null;

/** What these pages and many others are made of: buttons' and fields' neighbours, refusals, calls. */
export const sharedByMany = (id: string, graph: Graph): string | null => (pagesAbove(id, graph).size > 0 ? 'parts' : null);

/** What one of these pages, and it alone of them, has in common with other screens, or with what it reads ahead: one file instead of many. */
export function ofOneCarPage(id: string, graph: Graph): string | null {
	const [page] = pagesAbove(id, graph);
	if (!page || id.endsWith('/route.tsx')) return null;
	const isShared = !id.includes('/web/screens/') || graph.getModuleInfo(id)?.importers.some((importer) => importer.endsWith('/loader.ts'));
	return isShared ? (page.split('/').at(-2) ?? null) : null;
}

/** Icons that none of these pages shows. */
export const iconsOfManyScreens = (id: string, graph: Graph): string | null =>
	/lucide-react.*\/icons\//.test(id) && pagesAbove(id, graph).size === 0 ? 'icons' : null;

/** The pages that bring a module along at once, however far down it is. */
function pagesAbove(id: string, graph: Graph): ReadonlySet<string> {
	const known = reachedFrom.get(id);
	if (known) return known;
	const pages = new Set<string>();
	// Set before it is filled: modules may import each other in a circle.
	reachedFrom.set(id, pages);
	const own = PAGES.find((page) => id.endsWith(page));
	if (own) pages.add(own);
	const importers = (graph.getModuleInfo(id)?.importers ?? []).filter((importer) => !LISTS.test(importer));
	for (const importer of importers) for (const page of pagesAbove(importer, graph)) pages.add(page);
	return pages;
}
