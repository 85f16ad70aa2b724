/** Extras of a car without schemas, since the browser loads them: kinds, bounds, names in both languages, and how an address lists those that were chosen. */

export const extraKinds = [
	'INFANT_SEAT',
	'CHILD_SEAT',
	'BOOSTER_SEAT',
	'UNLIMITED_KM',
	'PREPAID_FUEL',
	'WIFI',
	'COOL_BOX',
	/** The renter names them after the payment. */
	'ADDITIONAL_DRIVER',
	/** In the owner's own words. */
	'OTHER',
] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** Charged for each day of the rental, or once. */
export const extraPeriods = ['DAY', 'TRIP'] as const;
export type ExtraPeriod = (typeof extraPeriods)[number];

/** A prepaid tank is charged once for the trip, regardless of its length. */
export const periodsOf = (kind: ExtraKind): readonly ExtraPeriod[] => (kind === 'PREPAID_FUEL' ? ['TRIP'] : extraPeriods);

/** At most one per booking, because these apply to the car. */
const single: ReadonlySet<ExtraKind> = new Set(['UNLIMITED_KM', 'PREPAID_FUEL', 'WIFI']);
export const isSingle = (kind: ExtraKind): boolean => single.has(kind);

/** Not limited in number, because these are terms of a booking. All others are objects, of which an owner has a certain number. */
const uncounted: ReadonlySet<ExtraKind> = new Set(['UNLIMITED_KM', 'PREPAID_FUEL', 'ADDITIONAL_DRIVER']);
export const isCounted = (kind: ExtraKind): boolean => !uncounted.has(kind);

export const MAX_STOCK = 99;

export const MAX_EXTRAS = 12;
export const MAX_EXTRA_QUANTITY = 9;
export const MAX_ADDITIONAL_DRIVERS = 4;

/** How many of one kind a car can be offered with. */
export function maxQuantityOf(kind: ExtraKind): number {
	if (isSingle(kind)) return 1;
	return kind === 'ADDITIONAL_DRIVER' ? MAX_ADDITIONAL_DRIVERS : MAX_EXTRA_QUANTITY;
}

/** Maximum number of one kind that an owner can have for all cars; for extras that are not counted, the maximum for one booking. */
export const maxStockOf = (kind: ExtraKind): number => (isCounted(kind) ? MAX_STOCK : maxQuantityOf(kind));

export type ChosenExtra = { id: string; quantity: number };

/** `<id>:2,<id>:1`. Text that is not a number stays unchanged, so that the schema refuses it. */
export function extrasFromText(text: string): ChosenExtra[] {
	return text
		.split(',')
		.filter((part) => part !== '')
		.map((part) => {
			const [id = '', quantity] = part.split(':');
			return { id, quantity: Number(quantity ?? 1) };
		});
}

export const extrasToText = (chosen: readonly ChosenExtra[]): string => chosen.map(({ id, quantity }) => `${id}:${quantity}`).join(',');

type Line = { kind: string; extra?: ExtraKind | undefined; quantity?: number | undefined };

/** How many additional drivers a price includes. */
export const additionalDriversIn = (lines: readonly Line[]): number =>
	lines.reduce((sum, { extra, quantity = 0 }) => (extra === 'ADDITIONAL_DRIVER' ? sum + quantity : sum), 0);
