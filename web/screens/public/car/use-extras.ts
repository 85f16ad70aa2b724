/** Extras that the renter has chosen, in the address as a quote asks for them. What they mean is known to the field, which few cars have. */
import { useLocation, useSearch } from 'wouter';
import type { CarExtra } from '#contract/car-extras.ts';

const PARAMETER = 'extras';

/** Of a car that offers any; empty if nothing is chosen. */
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
