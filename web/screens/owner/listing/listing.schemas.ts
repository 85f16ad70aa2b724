/** Validation of the form with the server's own schema. Loads zod, on this screen only, once somebody fills the form in. */
import { zodResolver } from '@hookform/resolvers/zod';
import { listingForm } from '#contract/listing-form.ts';

/** Submits the typed text, not the parsed values. */
export const checkListing = zodResolver(listingForm, undefined, { raw: true });
