/** Details of a booking, a claim or an amount, as rows of an e-mail and as a short form for SMS. Pure. */

import { type MilestoneKind, milestonesAfter } from '#contract/milestones.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { shortWhereAndWhen, type WhereAndWhenDetails, whereAndWhenRows } from '#contract/where-and-when-text.ts';
import { arabicNameOf } from '#server/capabilities/cars/index.ts';
import { labels } from './email-texts.ts';
import { arabicCar, type Bilingual, dayOf, type FactRow, isolate, momentOf, type NotificationText, range } from './texts.ts';

const moment = (iso: string): Bilingual => ({ en: momentOf(iso, 'en'), ar: momentOf(iso, 'ar') });
const isSomething = (jod: string): boolean => Number(jod) > 0;

export const carRow = (carTitle: string): FactRow => ({ label: labels.car, value: { en: carTitle, ar: arabicNameOf(carTitle) } });
export const amountRow = (label: Bilingual, jod: string): FactRow => ({ label, value: { en: `${jod} JOD`, ar: `${jod} د.أ` } });

/** A person's own text, in their language; empty if nothing was written. */
export const reasonRows = (reason: string | null | undefined): FactRow[] =>
	reason?.trim() ? [{ label: labels.reason, value: { en: reason.trim(), ar: isolate(reason.trim()) } }] : [];
export const momentRow = (label: Bilingual, iso: string): FactRow => ({ label, value: moment(iso) });

/** A car that the renter can take instead, with the total of the same dates. */
export const alternativeRow = ({ title, totalJod }: { title: string; totalJod: string }): FactRow => ({
	label: labels.freeInstead,
	value: { en: `${title}, ${totalJod} JOD`, ar: `${arabicNameOf(title)}، ${totalJod} د.أ` },
});

/** `where`: as this recipient may read it; null in letters of events that lack places. */
export type TripDetails = {
	carTitle: string;
	startAt: string;
	endAt: string;
	where?: WhereAndWhenDetails | null;
	office?: Bilingual | null;
};

/** Of an event about a booking. */
export type Places = { whereAndWhen?: { owner: WhereAndWhenDetails; renter: WhereAndWhenDetails } | null; office?: Bilingual | null };

/** The trip as one side may read it. */
export function tripFor(side: 'OWNER' | 'RENTER', { carTitle, startAt, endAt, whereAndWhen, office }: TripDetails & Places): TripDetails {
	const where = (side === 'OWNER' ? whereAndWhen?.owner : whereAndWhen?.renter) ?? null;
	// Owners know their own office.
	return { carTitle, startAt, endAt, where, office: side === 'RENTER' ? (office ?? null) : null };
}

/** Of a booking's pages, in the area of this side. */
export const bookingAddress = (side: 'OWNER' | 'RENTER', bookingId: string): string =>
	`${side === 'OWNER' ? '/owner/bookings' : '/booking'}/${bookingId}`;

/** The state of the trip after this letter's event. */
export const roadAfter = (reached: MilestoneKind, side: 'OWNER' | 'RENTER', bookingId: string): NonNullable<NotificationText['road']> => ({
	address: bookingAddress(side, bookingId),
	milestones: milestonesAfter(reached),
});

export const tripRows = (trip: TripDetails): FactRow[] => [
	carRow(trip.carTitle),
	...(trip.office ? [{ label: labels.office, value: trip.office }] : []),
	{ label: labels.pickup, value: moment(trip.startAt) },
	{ label: labels.return, value: moment(trip.endAt) },
	...whereAndWhenRows(trip.where ?? null),
];

export const inShort = (trip: TripDetails): Bilingual => ({
	en: `${trip.carTitle}, ${range(trip, 'en')}`,
	ar: `${arabicCar(trip.carTitle)}، ${range(trip, 'ar')}`,
});

/** For SMS, the most complete first: car and dates with place, hour and flight, then these alone. */
export const shortForms = (trip: TripDetails): Bilingual[] => (trip.where ? shortFormsAt(trip, trip.where) : []);

/** The same of the return: its day and hour, without the flight that brought the renter to the pickup. */
export const shortFormsOfReturn = (trip: TripDetails): Bilingual[] =>
	trip.where ? shortFormsAt(trip, { ...trip.where, startAt: trip.endAt, flightNumber: null, landsAt: null }) : [];

function shortFormsAt(trip: TripDetails, at: WhereAndWhenDetails): Bilingual[] {
	const [what, where] = [inShort(trip), shortWhereAndWhen(at)];
	return [
		{ en: `${what.en}. ${where.en}`, ar: `${what.ar}. ${where.ar}` },
		{ en: `${dayOf(at.startAt, 'en')}, ${where.en}`, ar: `${dayOf(at.startAt, 'ar')}، ${where.ar}` },
		where,
	];
}

type Sums = {
	earningsJod: string;
	chargeJod: string;
	promo?: { code: string; amountJod: string } | null;
	refundJod: string;
	ownerKeptJod: string;
	cancelCode: string | null;
	wasPaid: boolean;
};

/** The amount that matters to this side; none if nothing was paid. */
export function sumRows(side: 'OWNER' | 'RENTER', sums: Sums): FactRow[] {
	if (!sums.wasPaid) return [];
	if (sums.cancelCode === null)
		return side === 'OWNER'
			? [amountRow(labels.earnings, sums.earningsJod)]
			: [...promoRows(sums.promo), amountRow(labels.charged, sums.chargeJod)];
	const notRefunded = formatFils(parseFils(sums.chargeJod) - parseFils(sums.refundJod));
	const amounts =
		side === 'OWNER'
			? ([[labels.kept, sums.ownerKeptJod]] as const)
			: ([
					[labels.refund, sums.refundJod],
					[labels.notRefunded, notRefunded],
				] as const);
	return amounts.flatMap(([label, jod]) => (isSomething(jod) ? [amountRow(label, jod)] : []));
}

const promoRows = (promo: Sums['promo']): FactRow[] =>
	promo
		? [{ label: labels.promo, value: { en: `${promo.code}: −${promo.amountJod} JOD`, ar: `${promo.code}: ‎−${promo.amountJod} د.أ` } }]
		: [];
