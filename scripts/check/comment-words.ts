/** Comments are plain sentences. These words are typical of proverbs and spoken stories, and slow the reader down. The title of a test counts as a comment. */
import { type Source, sources } from './sources.ts';

/** Word → plainer words. */
const PLAINER: Record<string, string> = {
	anew: 'again',
	besides: 'in addition to, except',
	hears: 'receives, is notified',
	'in earnest': 'what is meant',
	nobody: 'who or what cannot',
	stands: 'is',
	told: 'informed, notified, announced',
	whatever: 'for every, regardless of',
	whoever: 'a person who, a caller that',
};
const WORDS = new RegExp(`\\b(?:${Object.keys(PLAINER).join('|')})\\b`, 'gi');

/** A comment that ends its line, one within braces of TSX, a block, and the title of a test. */
const LINE = /(?:^|\s)\/\/(?=\s)(.*)$/;
const BLOCK = /(?:^|[\s{(,;])\/\*(.*?)(?:\*\/|$)/;
const TITLE = /(?:^|\)|\s)(?:it|test|describe)(?:\.\w+)*\((?:async\s)?(['"`])(.*?)\1|\]\s*(?:as const)?\)\((['"`])(.*?)\3/;

export const checkCommentWords = (): string[] => commentProblems(sources(/\.(tsx?|mjs)$/));

export function commentProblems(files: readonly Source[]): string[] {
	return files.flatMap(({ path, text }) =>
		commentsOf(text, /\.(test|spec)\.tsx?$/.test(path)).flatMap(({ line, comment }) =>
			[...withoutQuotations(comment).matchAll(WORDS)].map(([word]) => {
				const plainer = PLAINER[word.toLowerCase()];
				return `${path}:${line}: a comment says “${word}”: say it in plain words (${plainer})`;
			}),
		),
	);
}

function commentsOf(text: string, hasTitles: boolean): Array<{ line: number; comment: string }> {
	let isInside = false;
	return text.split('\n').flatMap((content, index) => {
		const line = index + 1;
		if (isInside) {
			isInside = !content.includes('*/');
			return [{ line, comment: content }];
		}
		const block = BLOCK.exec(content);
		if (block) {
			isInside = !content.slice(block.index).includes('*/');
			return [{ line, comment: block[1] ?? '' }];
		}
		const title = hasTitles ? TITLE.exec(content) : null;
		const comment = LINE.exec(content)?.[1] ?? title?.[2] ?? title?.[4];
		return comment === undefined ? [] : [{ line, comment }];
	});
}

/** Removes names in backticks and quoted texts, which may contain any word. */
const withoutQuotations = (comment: string): string => comment.replace(/`[^`]*`|“[^”]*”|"[^"]*"|«[^»]*»/g, '');
