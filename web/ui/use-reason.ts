/** State of a text that is required before an action: value, readiness, and error. */
import { type FormEvent, useState } from 'react';

/**
 * Meaning of an empty text. `wait`: the button is disabled. `send`: it is sent, and the call decides.
 * A sentence: shown as an error, and nothing is sent.
 */
export type WhenEmpty = 'wait' | 'send' | { say: string; onMissing?(): void };

/** `onSubmit` gets the trimmed text. Typed text is preserved in any case. */
export function useReason(whenEmpty: WhenEmpty, onSubmit: (text: string) => void) {
	const [text, setText] = useState('');
	const [isMissing, setIsMissing] = useState(false);
	const typed = text.trim();
	const isWaiting = whenEmpty === 'wait' && !typed;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isWaiting) return;
		const missing = !typed && typeof whenEmpty === 'object';
		setIsMissing(missing);
		if (missing) whenEmpty.onMissing?.();
		else onSubmit(typed);
	};
	return { text, setText, submit, isWaiting, missing: isMissing && typeof whenEmpty === 'object' ? whenEmpty.say : undefined };
}
