/** The neighbourhood of a car: an id of contract/areas.ts that fits its city. */
import { areaOf } from '#contract/areas.ts';
import type { Car } from '#contract/cars.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { refuseField } from '#server/platform/http/input.ts';

/** Radius of the circle that everybody sees: large enough that no single building follows from it. */
const RADIUS_METRES = 1200;

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
	return { en, ar, latitude, longitude, radiusMetres: RADIUS_METRES };
}
