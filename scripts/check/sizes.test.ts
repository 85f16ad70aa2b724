import { describe, expect, it } from 'vitest';
import { sizeProblems } from './sizes.ts';

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });
const files = (count: number, lines: number) => Array.from({ length: count }, (_, index) => file(`web/part-${index}.tsx`, lines));

describe('sizes of files', () => {
	it.each([
		['web/part.tsx', 301, 1],
		['web/part.tsx', 300, 0],
		['web/styles.css', 301, 1],
		['web/screens/public/car/texts.ar.ts', 301, 0],
		['web/part.test.ts', 301, 0],
	])('%s with %i lines: %i problems', (path, lines, problems) => {
		expect(sizeProblems([file(path, lines)])).toHaveLength(problems);
	});

	it('a hundred small files are allowed, one more is a problem that names the smallest', () => {
		expect(sizeProblems(files(100, 14))).toEqual([]);
		const [problem, ...others] = sizeProblems([...files(100, 14), file('server/one-constant.ts', 2)]);
		expect(others).toEqual([]);
		expect(problem).toContain('101 files have fewer than 15 lines, at most 100');
		expect(problem).toMatch(/the smallest:\n {2}server\/one-constant\.ts: 2\n/);
	});

	it('fifteen lines are not small, and neither a style sheet nor a script of npm counts', () => {
		expect(sizeProblems([...files(100, 14), file('web/whole.ts', 15), file('web/print.css', 3), file('scripts/short.mjs', 3)])).toEqual([]);
	});
});
