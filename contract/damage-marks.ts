/** Damage that a side marks on the drawing of a car at the handover or the return. */
import * as z from 'zod';

/** Parts of the car, in the order of a walk around it: front, left, rear, right, top, inside. */
export const damageZones = [
	'FRONT',
	'HOOD',
	'WINDSHIELD',
	'LEFT_MIRROR',
	'LEFT_FRONT_WHEEL',
	'LEFT_FRONT_FENDER',
	'LEFT_FRONT_DOOR',
	'LEFT_REAR_DOOR',
	'LEFT_REAR_FENDER',
	'LEFT_REAR_WHEEL',
	'LEFT_WINDOWS',
	'REAR',
	'TRUNK',
	'REAR_WINDOW',
	'RIGHT_REAR_WHEEL',
	'RIGHT_REAR_FENDER',
	'RIGHT_REAR_DOOR',
	'RIGHT_FRONT_DOOR',
	'RIGHT_FRONT_FENDER',
	'RIGHT_FRONT_WHEEL',
	'RIGHT_MIRROR',
	'RIGHT_WINDOWS',
	'ROOF',
	'INTERIOR',
] as const;
export type DamageZone = (typeof damageZones)[number];

export const damageKinds = ['SCRATCH', 'DENT', 'CRACK', 'MISSING_PART', 'STAIN', 'OTHER'] as const;
export type DamageKind = (typeof damageKinds)[number];

export const MAX_DAMAGE_MARKS = 30;
export const MAX_DAMAGE_NOTE = 200;
/** Positions run from 0 to this within the frame of their part. */
export const DAMAGE_POSITION_END = 1000;

const position = z.int().min(0).max(DAMAGE_POSITION_END);

export const damageMark = z.strictObject({
	zone: z.enum(damageZones),
	/** Within the frame of the part on the drawing, in thousandths from its left and upper edge. Therefore a mark cannot be outside its part. */
	x: position,
	y: position,
	kind: z.enum(damageKinds),
	note: z.string().trim().max(MAX_DAMAGE_NOTE).default(''),
});
export type DamageMark = z.output<typeof damageMark>;

export const damageMarks = z.array(damageMark).max(MAX_DAMAGE_MARKS);
