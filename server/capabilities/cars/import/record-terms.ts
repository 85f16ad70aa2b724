/** Text form of a car's terms in an exported or imported file: hours, cancellation policy and own extras. Parsing a written text gives the same terms. Pure. */
import type { putTerms } from '#contract/calendar.ts';
import { cancellationPolicies, policySpellings } from '#contract/cancellation-policies.ts';
import { foldDigits } from '#contract/digits.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { extraNames } from '#contract/extra-names.ts';
import { type ExtraKind, type ExtraPeriod, extraKinds } from '#contract/extras.ts';
import { foldWords } from '#contract/fold-words.ts';
import { formatFils } from '#contract/money.ts';
import { type PickupHours, timeOf } from '#contract/pickup-hours.ts';
import type { OfferedExtra } from '../extras-sql.ts';
import type { CarRow } from '../sql.ts';

export const termColumns = ['pickupHours', 'airportHours', 'cancellationPolicy', 'extras'] as const;
export type TermColumn = (typeof termColumns)[number];
type Typed = InputOf<typeof putTerms>['body'];
/** In the format of the call that sets terms. */
export type RecordTerms = { [Column in TermColumn]?: NonNullable<Typed[Column]> };

const hoursText = ({ from, until }: PickupHours): string => `${from}-${until}`;

type WrittenExtra = { kind: ExtraKind; name?: string | null | undefined; period: ExtraPeriod; priceFils: bigint; maxQuantity: number };

/** `CHILD_SEAT 2.00/DAY x2; "Roof box" 10.00/TRIP x1` */
export const extrasText = (extras: readonly WrittenExtra[]): string =>
	extras
		.map(({ kind, name, period, priceFils, maxQuantity }) => {
			const named = kind === 'OTHER' ? `"${(name ?? '').replaceAll('"', '""')}"` : kind;
			return `${named} ${formatFils(priceFils)}/${period} x${maxQuantity}`;
		})
		.join('; ');

/** The text of each column for an existing car. */
export function termsInFile(car: CarRow, extras: readonly OfferedExtra[]): Record<TermColumn, string> {
	const hours = (from: number, until: number) => hoursText({ from: timeOf(from), until: timeOf(until) });
	return {
		pickupHours: hours(car.pickup_from_minute, car.pickup_until_minute),
		airportHours: hours(car.airport_from_minute, car.airport_until_minute),
		cancellationPolicy: car.cancellation_policy,
		extras: extrasText(extras),
	};
}

/** The same for terms that were read from a file, to compare them with those of the car. */
export function textOfTerms({ pickupHours, airportHours, cancellationPolicy, extras }: RecordTerms): Partial<Record<TermColumn, string>> {
	return {
		...(pickupHours && { pickupHours: hoursText(pickupHours) }),
		...(airportHours && { airportHours: hoursText(airportHours) }),
		...(cancellationPolicy && { cancellationPolicy }),
		...(extras && { extras: extrasText(extras.map(({ priceJod, ...extra }) => ({ ...extra, priceFils: priceJod }))) }),
	};
}

const HOURS = /^(\d{1,2}:\d{2})\s*(?:[-–—]|to|until|إلى|حتى)\s*(\d{1,2}:\d{2})$/i;
const policyNames = new Map(
	cancellationPolicies.flatMap((policy) => [policy, ...policySpellings[policy]].map((name) => [foldWords(name), policy] as const)),
);
const kindNames = new Map(
	extraKinds.flatMap((kind) => [kind, extraNames[kind].en, extraNames[kind].ar].map((name) => [foldWords(name), kind] as const)),
);
const periodNames = new Map<string, ExtraPeriod>([
	...(['DAY', 'TRIP'] as const).map((period) => [foldWords(period), period] as const),
	...(
		[
			['يوم', 'DAY'],
			['رحلة', 'TRIP'],
			['الرحلة', 'TRIP'],
		] as const
	).map(([name, period]) => [foldWords(name), period] as const),
]);
/** A name in quotation marks is an extra that the owner named. */
const EXTRA = /\s*(?:"((?:[^"]|"")+)"|([^";؛\n]+?))\s+([\d.]+)\s*[/\\]\s*([^\s;؛\n]+)(?:\s*[x×*]\s*(\d+))?\s*(?:[;؛\n]\s*|$)/iy;

/** Parses a typed text into input for the schema of the terms; null if it cannot be parsed. */
export const readTerm: { readonly [Column in TermColumn]: (text: string) => unknown } = {
	pickupHours: hoursFrom,
	airportHours: hoursFrom,
	cancellationPolicy: (text) => policyNames.get(foldWords(text)) ?? null,
	extras: extrasFrom,
};

function hoursFrom(text: string) {
	const [, from, until] = HOURS.exec(foldDigits(text).trim()) ?? [];
	return from && until ? { from: from.padStart(5, '0'), until: until.padStart(5, '0') } : null;
}

type ReadExtra = { kind: ExtraKind; name: string | null; period: string; priceJod: string | undefined; maxQuantity: string };

export function extrasFrom(text: string): ReadExtra[] | null {
	const typed = foldDigits(text).replace(/٫/g, '.').trim();
	const extras: ReadExtra[] = [];
	let end = 0;
	while (end < typed.length) {
		EXTRA.lastIndex = end;
		const [match, own, named = '', priceJod, period = '', quantity = '1'] = EXTRA.exec(typed) ?? [];
		if (match === undefined) return null;
		end += match.length;
		const kind = own === undefined ? (kindNames.get(foldWords(named)) ?? 'OTHER') : 'OTHER';
		const name = kind === 'OTHER' ? (own?.replaceAll('""', '"') ?? named) : null;
		extras.push({ kind, name, period: periodNames.get(foldWords(period)) ?? period, priceJod, maxQuantity: quantity });
	}
	return extras;
}
