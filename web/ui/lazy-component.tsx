/** Components loaded on demand, not with the first visit. */
import { type ComponentType, lazy, type RefObject, useEffect, useState } from 'react';

type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>;

const AGAIN_MS = 3000;

/** If its code cannot be loaded (the server is down), the component is missing instead of breaking the page. */
async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
	for (;;) {
		try {
			return await load();
		} catch {
			await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
		}
	}
}

/** A component in a separate chunk; `preload` may be called in advance. */
export function lazyComponent<P extends object>(load: ComponentLoader<P>) {
	const preload = () => void load().catch(() => undefined);
	return Object.assign(
		lazy(() => loadWithRetry(load)),
		{ preload },
	);
}

/** True once `isNeeded` has been true; an opened component stays mounted, so that its closing is visible. */
export function useEverTrue(isNeeded: boolean): boolean {
	const [wasTrue, setWasTrue] = useState(isNeeded);
	if (isNeeded && !wasTrue) setWasTrue(true);
	return wasTrue || isNeeded;
}

/** False during server rendering and the first render in the browser. */
export function useMounted(): boolean {
	const [mounted, setMounted] = useState(false);
	useEffect(() => setMounted(true), []);
	return mounted;
}

/** Whether an element has come near the viewport. False until then and in server rendering; stays true. `margin`: a length, as in CSS. */
export function useNear(place: RefObject<Element | null>, margin: string): boolean {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: margin });
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [place, margin]);
	return near;
}
