/** The table of defences must match the code and tests. Checked here, because `npm run defences` itself takes long and runs rarely. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defences } from './table.ts';

describe('the table of defences', () => {
	it.each(defences.map((each) => [each.defence, each] as const))('fits the code: %s', (_, { file, remove, replace, test }) => {
		expect(readFileSync(file, 'utf8').split(remove)).toHaveLength(2);
		expect(replace).not.toBe(remove);
		expect(existsSync(test), test).toBe(true);
	});
});
