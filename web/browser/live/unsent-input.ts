/** Whether something is typed on this page that is not sent yet: fresh data may put the old values into its fields, or take it away with them. */

/** Forms that change something, and dialogs, also those without a form. A search or a filter is not lost with fresh data. */
const PLACES = 'form[method="post"], [role="dialog"]';

export type UnsentInput = { isThere(): boolean; stop(): void };

export function watchUnsentInput(): UnsentInput {
	const touched = new Set<Element>();
	const begin = ({ target }: Event) => {
		const place = target instanceof Element && target.closest(PLACES);
		if (place) touched.add(place);
	};
	const end = ({ target }: Event) => {
		for (const place of touched) if (place.contains(target as Node)) touched.delete(place);
	};
	const kinds = { input: begin, change: begin, submit: end, reset: end };
	for (const [kind, hear] of Object.entries(kinds)) document.addEventListener(kind, hear, true);
	return {
		isThere() {
			for (const place of touched) if (!place.isConnected) touched.delete(place);
			return touched.size > 0;
		},
		stop() {
			for (const [kind, hear] of Object.entries(kinds)) document.removeEventListener(kind, hear, true);
		},
	};
}
