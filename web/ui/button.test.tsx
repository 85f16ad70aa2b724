import { describe, expect, it } from 'vitest';
import { buttonStyle } from './button.tsx';

const positionsIn = (className?: string) =>
	buttonStyle({ className })
		.split(/\s+/)
		.filter((name) => ['relative', 'absolute', 'fixed', 'sticky'].includes(name));

describe('a button has exactly one position', () => {
	it.each([
		[undefined, ['relative']],
		['mt-2', ['relative']],
		['absolute end-1 top-1', ['absolute']],
		['bottom-3 fixed', ['fixed']],
		['md:absolute', ['relative']],
	])('with %s', (className, positions) => {
		expect(positionsIn(className)).toEqual(positions);
	});
});
