/** Whether something is typed on this page that is not sent yet: fresh data may put the old values into its fields, or take it away with them. */

/** Forms that change something, and dialogs, also those without a form. A search or a filter is not lost with fresh data. */
const PLACES = 'form[method="post"], [role="dialog"]';
const KINDS = ['input', 'submit', 'reset'];

export function watchUnsentInput(): { isThere(): boolean; stop(): void } {
	const touched = new Set<Element>();
	const hear = ({ type, target }: Event) => {
		const element = target as Element;
		const place = type === 'input' && element.closest(PLACES);
		if (place) touched.add(place);
		for (const each of touched) if (type !== 'input' && each.contains(element)) touched.delete(each);
	};
	for (const kind of KINDS) document.addEventListener(kind, hear, true);
	return {
		isThere: () => [...touched].some((place) => place.isConnected),
		stop: () => {
			for (const kind of KINDS) document.removeEventListener(kind, hear, true);
		},
	};
}
