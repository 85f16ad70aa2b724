// The body types that the demo data draws, and the models that are built unlike most of their type.
import type { CarBody } from './body.ts';
import { convertible } from './shapes/convertible.ts';
import { coupe } from './shapes/coupe.ts';
import { cityCar, crossover, fastback, liftback, offRoader, smallSedan } from './shapes/further.ts';
import { cabriolet, notchback, ponyCar, smallCabriolet } from './shapes/further-sports-cars.ts';
import { fullSizePickUp, minibus, peopleCarrier, singleCab } from './shapes/further-vans-and-trucks.ts';
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

/** Make and model → body. */
export const bodiesOfModels: Readonly<Record<string, CarBody>> = Object.fromEntries(
	[
		{ body: smallSedan, models: ['Toyota Yaris', 'Hyundai Accent', 'Kia Rio', 'Nissan Sunny', 'Renault Logan'] },
		{ body: fastback, models: ['Tesla Model 3', 'Hyundai Sonata', 'Skoda Octavia'] },
		{ body: cityCar, models: ['Kia Picanto', 'Hyundai i10', 'Chevrolet Spark', 'Nissan Micra', 'Fiat 500'] },
		{ body: liftback, models: ['Toyota Prius', 'Hyundai Ioniq'] },
		{
			body: offRoader,
			models: ['Toyota Land Cruiser', 'Toyota Prado', 'Nissan Patrol', 'Mitsubishi Pajero', 'Jeep Wrangler', 'Suzuki Jimny'],
		},
		{ body: crossover, models: ['Tesla Model Y', 'Kia EV6', 'Kia Niro', 'Volkswagen ID.4', 'Hyundai Kona', 'BYD Song Plus'] },
		{ body: notchback, models: ['BMW 420i Coupe', 'Audi A5 Coupe'] },
		{ body: ponyCar, models: ['Ford Mustang GT', 'Chevrolet Camaro'] },
		{ body: cabriolet, models: ['Mercedes-Benz E 300 Cabriolet', 'BMW 430i Convertible', 'Ford Mustang Convertible'] },
		{ body: smallCabriolet, models: ['Fiat 500C', 'Mini Cooper Cabrio'] },
		{ body: minibus, models: ['Toyota HiAce'] },
		{ body: peopleCarrier, models: ['Kia Carnival'] },
		{ body: singleCab, models: ['Isuzu D-Max'] },
		{ body: fullSizePickUp, models: ['GMC Sierra'] },
	].flatMap(({ body, models }) => models.map((model) => [model, body])),
);

/** `model`: with its make, such as `Toyota Yaris`. */
export const bodyOf = (type: BodyType, model?: string): CarBody => bodiesOfModels[model ?? ''] ?? bodies[type];
