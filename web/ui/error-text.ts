/** The sentence for an error. */
import { useCallback } from 'react';
import type { ApiError } from '#web/browser/fetching.ts';
import { useTexts } from '#web/i18n/context.tsx';

/**
 * Our translation by code, otherwise the server's sentence, `fallback`, or the common one.
 * Responses of proxies (a page, a status text) are never displayed.
 */
export function useErrorText(): (error: unknown, fallback?: string) => string {
	const { errors, states } = useTexts();
	return useCallback(
		(error, fallback) => {
			const { code, detail } = (error ?? {}) as Partial<ApiError>;
			const sentence = detail?.error ?? detail?.message;
			return (code && errors[code]) || (typeof sentence === 'string' && sentence) || fallback || states.error;
		},
		[errors, states],
	);
}
