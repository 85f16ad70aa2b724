/** The rules of the form, the very ones that the server goes by. They bring zod along, with this screen alone. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { listingForm } from '#contract/listing-form.ts';
import type { ListingValues } from './values.ts';

/** Hands on what was typed, not what the rules make of it. The rules take anything; the form holds text. */
export const checkListing = zodResolver(listingForm, undefined, { raw: true }) as unknown as Resolver<ListingValues>;
