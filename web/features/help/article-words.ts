/** All sentences of an article in one language, without the syntax of links and facts: for the search, and for tests. */
import type { ArticleText, Block } from './article.ts';
import { partsOfText } from './parts-of-text.ts';

/** Texts of a block, with the syntax of links and facts. */
export function sentencesOf(block: Block): readonly string[] {
	if (typeof block === 'string') return [block];
	if ('heading' in block) return [block.heading];
	return 'steps' in block ? block.steps : block.list;
}

export const writtenBody = (text: ArticleText): string => text.body.flatMap(sentencesOf).join(' ');

/** Removes the syntax of links and facts. */
export const bodyWords = (text: ArticleText): string =>
	partsOfText(writtenBody(text))
		.map((part) => part.text)
		.join('')
		.replace(/\{\w+\}/g, ' ');
