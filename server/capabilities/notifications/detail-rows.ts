/** Details of a booking, a claim or an amount, as rows of an e-mail and as a short form for SMS. Pure. */
import { TIME_ZONE } from '#contract/time.ts';
import { labels } from './email-texts.ts';
import { type Bilingual, type FactRow, range } from './texts.ts';

const options = {
	timeZone: TIME_ZONE,
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	hour: '2-digit',
	minute: '2-digit',
	hour12: false,
	calendar: 'gregory',
	numberingSystem: 'latn',
} as const;
const formats = { en: new Intl.DateTimeFormat('en-GB', options), ar: new Intl.DateTimeFormat('ar-JO', options) };

const same = (text: string): Bilingual => ({ en: text, ar: text });
const moment = (iso: string): Bilingual => ({ en: formats.en.format(new Date(iso)), ar: formats.ar.format(new Date(iso)) });
const isSomething = (jod: string): boolean => Number(jod) > 0;

export const carRow = (carTitle: string): FactRow => ({ label: labels.car, value: same(carTitle) });
export const amountRow = (label: Bilingual, jod: string): FactRow => ({ label, value: { en: `${jod} JOD`, ar: `${jod} د.أ` } });

export type TripDetails = { carTitle: string; startAt: string; endAt: string };

export const tripRows = (trip: TripDetails): FactRow[] => [
	carRow(trip.carTitle),
	{ label: labels.pickup, value: moment(trip.startAt) },
	{ label: labels.return, value: moment(trip.endAt) },
];

export const inShort = (trip: TripDetails): Bilingual => ({
	en: `${trip.carTitle}, ${range(trip, 'en')}`,
	ar: `${trip.carTitle}، ${range(trip, 'ar')}`,
});

type Sums = {
	earningsJod: string;
	chargeJod: string;
	refundJod: string;
	ownerKeptJod: string;
	cancelCode: string | null;
	wasPaid: boolean;
};

/** The amount that matters to this side; none if nothing was paid. */
export function sumRows(side: 'OWNER' | 'RENTER', sums: Sums): FactRow[] {
	if (!sums.wasPaid) return [];
	if (sums.cancelCode === null)
		return [side === 'OWNER' ? amountRow(labels.earnings, sums.earningsJod) : amountRow(labels.charged, sums.chargeJod)];
	const [label, jod] = side === 'OWNER' ? ([labels.kept, sums.ownerKeptJod] as const) : ([labels.refund, sums.refundJod] as const);
	return isSomething(jod) ? [amountRow(label, jod)] : [];
}
