/** Validation of the form with the server's own schema. Imports zod, so this module is loaded only when the form is used. */
import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldTextKey, fieldTexts } from '#contract/field-texts.ts';
import { listingForm } from '#contract/listing-form.ts';

/** Submits the typed text, not the parsed values. */
export const checkListing = zodResolver(listingForm, undefined, { raw: true });

/** The text of an error in both languages, by its key. */
export const sentenceAt = (key: string) => (key in fieldTexts ? fieldTexts[key as FieldTextKey] : undefined);
