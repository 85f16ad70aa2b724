/** Search for bookings from the admins' lists that refer to them: claims, payouts, invoices and others. */
import { type RawBuilder, sql } from 'kysely';
import { foldDigits } from '#contract/digits.ts';
import { foldedWords } from '#contract/fold-words.ts';
import { carsWithPlate, plateDigits } from '#server/capabilities/cars/index.ts';
import { peopleWithText } from '#server/capabilities/identity/index.ts';

/** Parties are found by their current names. */
const ofPeople = (text: string) =>
	sql`SELECT id FROM bookings WHERE owner_id IN (${peopleWithText(text)}) UNION SELECT id FROM bookings WHERE renter_id IN (${peopleWithText(text)})`;

/** Each word must be in the booking's stored search text (renter, car, number), or in a party's name, e-mail or phone. */
const bookingsWithWord = (word: string) => sql`(SELECT id FROM bookings WHERE found_by LIKE ${`%${word}%`} UNION ${ofPeople(word)})`;

/**
 * Ids of the bookings that match all words, belong to a whole phone number or e-mail address, or whose car has this plate: an array, for
 * the statement of a list. Each part of it has an index. `q` has a word.
 */
export function bookingsWithText(q: string): RawBuilder<string[]> {
	const plate = plateDigits(foldDigits(q).trim());
	const byWords = sql`(${sql.join(foldedWords(q).map(bookingsWithWord), sql` INTERSECT `)})`;
	const byPlate = plate === null ? [] : [sql`SELECT id FROM bookings WHERE car_id IN (${carsWithPlate(plate)})`];
	// An array is computed once for the whole statement. As a subquery of the list, common parts of e-mail addresses were looked up again
	// for each of its rows.
	return sql<string[]>`ARRAY(${sql.join([byWords, ofPeople(q), ...byPlate], sql` UNION `)})`;
}
