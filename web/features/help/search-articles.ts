/**
 * Finds help articles by words of either language. Words that no article has are replaced by the most similar one; common words
 * such as "how" or "my" have almost no weight, because they occur in nearly every article.
 */
import { closestOf } from '#contract/closest-word.ts';
import { foldWords } from '#contract/fold-words.ts';
import { type HelpSlug, helpSlugs } from '#contract/help.ts';
import { type Language, languages } from '#web/i18n/language.ts';
import { bodyWords } from './article-words.ts';
import { articles } from './articles/index.ts';

/** Weight of a word by its place. */
const WEIGHTS = { title: 6, words: 4, summary: 3, body: 1 } as const;
/** Articles with less than this part of the best score are left out. */
const ENOUGH = 0.35;
/** Shorter words match whole words only. */
const SHORTEST_PREFIX = 3;
const MOST_RESULTS = 12;

/** Weight of each folded word of an article. */
type Entry = { slug: HelpSlug; weights: ReadonlyMap<string, number> };

export type HelpResults = {
	slugs: readonly HelpSlug[];
	/** The words that replaced unknown ones, in their order. */
	instead: readonly string[];
};

const entries: readonly Entry[] = helpSlugs.map((slug) => ({ slug, weights: weightsOf(slug) }));
const vocabulary: readonly string[] = [...new Set(entries.flatMap(({ weights }) => [...weights.keys()]))];

export function searchArticles(query: string): HelpResults {
	const asked = [...new Set(wordsOf(query))];
	const instead: string[] = [];
	const scores = new Map<HelpSlug, number>();
	for (const word of asked) {
		const known = formsOf(word);
		const closest = known.length > 0 ? null : closestOf(word, vocabulary);
		if (closest) instead.push(closest);
		addScores(scores, closest ? [closest] : known);
	}
	const best = Math.max(0, ...scores.values());
	const slugs = [...scores]
		.filter(([, score]) => score > 0 && score >= best * ENOUGH)
		.sort(([, one], [, other]) => other - one)
		.slice(0, MOST_RESULTS)
		.map(([slug]) => slug);
	return { slugs, instead };
}

/** The words of the articles that a typed word may mean: itself, or words that begin with it. */
function formsOf(word: string): string[] {
	return vocabulary.filter((known) => known === word || (word.length >= SHORTEST_PREFIX && known.startsWith(word)));
}

/** A word counts the more, the fewer articles have it. */
function addScores(scores: Map<HelpSlug, number>, forms: readonly string[]): void {
	const matches = entries
		.map(({ slug, weights }) => ({ slug, weight: Math.max(0, ...forms.map((form) => weights.get(form) ?? 0)) }))
		.filter(({ weight }) => weight > 0);
	const rarity = Math.log((entries.length + 1) / (matches.length + 1));
	for (const { slug, weight } of matches) scores.set(slug, (scores.get(slug) ?? 0) + weight * rarity);
}

function weightsOf(slug: HelpSlug): Map<string, number> {
	const weights = new Map<string, number>();
	for (const language of languages) {
		for (const [place, text] of Object.entries(placesOf(slug, language))) {
			const weight = WEIGHTS[place as keyof typeof WEIGHTS];
			for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
		}
	}
	return weights;
}

function placesOf(slug: HelpSlug, language: Language): Record<keyof typeof WEIGHTS, string> {
	const text = articles[slug][language];
	return { title: text.title, words: text.words ?? '', summary: text.summary, body: bodyWords(text) };
}

/** Folded, and without the Arabic article, which is written with its word: «الدفع» → «دفع». */
function wordsOf(text: string): string[] {
	return foldWords(text)
		.split(' ')
		.map((word) => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{3})/u, ''))
		.filter((word) => word.length > 1);
}
