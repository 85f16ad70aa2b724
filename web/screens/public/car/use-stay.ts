/** Pickup and return, stored in the address as `pickup` and `return`, so that links and the return from sign-in preserve them. */
import { useLocation, useSearch } from 'wouter';
import { momentIn, type Stay } from '#web/features/cars/stay.ts';

export function useStay(): { stay: Stay; setStay(stay: Stay): void } {
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const setStay = (next: Stay) => {
		for (const name of ['pickup', 'return'] as const) {
			const moment = next[name];
			if (moment) query.set(name, moment);
			else query.delete(name);
		}
		navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
	};
	return { stay: { pickup: momentIn(query.get('pickup')), return: momentIn(query.get('return')) }, setStay };
}
