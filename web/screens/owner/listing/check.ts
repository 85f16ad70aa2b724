/**
 * Validation of the form. The schema, zod and the sentences are a third of the code of this screen, and nothing is validated before the first
 * submission: they are fetched with the first focus.
 */
import type { Resolver } from 'react-hook-form';
import type { Language } from '#web/i18n/language.ts';
import type { ListingValues } from './values.ts';

let schemas: typeof import('./listing.schemas.ts') | null = null;

/** May be called in advance; rejects if it cannot be fetched. */
export async function loadCheck(): Promise<typeof import('./listing.schemas.ts')> {
	schemas ??= await import('./listing.schemas.ts');
	return schemas;
}

export const check: Resolver<ListingValues> = async (...given) => (await loadCheck()).checkListing(...given);

/** Of an error: those of `check` have a key, those of the server are sentences. */
export const sentenceOf = (message: string, language: Language): string => schemas?.sentenceAt(message)?.[language] ?? message;
