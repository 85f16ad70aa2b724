/** Parts that arrive when first wanted: their code is no part of the first visit. */
import { type ComponentType, lazy, useEffect, useState } from 'react';

type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>;

const AGAIN_MS = 3000;

/** A part whose code does not come, as while the server is down, must not take the page with it: it is missing until the code is here. */
async function patiently<Code>(load: () => Promise<Code>): Promise<Code> {
	for (;;) {
		try {
			return await load();
		} catch {
			await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
		}
	}
}

/** A component of its own chunk; `preload` may be called as soon as a visitor comes near it. */
export function lazyComponent<P extends object>(load: ComponentLoader<P>) {
	const preload = () => void load().catch(() => undefined);
	return Object.assign(
		lazy(() => patiently(load)),
		{ preload },
	);
}

/** True from the first time that `wanted` is; a part that was opened once stays, so that it can be seen to close. */
export function useEverTrue(isNeeded: boolean): boolean {
	const [was, setWas] = useState(isNeeded);
	if (isNeeded && !was) setWas(true);
	return was || isNeeded;
}

/** False while the server renders and during the first picture in the browser. */
export function useMounted(): boolean {
	const [mounted, setMounted] = useState(false);
	useEffect(() => setMounted(true), []);
	return mounted;
}
