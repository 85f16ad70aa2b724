/**
 * Parts below the first window: the server draws them, and their code arrives, and takes over what was drawn, when they come near the window.
 * Where there is no drawing (the page was reached by a link) a skeleton stands in their place until then.
 */
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';

type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>;

const NEAR = '600px';
const ON_SERVER = typeof document === 'undefined';
const waiting: Array<Promise<unknown>> = [];

/** On the server, before it draws: all late parts of what has been loaded are here. */
export const whenDeferredReady = (): Promise<unknown> => Promise.all(waiting);

/**
 * Its props must stay the same objects from one render of the parent to the next, or it is thrown away and drawn anew.
 * `isWanted`: asked once in the browser, whether it has something to do however far away it is.
 */
export function deferredComponent<P extends object>(load: ComponentLoader<P>, meanwhile: ReactNode, isWanted = () => false) {
	let Drawn: ComponentType<P> | null = null;
	if (ON_SERVER)
		waiting.push(
			load().then((module) => {
				Drawn = module.default;
			}),
		);
	const near = Promise.withResolvers<void>();
	const Late = lazy(() => near.promise.then(load));
	return memo(function LatePart(props: P) {
		const place = useRef<HTMLDivElement>(null);
		useEffect(() => {
			if (isWanted()) near.resolve();
			return place.current ? watchPlace(place.current, near.resolve) : undefined;
		}, []);
		const Part = Drawn ?? Late;
		return (
			<div ref={place} data-late="">
				<Suspense fallback={meanwhile}>
					<Part {...props} />
					<Alive place={place} />
				</Suspense>
			</div>
		);
	});
}

/** `app/entry-client.ts` waits for it too. */
const ALIVE = 'alive';

function watchPlace(place: HTMLElement, onNear: () => void): () => void {
	const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: NEAR });
	// A button pressed in the drawing is pressed again once it does something.
	const hold = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest('button') : null;
		if (!button || !place.contains(button)) return;
		onNear();
		// It may be drawn anew.
		const index = [...place.querySelectorAll('button')].indexOf(button);
		place.addEventListener(ALIVE, () => place.querySelectorAll('button')[index]?.click(), { once: true });
	};
	const stop = () => {
		watch.disconnect();
		document.removeEventListener('click', hold, true);
	};
	watch.observe(place);
	// Above React's root, which keeps to itself what is pressed in a part that is not alive.
	document.addEventListener('click', hold, true);
	place.addEventListener(ALIVE, stop, { once: true });
	return stop;
}

/** Is here when all of the part is. */
function Alive({ place }: { place: { readonly current: HTMLElement | null } }) {
	useEffect(() => {
		place.current?.removeAttribute('data-late');
		place.current?.dispatchEvent(new Event(ALIVE));
	}, [place]);
	return null;
}
