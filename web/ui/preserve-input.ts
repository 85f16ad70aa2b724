/** Preserves input into a part of the page before its code is loaded (ui/deferred-component.tsx). A separate file, because visitors load that one. */
import { ALIVE } from './deferred-component.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Replays the input once the part is hydrated; `app/entry-client.ts` handles input from before the page was hydrated. Elements may be replaced, so each is identified by its position. */
export function preserveInput(place: HTMLElement): void {
	const typed = new Map<number, string>();
	const fields = () => [...place.querySelectorAll<Field>('input, textarea, select')];
	const note = (event: Event) => {
		const field = event.target as Field;
		const index = fields().indexOf(field);
		if (index >= 0) typed.set(index, field.value);
	};
	// Above React's root, which does not propagate events of a part that is not hydrated.
	document.addEventListener('input', note, true);
	place.addEventListener(
		ALIVE,
		() => {
			document.removeEventListener('input', note, true);
			const now = fields();
			for (const [index, value] of typed) if (now[index]) repeatInput(now[index], value);
		},
		{ once: true },
	);
}

/** React reports only changes to the value that it knows, which it stores in a property of the field. */
function repeatInput(field: Field, value: string): void {
	field.value = value === '' ? ' ' : '';
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
	field.dispatchEvent(new Event('input', { bubbles: true }));
}
