/**
 * Validation of the form. Schema, zod and error texts are a third of the code of this screen, and nothing is validated before the first
 * submission: they are loaded with the first focus.
 */
import type { Resolver } from 'react-hook-form';
import type { Language } from '#web/i18n/language.ts';
import type { ListingValues } from './values.ts';

let schemas: typeof import('./listing.schemas.ts') | null = null;

/** May be called in advance; rejects if the code cannot be loaded. */
export async function loadCheck(): Promise<typeof import('./listing.schemas.ts')> {
	schemas ??= await import('./listing.schemas.ts');
	return schemas;
}

export const check: Resolver<ListingValues> = async (...args) => (await loadCheck()).checkListing(...args);

/** Text of an error: errors of `check` are keys, errors of the server are texts already. */
export const sentenceOf = (message: string, language: Language): string => schemas?.sentenceAt(message)?.[language] ?? message;
