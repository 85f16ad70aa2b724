/** Events of saved searches. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const bilingual = z.object({ en: z.string(), ar: z.string() });

/** A saved search found cars that it had not found before, or found them cheaper. */
export const savedSearchMatched = defineEvent(
	'saved-search-matched',
	z.object({
		savedSearchId: z.uuid(),
		userId: z.uuid(),
		/** The day of the alert in Amman. */
		date: z.string(),
		/** Query string of the search page. */
		query: z.string(),
		description: bilingual,
		/** The first of them; `count` has them all. */
		cars: z.array(z.object({ title: z.string(), pricePerDayJod: z.string(), isCheaper: z.boolean() })),
		count: z.int(),
		/** Signed path that ends the search. */
		endPath: z.string(),
	}),
);
