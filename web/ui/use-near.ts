/** Whether an element has come near the window: what is fetched or drawn only then. */
import { type RefObject, useEffect, useState } from 'react';

/** False during server rendering and the first render in the browser; stays true. `margin`: a length, as in CSS. */
export function useNear(place: RefObject<Element | null>, margin: string): boolean {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: margin });
		watch.observe(place.current);
		return () => watch.disconnect();
	}, [place, margin]);
	return near;
}
