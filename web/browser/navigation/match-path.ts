/** Matches a path against a pattern such as `/car/:slug`. */
import { createContext, useContext } from 'react';

export type Params = Readonly<Record<string, string>>;

/** The decoded values of the pattern's `:names`; null if the path does not match. A trailing slash is ignored. */
export function matchPath(pattern: string, path: string): Params | null {
	const expected = pattern.split('/').filter(Boolean);
	const actual = path.split('/').filter(Boolean);
	if (expected.length !== actual.length) return null;
	const params: Record<string, string> = {};
	for (const [index, part] of expected.entries()) {
		const value = decoded(actual[index] ?? '');
		if (value === null) return null;
		if (part.startsWith(':')) params[part.slice(1)] = value;
		else if (part !== value) return null;
	}
	return params;
}

function decoded(part: string): string | null {
	try {
		return decodeURIComponent(part);
	} catch {
		return null;
	}
}

const ParamsContext = createContext<Params>({});
export const ParamsProvider = ParamsContext.Provider;

/** `useParam('slug')` on `/car/:slug`; throws for an unknown name. */
export function useParam(name: string): string {
	const value = useContext(ParamsContext)[name];
	if (value === undefined) throw new Error(`no :${name} in this screen's path`);
	return value;
}

/** For a screen with several paths; undefined on those without this name. */
export const useOptionalParam = (name: string): string | undefined => useContext(ParamsContext)[name];
