/** The sentence to show for a failure. */
import { useCallback } from 'react';
import type { ApiError } from '#web/browser/fetching.ts';
import { useTexts } from '#web/i18n/context.tsx';

/**
 * Our own words where we have some for the code, else the server's sentence, else `fallback`, else the common one.
 * What a proxy says in between (a page, a status text) is for no person and in no language of ours.
 */
export function useErrorText(): (error: unknown, fallback?: string) => string {
	const { errors, states } = useTexts();
	return useCallback(
		(error, fallback) => {
			const { code, detail } = (error ?? {}) as Partial<ApiError>;
			const said = detail?.error ?? detail?.message;
			return (code && errors[code]) || (typeof said === 'string' && said) || fallback || states.error;
		},
		[errors, states],
	);
}
