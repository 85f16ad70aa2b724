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

/** A tank is filled once, however long the trip is. */
export const periodsOf = (kind: ExtraKind): readonly ExtraPeriod[] => (kind === 'PREPAID_FUEL' ? ['TRIP'] : extraPeriods);

/** These apply to the car, so there is one of them. */
const single: ReadonlySet<ExtraKind> = new Set(['UNLIMITED_KM', 'PREPAID_FUEL', 'WIFI']);
export const isSingle = (kind: ExtraKind): boolean => single.has(kind);

/** These are terms of a booking, so an owner never runs out of them. All others are carried from car to car, and an owner has a number of them. */
const uncounted: ReadonlySet<ExtraKind> = new Set(['UNLIMITED_KM', 'PREPAID_FUEL', 'ADDITIONAL_DRIVER']);
export const isCounted = (kind: ExtraKind): boolean => !uncounted.has(kind);

export const MAX_STOCK = 99;

export const MAX_EXTRAS = 12;
export const MAX_EXTRA_QUANTITY = 9;
export const MAX_ADDITIONAL_DRIVERS = 4;

/** How many of one kind a car can be offered with. */
export function mostOf(kind: ExtraKind): number {
	if (isSingle(kind)) return 1;
	return kind === 'ADDITIONAL_DRIVER' ? MAX_ADDITIONAL_DRIVERS : MAX_EXTRA_QUANTITY;
}

/** How many an owner can have of one kind for all cars; of what is not counted, for one booking. */
export const mostForAllCars = (kind: ExtraKind): number => (isCounted(kind) ? MAX_STOCK : mostOf(kind));

export type ChosenExtra = { id: string; quantity: number };

/** `<id>:2,<id>:1`. Text that is no number stays as it is, to be refused. */
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
