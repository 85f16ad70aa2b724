// Hair, beards and head coverings of the portraits. Each has a part behind the head and a part in front of it.
import { darker, lighter } from '../drawing/colour.ts';
import { clipPath, cutOut, fill, group, stroke } from '../drawing/svg.ts';
import type { Cloth } from './palette.ts';

export interface Covering {
	readonly behind: string;
	readonly before: string;
}

export type HairStyle = 'short' | 'side' | 'curls' | 'receding' | 'long' | 'waves' | 'bun' | 'bob';

const curlyCap =
	'M134 168C124 150 124 128 136 118C132 100 148 84 162 84C170 70 192 64 204 72C220 62 242 72 246 86C264 88 274 106 268 120C278 132 274 154 266 168C262 152 258 142 250 134C236 136 226 128 218 122C204 130 182 130 172 122C162 132 152 134 146 136C140 146 136 156 134 168Z';

const caps: Readonly<Record<HairStyle, string>> = {
	short:
		'M134 172C126 112 152 66 202 66C252 66 276 112 266 172C262 156 260 142 254 130C240 118 224 112 200 112C176 112 158 118 147 130C140 142 138 156 134 172Z',
	side: 'M134 174C124 116 146 70 196 64C246 58 280 104 266 174C262 154 260 140 252 128C228 130 188 122 172 100C168 118 156 130 147 136C140 146 137 160 134 174Z',
	curls: curlyCap,
	receding:
		'M134 174C126 116 150 74 200 74C250 74 274 116 266 174C262 152 258 140 253 130C252 112 242 98 226 96C214 106 186 106 174 96C158 98 148 112 147 130C142 140 138 152 134 174Z',
	long: 'M132 190C120 116 148 64 202 64C254 64 280 116 268 190C262 160 254 136 236 116C216 126 176 122 168 108C156 128 142 152 132 190Z',
	waves:
		'M130 186C118 120 146 62 204 62C258 62 282 118 270 186C268 160 258 138 246 126C230 128 214 116 206 100C194 120 168 134 148 136C138 150 134 168 130 186Z',
	bun: 'M134 176C126 114 152 68 200 68C248 68 274 114 266 176C262 152 250 126 226 112C210 104 190 104 174 112C150 126 138 152 134 176Z',
	bob: 'M130 196C118 118 148 64 202 64C256 64 282 118 270 196C264 160 256 140 244 124C216 118 184 118 156 124C144 140 136 160 130 196Z',
};

const backs: Partial<Record<HairStyle, string>> = {
	long: 'M200 60C128 60 116 130 122 200C126 250 116 300 96 336C130 352 160 344 176 330L224 330C240 344 270 352 304 336C284 300 274 250 278 200C284 130 272 60 200 60Z',
	waves:
		'M202 58C126 58 108 128 118 186C108 208 118 226 108 246C102 270 116 282 112 304C134 324 160 316 176 300L226 300C244 316 270 324 290 304C286 282 300 270 292 246C282 226 294 208 284 186C294 128 276 58 202 58Z',
	bun: 'M200 20C176 20 162 38 166 58C170 74 184 82 200 82C216 82 230 74 234 58C238 38 224 20 200 20Z',
	bob: 'M202 60C126 60 112 130 118 196C120 226 122 244 132 256C152 262 168 252 172 240L230 240C236 252 250 262 270 256C280 244 282 226 284 196C290 130 276 60 202 60Z',
};

/** Uncovered hair. */
export function hair(style: HairStyle, colour: string): Covering {
	const cap = caps[style];
	const strands = 'M160 96C180 78 220 76 244 98M152 112C170 88 200 82 226 88M176 84C196 74 226 78 250 104';
	const shine = `${clipPath('cap', cap)}${group(stroke(strands, lighter(colour, 0.32), 4, 0.4), undefined, 'cap')}`;
	const back = backs[style];
	return { behind: back ? fill(back, darker(colour, 0.22)) : '', before: fill(cap, colour) + shine };
}

export type BeardStyle = 'none' | 'stubble' | 'short' | 'full' | 'moustache';

const moustache = 'M174 221C182 212 194 212 200 216C206 212 218 212 226 221C216 224 208 222 200 222C192 222 184 224 174 221Z';
const jawline =
	'M136 178C142 198 148 208 160 214C168 208 180 211 186 216C194 210 206 210 214 216C220 211 232 208 240 214C252 208 258 198 264 178C266 212 254 238 234 252C222 262 210 266 200 266C190 266 178 262 166 252C146 238 134 212 136 178ZM180 225C184 238 192 242 200 242C208 242 216 238 220 225C210 229 190 229 180 225Z';

/** A beard over the face; the mouth stays free. */
export function beard(style: BeardStyle, colour: string): string {
	const around = (opacity: number): string => cutOut(jawline, colour, opacity);
	switch (style) {
		case 'none':
			return '';
		case 'stubble':
			return around(0.24);
		case 'short':
			return around(0.78);
		case 'full':
			return (
				around(0.96) +
				fill('M150 226C152 262 176 284 200 284C224 284 248 262 250 226C236 250 220 256 200 256C180 256 164 250 150 226Z', colour) +
				fill(moustache, colour)
			);
		case 'moustache':
			return fill(moustache, colour);
	}
}

/** A head scarf that frames the face and falls on both shoulders. */
export function hijab({ light, shade }: Cloth): Covering {
	const outer =
		'M200 50C134 50 108 108 114 178C116 216 112 250 96 290C120 330 160 350 206 350C252 350 290 326 306 290C288 250 284 216 286 178C292 108 266 50 200 50Z';
	const frame = `${outer}M200 92C242 92 262 128 260 172C258 216 238 254 200 262C162 254 142 216 140 172C138 128 158 92 200 92Z`;
	const under = 'M152 128C164 98 184 88 200 88C216 88 236 98 248 128C232 110 216 104 200 104C184 104 168 110 152 128Z';
	const folds = [
		fill(
			'M200 50C246 52 274 92 274 150C276 206 262 246 214 270C258 252 292 262 306 290C288 250 284 216 286 178C292 108 266 50 200 50Z',
			shade,
			0.75,
		),
		fill('M138 216C150 262 190 288 244 276C206 300 150 300 122 262C130 246 134 232 138 216Z', shade, 0.6),
		fill('M104 296C140 322 200 330 262 300C236 340 150 352 104 296Z', shade, 0.55),
		stroke('M136 106C122 134 120 170 124 204M150 84C130 108 126 130 126 150', lighter(light, 0.4), 4, 0.5),
		stroke('M142 230C160 268 194 284 236 276M112 284C142 316 196 326 244 312', lighter(light, 0.4), 3.4, 0.5),
	];
	return {
		behind: '',
		before: [fill(under, shade), clipPath('scarf', frame), cutOut(frame, light), group(folds.join(''), undefined, 'scarf')].join(''),
	};
}

/** A shemagh held by its black cord. */
export function shemagh(red: boolean): Covering {
	const drape =
		'M200 44C140 44 116 92 118 150C116 210 108 260 84 316C104 336 132 342 150 332C146 292 142 250 140 206C138 176 138 150 146 132C162 116 238 116 254 132C262 150 262 176 260 206C258 250 254 292 250 332C268 342 296 336 316 316C292 260 284 210 282 150C284 92 260 44 200 44Z';
	const white = '#f3eee6';
	const weave = Array.from({ length: 15 }, (_, i) => `M${70 + i * 18} 40l-46 300M${60 + i * 18} 40l46 300`).join('');
	const inside = [
		fill(drape, white),
		stroke(weave, red ? '#b4362e' : '#3a3a3c', 3.2, red ? 0.72 : 0.5),
		fill(
			'M200 44C262 44 284 92 282 150C284 210 292 260 316 316C296 336 268 342 250 332C254 292 258 250 260 206C264 150 250 90 200 44Z',
			'#5b4636',
			0.22,
		),
		fill(
			'M146 132C162 116 238 116 254 132C258 140 260 150 261 160C250 138 230 128 200 128C170 128 150 138 139 160C140 150 142 140 146 132Z',
			'#3b2a20',
			0.35,
		),
	];
	const cord = (y: number): string =>
		stroke(`M128 ${y + 14}C150 ${y - 8} 250 ${y - 8} 272 ${y + 14}`, '#17130f', 9) +
		stroke(`M134 ${y + 7}C156 ${y - 9} 244 ${y - 9} 262 ${y + 5}`, '#56493e', 2, 0.9);
	return { behind: '', before: [clipPath('drape', drape), group(inside.join(''), undefined, 'drape'), cord(96), cord(108)].join('') };
}
