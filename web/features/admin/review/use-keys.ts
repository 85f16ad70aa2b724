/** Keys of a screen that work with any focus, except while a person types or a window is open. */
import { useEffect, useRef } from 'react';

type KeyActions = { readonly [key: string]: (() => void) | undefined };

const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]';
const WINDOW = '[role=dialog]';

/** Actions by letter or digit, in any keyboard layout. `place`: element that must contain the focus. */
export function useKeys(actions: KeyActions, isOn: boolean, place: 'page' | 'window' = 'page'): void {
	const latest = useRef(actions);
	useEffect(() => {
		latest.current = actions;
	});
	useEffect(() => {
		if (!isOn) return;
		const press = (event: KeyboardEvent) => {
			const act = latest.current[keyOf(event)];
			if (!act || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
			const focused = event.target instanceof Element ? event.target : document.body;
			if (focused.closest(TYPED_INTO) || (focused.closest(WINDOW) !== null) !== (place === 'window')) return;
			event.preventDefault();
			act();
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, [isOn, place]);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/** An Arabic layout types other letters and digits: there the position of the key counts. */
export function keyOf({ key, code }: Pressed): string {
	if (/^[a-z0-9]$/i.test(key)) return key.toLowerCase();
	return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
