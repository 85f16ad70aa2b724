/** The sentence to show for a failure. */
import { useCallback } from 'react';
import { useTexts } from '../i18n/context.tsx';

/** Our own words where we have some for the code, else the server's sentence, else `fallback`, else the common one. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
	const { errors, states } = useTexts();
	return useCallback(
		(error, fallback) => {
			const { code, message, status } = (error ?? {}) as { code?: string; message?: string; status?: number };
			const own = code ? errors[code] : undefined;
			if (own) return own;
			return (status !== undefined && message) || fallback || states.error;
		},
		[errors, states],
	);
}
