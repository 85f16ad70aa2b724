/** The licensed office of a booking, as it is stored in its row. */
import { type BookedOffice, bookedOffice } from '#contract/companies.ts';
import type { BookingRow } from './sql.ts';

/** Null for a person’s car. Throws if the stored value is not understood. */
export const officeOf = ({ office }: Pick<BookingRow, 'office'>): BookedOffice | null =>
	office === null ? null : bookedOffice.parse(office);

/** Its name in both languages, for letters. */
export function officeNameOf(row: Pick<BookingRow, 'office'>): { en: string; ar: string } | null {
	const office = officeOf(row);
	return office && { en: office.nameEn, ar: office.nameAr };
}
