/** Dates of the stay, stored in the address as `pickup` and `return`, so that links and the return from sign-in preserve them. */
import { useLocation, useSearch } from 'wouter';
import { dateIn, type Stay } from '#web/features/cars/stay.ts';

export function useStay(): { stay: Stay; setStay(stay: Stay): void } {
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const setStay = (next: Stay) => {
		for (const name of ['pickup', 'return'] as const) {
			const date = next[name];
			if (date) query.set(name, date);
			else query.delete(name);
		}
		navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
	};
	return { stay: { pickup: dateIn(query.get('pickup')), return: dateIn(query.get('return')) }, setStay };
}
