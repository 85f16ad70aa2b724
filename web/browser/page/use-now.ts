/** The time, for what counts down. */
import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from './site.ts';

/** Looked at this often within a step, so that a change is seen soon after it came. */
const LOOKS = 4;

/** Milliseconds, rounded down to whole steps. The first picture is drawn for the moment at which the server rendered it. */
export function useNow(stepMs: number): number {
	const { now } = useSite();
	const subscribe = useCallback(
		(changed: () => void) => {
			const timer = setInterval(changed, stepMs / LOOKS);
			return () => clearInterval(timer);
		},
		[stepMs],
	);
	const stepOf = (time: number) => Math.floor(time / stepMs) * stepMs;
	return useSyncExternalStore(
		subscribe,
		() => stepOf(Date.now()),
		() => stepOf(Date.parse(now)),
	);
}
