/** Extras of a car without schemas, since the browser loads them: kinds, bounds, names in both languages, and how an address lists those that were chosen. */

export const extraKinds = [
	'INFANT_SEAT',
	'CHILD_SEAT',
	'BOOSTER_SEAT',
	'UNLIMITED_KM',
	'PREPAID_FUEL',
	'WIFI',
	'COOL_BOX',
	/** In the owner's own words. */
	'OTHER',
] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** Charged for each day of the rental, or once. */
export const extraPeriods = ['DAY', 'TRIP'] as const;
export type ExtraPeriod = (typeof extraPeriods)[number];

/** These apply to the car, so there is one of them. */
const single: ReadonlySet<ExtraKind> = new Set(['UNLIMITED_KM', 'PREPAID_FUEL', 'WIFI']);
export const isSingle = (kind: ExtraKind): boolean => single.has(kind);

export const MAX_EXTRAS = 12;
export const MAX_EXTRA_QUANTITY = 9;

export type ChosenExtra = { id: string; quantity: number };

/** `<id>:2,<id>:1`. What is no number stays none, to be refused. */
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
