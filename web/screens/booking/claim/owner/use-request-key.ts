/** Key of a request: a retry after a lost response must not be carried out twice; a changed form is a new request. */
import { useRef } from 'react';

export function useRequestKey(): (body: unknown) => string {
	const sent = useRef<{ body: string; key: string } | null>(null);
	return (body) => {
		const text = JSON.stringify(body);
		if (sent.current?.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
		return sent.current.key;
	};
}
