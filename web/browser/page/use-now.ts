/** The current time, for countdowns. */
import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from './site.ts';

/** Checks per step, so that a change appears soon after it happens. */
const CHECKS = 4;

/** Milliseconds, rounded down to whole steps. The first render uses the server's time of rendering. */
export function useNow(stepMs: number): number {
	const { now } = useSite();
	const subscribe = useCallback(
		(changed: () => void) => {
			const timer = setInterval(changed, stepMs / CHECKS);
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
