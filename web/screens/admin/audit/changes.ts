/** Differences between before and after, value by value; nested values are named by their path. Pure. */

export type Change = { name: string; before: unknown; after: unknown };

export function changesBetween(before: unknown, after: unknown): Change[] {
	const [was, is] = [flat(before), flat(after)];
	const names = [...new Set([...was.keys(), ...is.keys()])];
	return names
		.filter((name) => was.get(name) !== is.get(name))
		.map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }));
}

/** `{ a: { b: 1 } }` → `a.b: 1`. Types are distinguished; a list counts as one value. */
function flat(value: unknown, name = ''): Map<string, unknown> {
	if (value === null || value === undefined) return new Map();
	if (Array.isArray(value)) return new Map([[name, JSON.stringify(value)]]);
	if (typeof value !== 'object') return new Map([[name, value]]);
	return new Map(Object.entries(value).flatMap(([key, tag]) => [...flat(tag, name ? `${name}.${key}` : key)]));
}
