/**
 * Parts below the fold: rendered by the server and hydrated when they approach the viewport.
 * Without server rendering (client-side navigation) a placeholder is shown until the page is idle, because people who use the keyboard or
 * a screen reader do not scroll near a part.
 */
import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyComponent } from './lazy-component.tsx';

type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>;

const NEAR = '600px';
/** After the view transition, and after the photos at the top have begun to load. */
export const AT_REST_MS = 1000;
const ON_SERVER = typeof document === 'undefined';
const waiting: Array<Promise<unknown>> = [];

/** On the server: resolves when all deferred components of the loaded modules are available. */
export const whenDeferredReady = (): Promise<unknown> => Promise.all(waiting);

type Deferred = {
	/** Called once in the browser; returns whether hydration is needed regardless of position. */
	isWanted?: () => boolean;
	/** The part may be within the first viewport: its server-rendered content can be read, and is hydrated once the visitor scrolls or presses. */
	onceScrolled?: boolean;
	/** Called once in the browser with its element, which may not be hydrated yet: `preserveInput` if the part has fields. */
	onPlace?: (place: HTMLElement) => void;
};

/** Its props must be referentially stable, otherwise it is discarded and rendered again. `load`: it is needed now, at any position. */
export function deferredComponent<P extends object>(
	load: ComponentLoader<P>,
	meanwhile: ReactNode,
	{ isWanted = () => false, onceScrolled = false, onPlace }: Deferred = {},
) {
	let Loaded: ComponentType<P> | null = null;
	if (ON_SERVER)
		waiting.push(
			load().then((module) => {
				Loaded = module.default;
			}),
		);
	const needed = Promise.withResolvers<void>();
	// It tries again: Firefox refuses code that is still loading when the page is left, which would be rendered as an error.
	const Late = lazyComponent<P>(() => needed.promise.then(load));
	const DeferredPart = memo(function DeferredPart(props: P) {
		const place = useRef<HTMLDivElement>(null);
		useEffect(() => {
			if (place.current) onPlace?.(place.current);
			if (isWanted()) needed.resolve();
			else if (!isFromServer(place.current)) setTimeout(needed.resolve, AT_REST_MS);
			return place.current ? watchPlace(place.current, needed.resolve, onceScrolled && isFromServer(place.current)) : undefined;
		}, []);
		const Part = Loaded ?? Late;
		return (
			<div ref={place} data-late="">
				<Suspense fallback={meanwhile}>
					<Part {...props} />
					<HydrationSignal place={place} />
				</Suspense>
			</div>
		);
	});
	return Object.assign(DeferredPart, { load: needed.resolve });
}

/** For content that only a suspense boundary fills: React marks server-rendered content with a comment. A state would render the part again, which discards the server's HTML. */
export const isFromServer = (place: HTMLElement | null): boolean => place?.firstChild?.nodeType === Node.COMMENT_NODE;

/** Event of the element once the part is hydrated. Also used by `app/entry-client.ts`. */
export const ALIVE = 'alive';

function watchPlace(place: HTMLElement, onNear: () => void, onceScrolled: boolean): () => void {
	const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: NEAR });
	// A press before hydration is replayed afterwards.
	const hold = (event: MouseEvent) => {
		const button = event.target instanceof Element ? event.target.closest('button') : null;
		if (!button || !place.contains(button)) return;
		onNear();
		// The element may have been replaced.
		const index = [...place.querySelectorAll('button')].indexOf(button);
		place.addEventListener(ALIVE, () => place.querySelectorAll('button')[index]?.click(), { once: true });
	};
	const begin = () => observer.observe(place);
	const stop = () => {
		observer.disconnect();
		removeEventListener('scroll', begin);
		document.removeEventListener('click', hold, true);
	};
	// A page that was reloaded further down has been scrolled.
	if (onceScrolled && scrollY === 0) addEventListener('scroll', begin, { once: true, passive: true });
	else begin();
	// Above React's root, which does not propagate presses in a part that is not hydrated.
	document.addEventListener('click', hold, true);
	place.addEventListener(ALIVE, stop, { once: true });
	return stop;
}

/** Mounted when the whole part is hydrated. */
function HydrationSignal({ place }: { place: { readonly current: HTMLElement | null } }) {
	useEffect(() => {
		place.current?.removeAttribute('data-late');
		place.current?.dispatchEvent(new Event(ALIVE));
	}, [place]);
	return null;
}
