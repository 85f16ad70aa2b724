/** Extras that the renter has chosen, stored in the address like the dates. */
import { useLocation, useSearch } from 'wouter';
import type { CarExtra } from '#contract/car-extras.ts';
import { type ChosenExtra, extrasFromText, extrasToText } from '#contract/extras.ts';

const PARAMETER = 'extras';

/** What this car does not offer counts as not chosen, and more than it has as all of it. */
export function extrasIn(query: URLSearchParams, offered: readonly CarExtra[]): ChosenExtra[] {
	const asked = extrasFromText(query.get(PARAMETER) ?? '');
	return offered.flatMap(({ id, maxQuantity }) => {
		const quantity = asked.find((extra) => extra.id === id)?.quantity ?? 0;
		return quantity >= 1 ? [{ id, quantity: Math.min(Math.floor(quantity), maxQuantity) }] : [];
	});
}

export function writeExtras(query: URLSearchParams, chosen: readonly ChosenExtra[]): void {
	if (chosen.length > 0) query.set(PARAMETER, extrasToText(chosen));
	else query.delete(PARAMETER);
}

export function useExtras(offered: readonly CarExtra[]): { extras: ChosenExtra[]; setExtras(chosen: readonly ChosenExtra[]): void } {
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const extras = extrasIn(query, offered);
	const setExtras = (chosen: readonly ChosenExtra[]) => {
		writeExtras(query, chosen);
		navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
	};
	return { extras, setExtras };
}
