/** A text that is asked for before something is done: what is typed, whether it may be sent, and what is missing. */
import { type FormEvent, useState } from 'react';

/**
 * What an empty text means. `wait`: the button does nothing until something is typed. `send`: it is sent as it is, and the call judges.
 * A sentence: shown at the field, and nothing is sent.
 */
export type WhenEmpty = 'wait' | 'send' | { say: string; onMissing?(): void };

/** `onSubmit` gets the text without the spaces around it. What was typed stays whatever comes of it. */
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
