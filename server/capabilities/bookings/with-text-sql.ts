/** Bookings as they are found from the lists of admins that are about them: claims, payouts, invoices and others. */
import { type RawBuilder, sql } from 'kysely';
import { foldDigits } from '#contract/digits.ts';
import { foldedWords } from '#contract/fold-words.ts';
import { carsWithPlate, plateDigits } from '#server/capabilities/cars/index.ts';
import { peopleWithText } from '#server/capabilities/identity/index.ts';

/** Parties are found as they are called now. */
const ofPeople = (text: string) =>
	sql`SELECT id FROM bookings WHERE owner_id IN (${peopleWithText(text)}) UNION SELECT id FROM bookings WHERE renter_id IN (${peopleWithText(text)})`;

/** Each word is in what was written on the booking (renter, car, number), or in a party's name, e-mail or phone. */
const having = (word: string) => sql`(SELECT id FROM bookings WHERE found_by LIKE ${`%${word}%`} UNION ${ofPeople(word)})`;

/**
 * Ids of the bookings that all words match, that a whole phone number or e-mail address belongs to, or whose car has this plate: an array, for
 * the statement of a list. Each part of it has an index. `q` has a word.
 */
export function bookingsWithText(q: string): RawBuilder<string[]> {
	const plate = plateDigits(foldDigits(q).trim());
	const byWords = sql`(${sql.join(foldedWords(q).map(having), sql` INTERSECT `)})`;
	const byPlate = plate === null ? [] : [sql`SELECT id FROM bookings WHERE car_id IN (${carsWithPlate(plate)})`];
	// An array is read once for the whole statement: planned with the list, parts of an e-mail address that everybody has were looked up again
	// for each of its rows.
	return sql<string[]>`ARRAY(${sql.join([byWords, ofPeople(q), ...byPlate], sql` UNION `)})`;
}
