/** An e-mail about a trip, as the tests describe it: sender, recipient, link, and contents. */
import type * as notifications from '#server/capabilities/notifications/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';

export const NAMES = {
	owner: { en: 'Omar Haddad', ar: 'عمر حداد' },
	renter: { en: 'Lina Nasser', ar: 'لينا ناصر' },
	admin: { en: 'Rania Saleh', ar: 'رانيا صالح' },
};
export const CAR = 'Kia Sportage 2023';
export const OTHER_CAR = 'Toyota RAV4 2024';
export const OTHER_CAR_AR = 'تويوتا راف فور 2024';
/** Typed by a person, in the language in which they wrote. */
export const NOTE = 'Towed to the garage in Abdoun.';

export type Recipient = 'owner' | 'renter' | 'admin';
export type Ids = Record<Recipient | 'subject' | 'booking' | 'another', string>;
/** `says`: the title first. */
export type Expected = { path(ids: Ids): string; says: { en: readonly string[]; ar: readonly string[] } };
export type TripEmail = {
	name: string;
	/** The subscriber that writes it. */
	by: keyof typeof notifications;
	send(platform: Platform, ids: Ids): Promise<void>;
	to: Partial<Record<Recipient, Expected>>;
};

export const toRenter = ({ booking }: Ids) => `/booking/${booking}`;
export const toOwner = ({ booking }: Ids) => `/owner/bookings/${booking}`;

export const bookingOf = (ids: Ids) => ({
	...{ bookingId: ids.booking, ownerId: ids.owner, renterId: ids.renter, carTitle: CAR },
	...{ ownerName: NAMES.owner, renterName: NAMES.renter },
	...{ startAt: '2031-03-10T10:00:00+03:00', endAt: '2031-03-13T15:00:00+03:00' },
	...{ totalJod: '106.50', chargeJod: '213.00', refundJod: '159.75', ownerKeptJod: '46.86', earningsJod: '93.72' },
	...{ status: 'CONFIRMED' as const, cancelCode: null, reason: null, instant: false, wasPaid: true },
	respondBy: '2031-03-03T10:00:00+03:00',
});
