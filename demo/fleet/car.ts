/** A car of the demo, built from its row in the fleet tables. */
import type { BodyType, Fuel, Transmission } from '#contract/car-attributes.ts';
import type { City } from '#contract/cities.ts';
import type { Feature } from '#contract/features.ts';
import type { CarSceneOptions, LandscapeName, PaintName } from '../pictures/car-scene.ts';
import { random } from '../pictures/drawing/random.ts';
import { everyday } from './everyday.ts';
import { family } from './family.ts';
import { hybridAndElectric } from './hybrid-and-electric.ts';
import { landscapesNear } from './landscapes.ts';
import { outdoors } from './outdoors.ts';
import { special } from './special.ts';

export type DemoCar = {
	/** Key of the car in booking tables: `toyota-corolla-2022`. */
	key: string;
	/** Key of a user. */
	owner: string;
	make: string;
	model: string;
	year: number;
	bodyType: BodyType;
	fuel: Fuel;
	transmission: Transmission;
	seats: number;
	doors: number;
	paint: PaintName;
	city: City;
	dailyRateFils: bigint;
	depositFils: bigint;
	mileageKm: number;
	limitKmPerDay: number;
	features: Feature[];
	listedDaysAgo: number;
	delivery: boolean;
	instantBook: boolean;
	/** Whether a valid insurance document was submitted. */
	insured: boolean;
	/** WAITING: for verification. PAUSED: deactivated by its owner. */
	state: 'LISTED' | 'WAITING' | 'PAUSED';
	/** Landscape of its photos. */
	landscape: LandscapeName;
	/** Seed of its pictures. */
	seed: number;
};

/** Options that are the same for all pictures of a car. */
export const drawingOf = ({ make, model, bodyType, paint, landscape, seed }: DemoCar): CarSceneOptions => ({
	...{ bodyType, paint, landscape, seed },
	model: `${make} ${model}`,
});

const basic = ['AIR_CONDITIONING', 'BLUETOOTH', 'USB'] as const satisfies readonly Feature[];
const comfort = [...basic, 'BACKUP_CAMERA', 'PARKING_SENSORS', 'CRUISE_CONTROL'] as const satisfies readonly Feature[];
const smart = [...comfort, 'APPLE_CARPLAY', 'ANDROID_AUTO'] as const satisfies readonly Feature[];
const full = [...smart, 'LEATHER_SEATS', 'SUNROOF', 'GPS_NAVIGATION'] as const satisfies readonly Feature[];
const offroad = [...basic, 'BACKUP_CAMERA', 'GPS_NAVIGATION', 'ALL_WHEEL_DRIVE'] as const satisfies readonly Feature[];
const trims = { basic, comfort, smart, full, offroad } as const;

/** Features in addition to those of the trim. */
const ticked = {
	awd: ['ALL_WHEEL_DRIVE'],
	'child seat': ['CHILD_SEAT'],
	carplay: ['APPLE_CARPLAY', 'ANDROID_AUTO'],
	leather: ['LEATHER_SEATS'],
} as const satisfies Record<string, readonly Feature[]>;
type Ticked = keyof typeof ticked;

type Word = Ticked | 'manual' | 'two doors' | 'three doors' | 'delivery' | 'instant' | 'uninsured' | 'waiting' | 'paused';

/** `jod`: daily rate in whole JOD. `km`: odometer in thousands. `owner`: key of a user. */
export type FleetRow = readonly [
	make: string,
	model: string,
	year: number,
	bodyType: BodyType,
	fuel: Fuel,
	seats: number,
	paint: PaintName,
	city: City,
	owner: string,
	jod: number,
	km: number,
	listedDaysAgo: number,
	trim: keyof typeof trims,
	...words: Word[],
];

const doorsOf: Record<BodyType, number> = { Sedan: 4, SUV: 5, Hatchback: 5, Coupe: 2, Convertible: 2, Van: 5, Truck: 4 };
/** Expensive cars have a higher deposit and fewer kilometres. */
const DEAR_JOD = 60;

export function carFrom(row: FleetRow): DemoCar {
	const [make, model, year, bodyType, fuel, seats, paint, city, owner, jod, km, listedDaysAgo, trim, ...words] = row;
	const key = `${make}-${model}-${year}`.toLowerCase().replaceAll(' ', '-');
	const chance = random(year, key);
	const says = (word: Word) => words.includes(word);
	const isTicked = (word: Word): word is Ticked => word in ticked;
	return {
		key,
		owner,
		make,
		model,
		year,
		bodyType,
		fuel,
		transmission: says('manual') ? 'Manual' : 'Automatic',
		seats,
		doors: says('two doors') ? 2 : says('three doors') ? 3 : doorsOf[bodyType],
		paint,
		city,
		dailyRateFils: BigInt(jod) * 1000n,
		depositFils: jod >= DEAR_JOD ? 500_000n : jod >= DEAR_JOD / 2 ? 250_000n : 150_000n,
		mileageKm: km * 1000 + Math.floor(chance.between(0, 1000)),
		limitKmPerDay: jod >= DEAR_JOD ? 200 : chance.pick([200, 250, 300]),
		features: [...new Set([...trims[trim], ...words.filter(isTicked).flatMap((word) => ticked[word])])],
		listedDaysAgo,
		delivery: says('delivery'),
		instantBook: says('instant'),
		insured: !says('uninsured'),
		state: says('waiting') ? 'WAITING' : says('paused') ? 'PAUSED' : 'LISTED',
		landscape: chance.pick(landscapesNear[city]),
		seed: Math.floor(chance.between(1, 1_000_000)),
	};
}

/** Colour names as an owner would type them. */
export const colourNames: Record<PaintName, string> = {
	white: 'White',
	silver: 'Silver',
	grey: 'Grey',
	black: 'Black',
	red: 'Red',
	blue: 'Blue',
	navy: 'Dark blue',
	green: 'Green',
	sand: 'Beige',
	orange: 'Orange',
	bronze: 'Bronze',
};

/** All cars of the demo world. */
export const fleet: readonly DemoCar[] = [...everyday, ...hybridAndElectric, ...family, ...outdoors, ...special].map(carFrom);
