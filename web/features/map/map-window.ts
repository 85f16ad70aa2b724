/** A part of the drawn Jordan around a place, in pixels of a small picture. Pure. */
import type { FeatureCollection, Position as LongitudeLatitude, Point } from 'geojson';
import type { Position } from '#contract/areas.ts';
import { offsetKm } from '#contract/city-circles.ts';

/** Wide enough that a road or a neighbouring place is visible also in empty areas. */
export const WINDOW = { width: 960, height: 240, pixelsPerKm: 10 } as const;

export type Spot = [x: number, y: number];
const LEFT = -WINDOW.width / 2;
const TOP = -WINDOW.height / 2;

/** Position of a place in the picture, whose origin is in its middle. */
export function toSpot(centre: Position, [longitude = 0, latitude = 0]: LongitudeLatitude): Spot {
	const { east, north } = offsetKm(centre, { longitude, latitude });
	return [round(east * WINDOW.pixelsPerKm), round(-north * WINDOW.pixelsPerKm)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

const edges: ReadonlyArray<{ axis: 0 | 1; at: number; isInside(value: number): boolean }> = [
	{ axis: 0, at: LEFT, isInside: (x) => x >= LEFT },
	{ axis: 0, at: -LEFT, isInside: (x) => x <= -LEFT },
	{ axis: 1, at: TOP, isInside: (y) => y >= TOP },
	{ axis: 1, at: -TOP, isInside: (y) => y <= -TOP },
];

/** The part of a polygon within the picture (Sutherland and Hodgman); empty if it is elsewhere. */
export function clipPolygon(corners: readonly Spot[]): Spot[] {
	return edges.reduce<Spot[]>(
		(rest, { axis, at, isInside }) =>
			rest.flatMap((corner, index) => {
				const before = rest.at(index - 1) ?? corner;
				const isCrossing = isInside(before[axis]) !== isInside(corner[axis]);
				const own: Spot[] = isInside(corner[axis]) ? [corner] : [];
				return isCrossing ? [intersection(before, corner, axis, at), ...own] : own;
			}),
		[...corners],
	);
}

function intersection(from: Spot, to: Spot, axis: 0 | 1, at: number): Spot {
	const share = (at - from[axis]) / (to[axis] - from[axis]);
	return [round(from[0] + share * (to[0] - from[0])), round(from[1] + share * (to[1] - from[1]))];
}

/** The pieces of a line whose box touches the picture, so that roads elsewhere are left out. */
export function clipLine(corners: readonly Spot[]): Spot[][] {
	const pieces: Spot[][] = [];
	for (const [index, to] of corners.entries()) {
		const from = corners[index - 1];
		if (!from || !isVisible(from, to)) continue;
		const last = pieces.at(-1);
		if (last?.at(-1) === from) last.push(to);
		else pieces.push([from, to]);
	}
	return pieces;
}

const isVisible = (from: Spot, to: Spot): boolean =>
	Math.min(from[0], to[0]) <= -LEFT &&
	Math.max(from[0], to[0]) >= LEFT &&
	Math.min(from[1], to[1]) <= -TOP &&
	Math.max(from[1], to[1]) >= TOP;

export type Label = { name: string; isCity: boolean; spot: Spot };
const LINE = 18;
const LETTER = 7;
/** Height of the circle's own name, which is below it. */
const NAME_LETTER = 9;
export const OWN_NAME_DROP = 18;
/** Below its dot. */
export const LABEL_DROP = 16;

/** Names around the circle that do not cover it or each other, nearest first. */
export function labelsAround(centre: Position, places: FeatureCollection<Point>, circle: { name: string; radius: number }): Label[] {
	const labels: Label[] = [];
	const nameHalf = Math.max(circle.radius, (circle.name.length * NAME_LETTER) / 2);
	const occupied = [{ left: -nameHalf, right: nameHalf, top: -circle.radius, bottom: circle.radius + OWN_NAME_DROP + 5 }];
	const candidates = places.features
		.map(({ properties, geometry }) => ({
			name: String(properties?.name),
			isCity: properties?.kind === 'city',
			spot: toSpot(centre, geometry.coordinates),
		}))
		.filter(({ name, spot: [x, y] }) => name !== circle.name && Math.abs(x) < -LEFT && Math.abs(y) < -TOP - LINE)
		.sort((one, other) => Math.hypot(...one.spot) - Math.hypot(...other.spot));
	for (const label of candidates) {
		const [x, y] = label.spot;
		const half = (label.name.length * LETTER) / 2 + 6;
		const box = { left: x - half, right: x + half, top: y - 5, bottom: y + LABEL_DROP + 5 };
		if (occupied.some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom))
			continue;
		occupied.push(box);
		labels.push(label);
	}
	return labels;
}
