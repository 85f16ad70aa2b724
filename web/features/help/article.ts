/** The parts of a help article. Both languages of an article are side by side, and the types require both. */
import type { HelpSlug } from '#contract/help.ts';
import type { Language } from '#web/i18n/language.ts';

export const audiences = ['RENTERS', 'OWNERS', 'EVERYBODY'] as const;
export type Audience = (typeof audiences)[number];

/** Tasks, in the order in which they are listed. */
export const topics = {
	BOOKING: 'RENTERS',
	PAYING: 'RENTERS',
	TRIP: 'RENTERS',
	LISTING: 'OWNERS',
	RENTING_OUT: 'OWNERS',
	OFFICE: 'OWNERS',
	ACCOUNT: 'EVERYBODY',
	MESSAGES: 'EVERYBODY',
} as const satisfies Record<string, Audience>;
export type Topic = keyof typeof topics;

/**
 * A paragraph, a heading, or a list. `{fact}` is replaced by a number or sentence from a rule or setting (facts.ts), and
 * `[text](/address)` is a link.
 */
export type Block = string | { heading: string } | { steps: readonly string[] } | { list: readonly string[] };

export type ArticleText = {
	title: string;
	/** One sentence, for lists and search engines. */
	summary: string;
	body: readonly Block[];
	/** Search words of people, in addition to the words of the text. */
	words?: string;
};

export type Article = { topic: Topic; related: readonly HelpSlug[] } & Record<Language, ArticleText>;

/** The articles of one topic; articles/index.ts requires all of them. */
export type Articles = Partial<Record<HelpSlug, Article>>;
