/** Typing indicator: sent at most every three seconds, shown for a few. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { TYPING_VISIBLE_MS } from '#contract/live.ts';
import { typeInConversation } from '#contract/messaging.ts';
import { call } from '#web/browser/api.ts';
import { useOnLive } from '#web/browser/live/live.ts';

const SENT_EVERY_MS = 3000;

/** Call at each keystroke. A lost hint does not matter. */
export function useTypingHint(id: string): () => void {
	const last = useRef(0);
	return useCallback(() => {
		const now = Date.now();
		if (now - last.current < SENT_EVERY_MS || !navigator.onLine) return;
		last.current = now;
		call(typeInConversation, { params: { id } }).catch(() => undefined);
	}, [id]);
}

/** Whether the other party is typing. Their message ends it. */
export function useIsTyping(id: string, otherPartyId: string): boolean {
	const [types, setTypes] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const stop = () => {
		clearTimeout(timer.current);
		setTypes(false);
	};
	useOnLive('typing', ({ bookingId, userId }) => {
		if (bookingId !== id || userId !== otherPartyId) return;
		clearTimeout(timer.current);
		timer.current = setTimeout(stop, TYPING_VISIBLE_MS);
		setTypes(true);
	});
	useOnLive('message', ({ bookingId, fromUserId }) => bookingId === id && fromUserId === otherPartyId && stop());
	return types;
}
