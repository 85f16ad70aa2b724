import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
type Column = Map<string, string>;

/** Tokens of one block, as [light, dark]. */
function block(selector: string): [Column, Column] {
	const body = css.split(`${selector} {`)[1]?.split('\n}')[0] ?? '';
	const light: Column = new Map();
	const dark: Column = new Map();
	for (const [, name = '', day = '', night = ''] of body.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)) {
		light.set(name, day);
		dark.set(name, night);
	}
	return [light, dark];
}

const [renterLight, renterDark] = block(':root');
const [ownerLight, ownerDark] = block('[data-surface="owner"]');
const columns = {
	'renter light': renterLight,
	'renter dark': renterDark,
	'owner light': new Map([...renterLight, ...ownerLight]),
	'owner dark': new Map([...renterDark, ...ownerDark]),
};

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
		const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
	const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['canvas', 'surface', 'sunken'];
const words = ['ink', 'muted', 'primary', 'accent-text', 'positive-text', 'warning-text', 'danger', 'info'];
const textPairs = [
	...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
	['on-primary', 'primary'],
	['on-primary', 'primary-strong'],
	['on-danger', 'danger'],
	['canvas', 'ink'],
	...['ink', 'muted', 'primary'].map((word) => [word, 'primary-soft'] as const),
	...['ink', 'accent-text'].map((word) => [word, 'accent-soft'] as const),
	...['ink', 'positive-text'].map((word) => [word, 'positive-soft'] as const),
	...['ink', 'warning-text'].map((word) => [word, 'warning-soft'] as const),
	...['ink', 'danger'].map((word) => [word, 'danger-soft'] as const),
] as const;
const controlPairs = ['control-line', 'primary', 'positive', 'warning', 'danger'].flatMap((mark) =>
	grounds.slice(0, 2).map((ground) => [mark, ground] as const),
);

describe.each(Object.entries(columns))('%s', (_, column) => {
	const colour = (name: string): string => {
		const found = column.get(name);
		if (!found) throw new Error(`no token ${name}`);
		return found;
	};
	it.each(textPairs)('%s on %s has the contrast of text (4.5:1)', (word, ground) => {
		expect(contrast(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5);
	});
	it.each(controlPairs)('%s on %s has the contrast of graphics (3:1)', (mark, ground) => {
		expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
	});
});
