// Colour arithmetic on #rrggbb strings, for mixing paint, light and haze.

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
	const value = Number.parseInt(hex.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(channels: Rgb): string {
	const value = channels.reduce((sum, channel) => sum * 256 + Math.round(Math.min(255, Math.max(0, channel))), 0);
	return `#${value.toString(16).padStart(6, '0')}`;
}

function combine(a: string, b: string, join: (x: number, y: number) => number): string {
	const [ar, ag, ab] = parse(a);
	const [br, bg, bb] = parse(b);
	return format([join(ar, br), join(ag, bg), join(ab, bb)]);
}

/** The colour `share` (0 to 1) of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
	return combine(from, to, (x, y) => x + (y - x) * share);
}

/** A surface of colour `surface` under light of colour `light`. */
export function under(surface: string, light: string): string {
	return combine(surface, light, (x, y) => (x * y) / 255);
}

/** Both lights together, never darker than either (the photographic "screen"). */
export function screen(a: string, b: string): string {
	return combine(a, b, (x, y) => 255 - ((255 - x) * (255 - y)) / 255);
}

/** `share` of the way to white. */
export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
/** `share` of the way to black. */
export const darker = (colour: string, share: number): string => mix(colour, '#000000', share);

/** Perceived brightness, 0 (black) to 1 (white). Source: Rec. 709 luma weights. */
export function brightness(colour: string): number {
	const [r, g, b] = parse(colour);
	return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}
