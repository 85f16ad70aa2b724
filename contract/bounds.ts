/** The part of a map that is searched, as written in an address: `west,south,east,north` in degrees. */
export type Bounds = { west: number; south: number; east: number; north: number };

/** Three decimals are about 100 m: finer than any pin, and addresses stay short and cacheable. */
const SCALE = 1000;
/** Tolerance for floating-point errors, so that reading and writing again changes nothing. */
const TINY = 1e-6;

/** Null unless it is four numbers that span an area of the globe. */
export function parseBounds(text: string | null): Bounds | null {
	const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
	const [west, south, east, north] = numbers;
	if (numbers.length !== 4 || west === undefined || south === undefined || east === undefined || north === undefined) return null;
	const spans = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
	return spans ? { west, south, east, north } : null;
}

/** `{ west: 35.8, south: 31.9, east: 36, north: 32 }` → `"35.8,31.9,36,32"`. Rounded outwards, so that every point within the bounds stays within them. */
export function writeBounds({ west, south, east, north }: Bounds): string {
	const down = (degrees: number) => Math.floor(degrees * SCALE + TINY) / SCALE;
	const up = (degrees: number) => Math.ceil(degrees * SCALE - TINY) / SCALE;
	return [down(west), down(south), up(east), up(north)].join(',');
}
