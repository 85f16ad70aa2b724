/** The Idempotency-Key of one intention: pressing a button again after a lost response must neither act twice nor be refused. */
import { useRef } from 'react';

/** 128 random bits; unlike `randomUUID` also available on insecure origins. */
export function newKey(): string {
	return [...crypto.getRandomValues(new Uint32Array(4))].join('-');
}

/** Returns the key of the earlier attempt with the same content, or a new one. `create`: where the body carries the key as an id. */
export function useIdempotencyKey(create: () => string = newKey): (content: unknown) => string {
	const attempt = useRef({ content: '', key: '' });
	return (content) => {
		const text = JSON.stringify(content);
		if (attempt.current.content !== text) attempt.current = { content: text, key: create() };
		return attempt.current.key;
	};
}
