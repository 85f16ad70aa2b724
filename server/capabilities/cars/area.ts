/** The neighbourhood of a car: an id of contract/areas.ts that fits its city. */
import { areaOf } from '#contract/areas.ts';
import { AREA_RADIUS_METRES } from '#contract/car-position.ts';
import type { Car, CarCard } from '#contract/cars.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { refuseField } from '#server/platform/http/input.ts';

/**
 * The area to store with an edit; undefined if it stays. Throws INVALID_INPUT for an area of another city; without a new one, an area that
 * does not fit a new city is removed.
 */
export function areaAfter(
	edit: { area?: string | null | undefined; city?: string | undefined },
	before: { area: string | null; city: string } | null,
	language: Language,
): string | null | undefined {
	const city = edit.city ?? before?.city;
	if (edit.area) {
		if (areaOf(edit.area)?.city !== city) throw refuseField('area', 'AREA_UNKNOWN', language);
		return edit.area;
	}
	const isOutdated = before?.area != null && areaOf(before.area)?.city !== city;
	return edit.area === null || isOutdated ? null : undefined;
}

export function areaCircle(id: string | null): Car['areaCircle'] {
	const area = areaOf(id);
	if (!area) return null;
	const { en, ar, latitude, longitude } = area;
	return { en, ar, latitude, longitude, radiusMetres: AREA_RADIUS_METRES };
}

/** As cards contain it: with its names, so that no page needs the list of areas to display it. */
export function cardArea(id: string | null): CarCard['area'] {
	const area = areaOf(id);
	return area && { id: area.id, en: area.en, ar: area.ar };
}
