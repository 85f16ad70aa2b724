/** The rules of the form, the very ones that the server goes by. They bring zod along, with this screen alone. */
import { zodResolver } from '@hookform/resolvers/zod';
import { listingForm } from '#contract/listing-form.ts';

/** Hands on what was typed, not what the rules make of it. */
export const checkListing = zodResolver(listingForm, undefined, { raw: true });
