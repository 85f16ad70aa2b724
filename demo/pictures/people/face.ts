// The face of a portrait, lit from the left: few lines, soft planes, an easy expression.
import type { Random } from '../drawing/random.ts';
import { clipPath, ellipse, fill, group, stroke } from '../drawing/svg.ts';
import type { Skin } from './palette.ts';

export interface FaceTraits {
	readonly skin: Skin;
	/** Colour of the brows. */
	readonly brow: string;
	readonly feminine: boolean;
	/** Width of the jaw, 0 (narrow) to 1 (broad). */
	readonly jaw: number;
	readonly chance: Random;
}

function faceShape(jaw: number): string {
	const j = 8 * jaw;
	return `M137 166C136 112 164 84 200 84C236 84 264 112 263 166C263 ${196 + j} ${254 + j * 0.4} ${222 + j * 0.6} ${236 + j * 0.6} 240C${224 + j * 0.4} 254 212 260 200 260C188 260 ${176 - j * 0.4} 254 ${164 - j * 0.6} 240C${146 - j * 0.4} ${222 + j * 0.6} 137 ${196 + j} 137 166Z`;
}

/** Neck and, behind hair or scarf, both ears. */
export function neck({ skin }: FaceTraits): string {
	return [
		ellipse(137, 178, 11, 19, skin.light),
		ellipse(263, 178, 11, 19, skin.shade),
		fill('M168 228C170 262 168 284 158 300L242 300C232 284 230 262 232 228Z', skin.light),
		fill('M168 236C182 268 214 274 231 250C230 268 234 286 242 300L206 300C180 292 170 268 168 236Z', skin.shade, 0.85),
	].join('');
}

function eye(x: number, feminine: boolean): string {
	const lid = `M${x - 15} 173C${x - 9} 164 ${x + 8} 163 ${x + 15} 172`;
	return [
		fill(`M${x - 14} 173C${x - 8} 165 ${x + 8} 164 ${x + 14} 173C${x + 8} 179 ${x - 8} 179 ${x - 14} 173Z`, '#fbf6ef'),
		ellipse(x + 0.5, 171.8, 6, 6.4, '#3a261a'),
		ellipse(x - 1.4, 169.8, 1.7, 1.7, '#ffffff', 0.9),
		stroke(lid, '#241712', feminine ? 3.6 : 2.8),
		feminine ? stroke(`M${x < 200 ? x - 14 : x + 14} 172.5L${x < 200 ? x - 19 : x + 19} 169`, '#241712', 2.6) : '',
	].join('');
}

/** The face without hair; `shape` comes from `faceShape`. */
export function face({ skin, brow, feminine, jaw, chance }: FaceTraits): string {
	const shape = faceShape(jaw);
	const lift = chance.between(-3, 2);
	const thick = feminine ? 4.2 : chance.between(6, 8);
	const nose = chance.between(-3, 5);
	const smile = chance.between(3, 8);
	const lips = feminine ? '#b4574a' : skin.blush;
	const planes = [
		fill(shape, skin.light),
		fill('M222 84C240 120 238 150 232 176C226 206 236 226 214 262L280 262L280 84Z', skin.shade, 0.5),
		ellipse(163, 204, 17, 11, skin.blush, feminine ? 0.42 : 0.26),
		ellipse(238, 204, 15, 11, skin.blush, feminine ? 0.42 : 0.26),
		fill(
			`M201 168C206 184 ${212 + nose} 196 ${214 + nose} 206C${210 + nose} 214 198 215 190 210C200 204 202 188 201 168Z`,
			skin.shade,
			0.75,
		),
		stroke(`M189 209C195 214 205 215 212 209`, skin.shade, 2.6),
	];
	return [
		clipPath('face', shape),
		group(planes.join(''), undefined, 'face'),
		eye(172, feminine),
		eye(228, feminine),
		stroke(`M153 ${155 + lift}C163 ${148 + lift} 177 ${147 + lift} 188 ${153 + lift}`, brow, thick),
		stroke(`M212 ${153 + lift}C223 ${147 + lift} 237 ${148 + lift} 247 ${155 + lift}`, brow, thick),
		fill(
			`M180 ${230 - smile * 0.5}C190 227 196 228 200 229C204 228 210 227 220 ${230 - smile * 0.5}C210 ${231 + smile} 190 ${231 + smile} 180 ${230 - smile * 0.5}Z`,
			lips,
		),
		stroke(`M179 ${229 - smile * 0.5}C190 ${230 + smile * 0.3} 210 ${230 + smile * 0.3} 221 ${229 - smile * 0.5}`, '#5c2a22', 2.2, 0.75),
	].join('');
}

/** Round or square spectacles. */
export function glasses(round: boolean): string {
	const lens = (x: number): string =>
		round
			? `M${x - 24} 173a24 23 0 1 0 48 0a24 23 0 1 0 -48 0z`
			: `M${x - 26} 158h50a5 5 0 0 1 5 6l-5 22a9 9 0 0 1 -9 7h-31a9 9 0 0 1 -9 -7l-5 -22a5 5 0 0 1 4 -6z`;
	return (
		fill(lens(172) + lens(228), '#ffffff', 0.16) +
		stroke(lens(172) + lens(228), '#2a2420', 4) +
		stroke('M196 170C199 166 201 166 204 170M146 168L138 164M254 168L262 164', '#2a2420', 4)
	);
}
