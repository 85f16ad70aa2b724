/** Whether this page has unsent input: fresh data may put the old values into its fields, or remove the fields. */

/** Forms that change something, and dialogs, also those without a form. Fresh data do not remove a search or a filter. */
const PLACES = 'form[method="post"], [role="dialog"]';
const KINDS = ['input', 'submit', 'reset'];

export function watchUnsentInput(): { isThere(): boolean; stop(): void } {
	const edited = new Set<Element>();
	const onEvent = ({ type, target }: Event) => {
		const element = target as Element;
		const place = type === 'input' && element.closest(PLACES);
		if (place) edited.add(place);
		for (const each of edited) if (type !== 'input' && each.contains(element)) edited.delete(each);
	};
	for (const kind of KINDS) document.addEventListener(kind, onEvent, true);
	return {
		isThere: () => [...edited].some((place) => place.isConnected),
		stop: () => {
			for (const kind of KINDS) document.removeEventListener(kind, onEvent, true);
		},
	};
}
