/** The chosen extras as text, stored in the address in the format of the quote's parameter. Only the extras field parses it, which few cars load. */
import { useLocation, useSearch } from 'wouter';
import type { CarExtra } from '#contract/car-extras.ts';

const PARAMETER = 'extras';

/** Empty if nothing is chosen, or if the car has no extras. */
export const extrasIn = (query: URLSearchParams, offered: readonly CarExtra[]): string =>
	offered.length > 0 ? (query.get(PARAMETER) ?? '') : '';

export function writeExtras(query: URLSearchParams, extras: string): void {
	if (extras) query.set(PARAMETER, extras);
	else query.delete(PARAMETER);
}

export function useExtras(offered: readonly CarExtra[]): { extras: string; setExtras(extras: string): void } {
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const setExtras = (extras: string) => {
		writeExtras(query, extras);
		navigate(`${path}?${query}`, { replace: true });
	};
	return { extras: extrasIn(query, offered), setExtras };
}
