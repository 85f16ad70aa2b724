/** Loader of the help pages: the settings whose values the articles contain. */
import { helpSlugs } from '#contract/help.ts';
import { getMarketTerms } from '#contract/market-terms.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';

export const loader: Loader = ({ params }, load) => {
	if (params.slug !== undefined && !helpSlugs.some((slug) => slug === params.slug)) load.missing();
	return load.one(queryFor(getMarketTerms));
};
