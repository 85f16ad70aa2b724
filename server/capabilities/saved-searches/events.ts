/** Events of saved searches. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const bilingual = z.object({ en: z.string(), ar: z.string() });

const match = z.object({
	savedSearchId: z.uuid(),
	/** Query string of the search page. */
	query: z.string(),
	description: bilingual,
	/** The first of them; `count` is the number of all. */
	cars: z.array(
		z.object({
			title: z.string(),
			pricePerDayJod: z.string(),
			isCheaper: z.boolean(),
			/** All three are left out by former releases. */
			stayJod: z.string().nullable().default(null),
			airportFeeJod: z.string().nullable().default(null),
			isFrom: z.boolean().default(false),
		}),
	),
	count: z.int(),
});
export type SearchMatch = z.output<typeof match>;

/** A person's saved search found cars that it had not found before, or found them cheaper; and which others did so that morning. */
export const savedSearchMatched = defineEvent(
	'saved-search-matched',
	match.extend({
		userId: z.uuid(),
		/** The day of the alert in Amman. */
		date: z.string(),
		/** Left out by the former release, which announced each search by itself. */
		others: z.array(match).optional(),
		/** Signed path that removes these searches. */
		endPath: z.string(),
	}),
);
