// The body types that the demo data draws.
import type { CarBody } from './body.ts';
import { convertible } from './shapes/convertible.ts';
import { coupe } from './shapes/coupe.ts';
import { hatchback } from './shapes/hatchback.ts';
import { sedan } from './shapes/sedan.ts';
import { suv } from './shapes/suv.ts';
import { truck } from './shapes/truck.ts';
import { van } from './shapes/van.ts';

export const bodies = {
	Sedan: sedan,
	SUV: suv,
	Hatchback: hatchback,
	Coupe: coupe,
	Convertible: convertible,
	Van: van,
	Truck: truck,
} as const satisfies Record<string, CarBody>;

export type BodyType = keyof typeof bodies;
