/** Display of people: names in the script of the page, phone numbers in groups. */
import type { PublicUser } from '#contract/identity.ts';
import type { Language } from '#web/i18n/language.ts';

/** A user's name in the script of the page, if the user has one. */
export function nameOf(person: Pick<PublicUser, 'displayName' | 'displayNameAr'>, language: Language): string {
	return (language === 'ar' && person.displayNameAr) || person.displayName;
}

/** For use in a sentence: isolated, so that a name in the other script does not reorder the words around it. */
export const isolatedNameOf = (person: Pick<PublicUser, 'displayName' | 'displayNameAr'>, language: Language): string =>
	`\u2068${nameOf(person, language)}\u2069`;

/** The same for anything with a name in both scripts. */
export const writtenName = ({ name, nameAr }: { name: string; nameAr: string }, language: Language): string =>
	language === 'ar' ? nameAr : name;

/** The same for list rows with flat owner fields. */
export const ownerNameOf = (row: { ownerName: string; ownerNameAr: string }, language: Language): string =>
	language === 'ar' ? row.ownerNameAr : row.ownerName;

export const renterNameOf = (row: { renterName: string; renterNameAr: string }, language: Language): string =>
	language === 'ar' ? row.renterNameAr : row.renterName;

/** Name of the admin who created a batch of payouts. */
export const makerNameOf = (batch: { madeBy: string; madeByAr: string }, language: Language): string =>
	language === 'ar' ? batch.madeByAr : batch.madeBy;

/** `+962790000003` → `+962 7 9000 0003`, `+96265550100` → `+962 6 555 0100`: the Jordanian groups of mobile numbers and landlines; others are unchanged. */
export const phoneInGroups = (phone: string): string =>
	phone.replace(/^(\+962)(7)(\d{4})(\d{4})$/, '$1 $2 $3 $4').replace(/^(\+962)([2-6])(\d{3})(\d{4})$/, '$1 $2 $3 $4');
