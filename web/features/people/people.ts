/** People as screens write them: their names in the script of the page, their numbers in groups. */
import type { PublicUser } from '#contract/identity.ts';
import type { Language } from '#web/i18n/language.ts';

/** A person's name in the script of the page, where they gave one. */
export function nameOf(person: Pick<PublicUser, 'displayName' | 'displayNameAr'>, language: Language): string {
	return (language === 'ar' && person.displayNameAr) || person.displayName;
}

/** The same of somebody, or something, whose name is given in both scripts. */
export const writtenName = ({ name, nameAr }: { name: string; nameAr: string }, language: Language): string =>
	language === 'ar' ? nameAr : name;

/** The same of a row of a list that names its owner flatly. */
export const ownerNameOf = (row: { ownerName: string; ownerNameAr: string }, language: Language): string =>
	language === 'ar' ? row.ownerNameAr : row.ownerName;

export const renterNameOf = (row: { renterName: string; renterNameAr: string }, language: Language): string =>
	language === 'ar' ? row.renterNameAr : row.renterName;

/** Of the admin who made a batch of payouts. */
export const makerNameOf = (batch: { madeBy: string; madeByAr: string }, language: Language): string =>
	language === 'ar' ? batch.madeByAr : batch.madeBy;

/** `+962790000003` → `+962 7 9000 0003`, as mobile numbers are read out in Jordan; others as they are. */
export const phoneInGroups = (phone: string): string => phone.replace(/^(\+962)(7)(\d{4})(\d{4})$/, '$1 $2 $3 $4');
