// A photograph, drawn: one car of a body type and paint in a Jordanian landscape, as its owner would take it.
import { type BodyType, bodies, bodyOf } from './cars/catalogue.ts';
import { faces } from './cars/face-sizes.ts';
import type { PaintName } from './cars/paint.ts';
import { paints } from './cars/paint.ts';
import { plateNumber } from './cars/plate.ts';
import { brightness } from './drawing/colour.ts';
import type { Random } from './drawing/random.ts';
import { random } from './drawing/random.ts';
import { picture } from './drawing/svg.ts';
import { amman } from './landscapes/amman.ts';
import { aqaba } from './landscapes/aqaba.ts';
import { deadSea } from './landscapes/dead-sea.ts';
import { desertHighway } from './landscapes/desert-highway.ts';
import { oliveGroves } from './landscapes/olive-groves.ts';
import { petra } from './landscapes/petra.ts';
import type { Landscape } from './landscapes/scene.ts';
import { wadiRum } from './landscapes/wadi-rum.ts';
import type { DaylightName } from './light/daylight.ts';
import { daylights } from './light/daylight.ts';
import { front, rear } from './views/ends.ts';
import { inside } from './views/inside.ts';
import { closeUp, profile } from './views/profile.ts';
import type { Shot } from './views/shot.ts';
import { size } from './views/shot.ts';

export type { BodyType, DaylightName, PaintName };
export { paints };

export const bodyTypes = Object.keys(bodies) as BodyType[];

export const landscapes = { wadiRum, petra, deadSea, amman, aqaba, desertHighway, oliveGroves } as const satisfies Record<
	string,
	Landscape
>;
export type LandscapeName = keyof typeof landscapes;

const byDay = ['morning', 'noon', 'afternoon', 'golden', 'sunset'] as const;
const afterSunset = ['dusk', 'night'] as const;

/** The photographs that there are of each car, best first, and when each may be taken. */
const views = {
	side: { times: byDay, draw: (shot) => profile(shot, 'side', false) },
	front: { times: [...byDay, 'dusk'], draw: front },
	rear: { times: [...byDay, 'dusk'], draw: rear },
	interior: { times: [...byDay, 'dusk'], draw: inside },
	evening: { times: afterSunset, draw: (shot) => profile(shot, 'evening', true) },
	detail: { times: ['morning', 'afternoon', 'golden', 'sunset'], draw: closeUp },
} as const satisfies Record<string, { readonly times: readonly [DaylightName, ...DaylightName[]]; readonly draw: (shot: Shot) => string }>;
export type CarView = keyof typeof views;
export const carViews = Object.keys(views) as CarView[];

export interface CarSceneOptions {
	readonly bodyType: BodyType;
	/** Make and model; some are built unlike most of their type. */
	readonly model?: string;
	readonly paint: PaintName;
	readonly landscape: LandscapeName;
	/** Default: `side`, the picture for a card. */
	readonly view?: CarView;
	/** The same car keeps its seed in all views: wheels, trim and plate stay, the time of day differs. */
	readonly seed?: number;
	/** Default: a time of day that suits the view, from the seed. */
	readonly time?: DaylightName;
	/** Figures and hyphens; default: a made-up number from the seed. */
	readonly plate?: string;
}

/** A time that suits the view; black and navy cars would be lost in the night. */
function timeOf(view: CarView, paint: PaintName, chance: Random): DaylightName {
	const time = chance.pick<DaylightName>(views[view].times);
	return time === 'night' && brightness(paints[paint]) < 0.2 ? 'dusk' : time;
}

/** The picture as an SVG document of 1600 by 1200; the same options give the same text. */
export function carScene({ bodyType, model, paint, landscape, view = 'side', seed = 1, time, plate }: CarSceneOptions): string {
	const shot: Shot = {
		body: bodyOf(bodyType, model),
		face: faces[bodyType],
		paint,
		landscape: landscapes[landscape],
		light: daylights[time ?? timeOf(view, paint, random(seed, `time ${view} ${landscape}`))],
		seed,
		plate: plate ?? plateNumber(random(seed, 'plate')),
	};
	return picture(size.width, size.height, views[view].draw(shot));
}
