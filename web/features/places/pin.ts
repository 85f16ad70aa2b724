/** A pin as people paste it: two coordinates, or the address of a map. Pure. */
import { foldDigits } from '#contract/digits.ts';

export type Pin = { latitude: number; longitude: number };

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** `31.95, 35.91`, `geo:31.95,35.91`, `…/@31.95,35.91,17z`, `…?q=31.95,35.91`, `mlat=31.95&mlon=35.91`. */
const PATTERNS = [
	new RegExp(`^(?:geo:)?\\s*${NUMBER}\\s*[,،\\s]\\s*${NUMBER}$`),
	new RegExp(`@${NUMBER},${NUMBER}`),
	new RegExp(`[?&](?:q|query|ll)=${NUMBER}(?:,|%2C)${NUMBER}`, 'i'),
	new RegExp(`mlat=${NUMBER}&mlon=${NUMBER}`),
];

/** Null for text that names no place. */
export function parsePin(typed: string): Pin | null {
	const text = foldDigits(typed).replace(/٫/g, '.').trim();
	for (const pattern of PATTERNS) {
		const [, latitude, longitude] = pattern.exec(text) ?? [];
		if (latitude !== undefined && longitude !== undefined) return { latitude: Number(latitude), longitude: Number(longitude) };
	}
	return null;
}

/** Five decimals: about a metre. */
export const formatPin = ({ latitude, longitude }: Pin): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
