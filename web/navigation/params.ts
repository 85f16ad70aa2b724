/** The named parts of the shown screen's path. */
import { createContext, useContext } from 'react';
import type { Params } from './match-path.ts';

const ParamsContext = createContext<Params>({});
export const ParamsProvider = ParamsContext.Provider;

/** `useParam('slug')` on `/car/:slug`; throws on a name that the path does not have. */
export function useParam(name: string): string {
	const value = useContext(ParamsContext)[name];
	if (value === undefined) throw new Error(`no :${name} in this screen's path`);
	return value;
}
