import { describe, expect, it } from 'vitest';
import { commentProblems } from './comment-words.ts';

const problems = (path: string, ...lines: string[]) => commentProblems([{ path, text: lines.join('\n') }]);
/** In two parts, so that this file has no comment with the word. */
const word = ['no', 'body'].join('');

describe('words of comments', () => {
	it.each([
		['of a declaration', `/** Seen by ${word}. */`],
		['of a line', `\t// ${word} waits here.`],
		['after code', `const count = 1; // ${word} waits here.`],
		['within TSX', `\t{/* ${word} sees it */}`],
		['in capitals', `/** ${word.toUpperCase()} sees it. */`],
	])('a comment %s is found', (_, line) => {
		expect(problems('web/part.tsx', 'export {};', line)).toEqual([expect.stringContaining(`web/part.tsx:2: a comment says “`)]);
	});

	it('a block is read to its end, and no further', () => {
		expect(problems('server/part.ts', '/**', ' * One line,', ` * and ${word}.`, ' */', `const text = '${word}';`)).toEqual([
			expect.stringContaining('server/part.ts:3'),
		]);
	});

	it.each([
		['a text in code', `const text = 'is read by ${word}';`],
		['an address', `const address = 'https://example.com/${word}';`],
		['a name in backticks', `/** The user \`${word}\` of the system. */`],
		['a quoted text', `// The button "${word}" is gone.`],
		['a glob', `const files = 'web/**/${word}.ts';`],
	])('%s is left alone', (_, line) => {
		expect(problems('server/part.ts', line)).toEqual([]);
	});

	it.each([`it('is seen by ${word}', () => {`, `describe("${word} waits", () => {`, `])('%s is seen by ${word}', (one) => {`])(
		'a title of a test is a comment: %s',
		(line) => {
			expect(problems('server/part.test.ts', line)).toHaveLength(1);
		},
	);
});
