/** A user of the demo, as described in its tables. */
import type { Role } from '#contract/endpoint.ts';
import { DAY_MS } from '#contract/time.ts';

export type Look = 'man' | 'woman' | 'veiled woman';

export type DemoPerson = {
	/** Key of the user in the tables of cars and bookings. */
	key: string;
	firstName: string;
	lastName: string;
	/** First and last name in Arabic. */
	nameAr: string;
	look: Look;
	/** Sign-up: a date, or days before today. */
	since: string | { daysAgo: number };
	lang: 'en' | 'ar';
	role: Role;
	identity: 'APPROVED' | 'PENDING' | 'NOT_SUBMITTED';
	/** Null for users who sign in by phone only. */
	email: string | null;
	/** E.164. */
	phone: string;
};

export type MemberRow = readonly [firstName: string, lastName: string, nameAr: string, look: Look, since: string, lang: 'en' | 'ar'];

/** Last digits of an unassigned number: `+962790000010` for 10. */
export const demoPhone = (number: number): string => `+9627900000${String(number).padStart(2, '0')}`;

/** Users with an approved identity; their phone numbers count up from `firstNumber`. */
export function members(rows: readonly MemberRow[], firstNumber: number): DemoPerson[] {
	return rows.map(([firstName, lastName, nameAr, look, since, lang], index) => ({
		key: firstName.toLowerCase(),
		firstName,
		lastName,
		nameAr,
		look,
		since,
		lang,
		role: 'RENTER',
		identity: 'APPROVED',
		email: `${firstName}.${lastName}@mishwar.test`.toLowerCase().replaceAll(' ', ''),
		phone: demoPhone(firstNumber + index),
	}));
}

/** Time of the sign-up. */
export function memberSince({ since }: DemoPerson, now: Date): Date {
	return typeof since === 'string' ? new Date(`${since}T16:20:00+03:00`) : new Date(now.getTime() - since.daysAgo * DAY_MS);
}
