/**
 * The drawing on which damage is marked: the car from above with its four sides unfolded, nose up, in units of its own. Pure.
 * A position is stored within the frame of its part, so that marks keep their place if the drawing changes.
 */
import { DAMAGE_POSITION_END, type DamageMark, type DamageZone } from '#contract/damage-marks.ts';
import type { BodyDrawing } from '#web/features/cars/drawing/bodies.ts';

export type Frame = { x: number; y: number; width: number; height: number };
type Place = { x: number; y: number };

/** The car seen from above lies in the middle; the roof edges of its sides are beside it, and their wheels outside. */
export const TOP = { x: 186, width: 168 };
export const SHEET_WIDTH = 540;
const SIDES = { left: 160, right: 380, height: 150 };
const NOSE_Y = 128;
const LENGTH = 450;
const END_HEIGHT = 86;
const GAP = 14;
const LABEL_HEIGHT = 28;
const MIRROR_MM = 170;
const WHEEL_MARGIN_MM = 30;

export type Sheet = {
	height: number;
	/** Millimetres to units. */
	scale: number;
	noseY: number;
	tailY: number;
	frames: Record<DamageZone, Frame>;
	/** Transforms of the side view onto the sheet. */
	sideTransform: Record<'left' | 'right', string>;
};

export function sheetOf(body: BodyDrawing): Sheet {
	const scale = Math.min(LENGTH / body.length, SIDES.height / body.height);
	const tailY = NOSE_Y + body.length * scale;
	const rearY = tailY + GAP;
	const ground = { left: SIDES.left - body.height * scale, right: SIDES.right + body.height * scale };
	return {
		height: rearY + END_HEIGHT + LABEL_HEIGHT,
		scale,
		noseY: NOSE_Y,
		tailY,
		frames: {
			FRONT: { ...TOP, y: NOSE_Y - GAP - END_HEIGHT, height: END_HEIGHT },
			REAR: { ...TOP, y: rearY, height: END_HEIGHT },
			INTERIOR: { x: 16, y: rearY, width: 136, height: END_HEIGHT },
			...topFrames(body, scale),
			...sideFrames('LEFT', body, scale),
			...sideFrames('RIGHT', body, scale),
		},
		sideTransform: {
			left: `matrix(0 ${scale} ${-scale} 0 ${ground.left} ${NOSE_Y})`,
			right: `matrix(0 ${scale} ${scale} 0 ${ground.right} ${NOSE_Y})`,
		},
	};
}

function topFrames({ above, length }: BodyDrawing, scale: number) {
	const [hood, windscreen, roof, rearWindow] = above;
	const between = (from: number, to: number): Frame => ({ ...TOP, y: NOSE_Y + from * scale, height: (to - from) * scale });
	return {
		HOOD: between(0, hood),
		WINDSHIELD: between(hood, windscreen),
		ROOF: between(windscreen, roof),
		REAR_WINDOW: between(roof, rearWindow),
		TRUNK: between(rearWindow, length),
	};
}

type Side = 'LEFT' | 'RIGHT';
type SideZone = Extract<DamageZone, `${Side}_${string}`>;

/** The doors are between the wheels for every body type: the parts of a car with two doors have the same names. */
function sideFrames<Of extends Side>(side: Of, body: BodyDrawing, scale: number) {
	const { wheels, beltline, floor, above, height, length } = body;
	const sill = floor[1];
	const doors = { from: wheels.front + wheels.arch + WHEEL_MARGIN_MM, to: wheels.rear - wheels.arch - WHEEL_MARGIN_MM };
	const middle = (doors.from + doors.to) / 2;
	const frame = (from: number, to: number, upper: number, lower: number): Frame => {
		const [near, far] = [(height + upper) * scale, (height + lower) * scale];
		return {
			x: side === 'LEFT' ? SIDES.left - far : SIDES.right + near,
			y: NOSE_Y + from * scale,
			width: far - near,
			height: (to - from) * scale,
		};
	};
	const wheel = (x: number) => frame(x - wheels.tyre, x + wheels.tyre, -2 * wheels.tyre, 0);
	const mirrorY = NOSE_Y + (above[0] * 0.4 + above[1] * 0.6 - MIRROR_MM) * scale;
	const mirrorX = side === 'LEFT' ? SIDES.left : TOP.x + TOP.width;
	return {
		[`${side}_MIRROR`]: { x: mirrorX, y: mirrorY, width: TOP.x - SIDES.left, height: 2 * MIRROR_MM * scale },
		[`${side}_WINDOWS`]: frame(above[0], above[3], -height, beltline),
		[`${side}_FRONT_FENDER`]: frame(0, doors.from, beltline, sill),
		[`${side}_FRONT_DOOR`]: frame(doors.from, middle, beltline, sill),
		[`${side}_REAR_DOOR`]: frame(middle, doors.to, beltline, sill),
		[`${side}_REAR_FENDER`]: frame(doors.to, length, beltline, sill),
		[`${side}_FRONT_WHEEL`]: wheel(wheels.front),
		[`${side}_REAR_WHEEL`]: wheel(wheels.rear),
	} as Record<Extract<SideZone, `${Of}_${string}`>, Frame>;
}

export const isWheel = (zone: DamageZone): boolean => zone.endsWith('_WHEEL');

/** Position of a mark on the sheet. */
export function placeOf({ zone, x, y }: Pick<DamageMark, 'zone' | 'x' | 'y'>, { frames }: Sheet): Place {
	const frame = frames[zone];
	return { x: frame.x + (x / DAMAGE_POSITION_END) * frame.width, y: frame.y + (y / DAMAGE_POSITION_END) * frame.height };
}

/** The stored position of a place on the sheet, within a part. */
export function positionIn(zone: DamageZone, place: Place, { frames }: Sheet): Pick<DamageMark, 'x' | 'y'> {
	const frame = frames[zone];
	const share = (from: number, at: number, size: number) =>
		Math.min(DAMAGE_POSITION_END, Math.max(0, Math.round(((at - from) / size) * DAMAGE_POSITION_END)));
	return { x: share(frame.x, place.x, frame.width), y: share(frame.y, place.y, frame.height) };
}

const offsets = [
	[500, 500],
	[500, 200],
	[500, 800],
	[200, 500],
	[800, 500],
	[200, 200],
	[800, 800],
	[800, 200],
	[200, 800],
] as const;
const CLOSE = 150;

/** Position of a new mark on a part that was chosen from the list: in its middle, or beside existing marks. */
export function freePosition(zone: DamageZone, marks: readonly Pick<DamageMark, 'zone' | 'x' | 'y'>[]): Pick<DamageMark, 'x' | 'y'> {
	const marksThere = marks.filter((mark) => mark.zone === zone);
	const isFree = ([x, y]: readonly [number, number]) => marksThere.every((mark) => Math.hypot(mark.x - x, mark.y - y) > CLOSE);
	const [x, y] = offsets.find(isFree) ?? offsets[marksThere.length % offsets.length] ?? offsets[0];
	return { x, y };
}
