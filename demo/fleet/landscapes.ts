/** Where an owner in each city takes the photos of a car. */
import type { City } from '#contract/cities.ts';
import type { LandscapeName } from '../pictures/car-scene.ts';

type Choice = readonly [LandscapeName, ...LandscapeName[]];

/** A place that stands there twice is chosen twice as often. */
export const landscapesNear: Record<City, Choice> = {
	Amman: ['amman', 'amman', 'amman', 'desertHighway', 'oliveGroves', 'deadSea'],
	'Queen Alia Airport': ['desertHighway'],
	Aqaba: ['aqaba'],
	Irbid: ['oliveGroves'],
	Zarqa: ['desertHighway', 'amman'],
	'Dead Sea': ['deadSea'],
	Petra: ['petra'],
	'Wadi Rum': ['wadiRum'],
	Madaba: ['oliveGroves', 'amman', 'desertHighway'],
	Jerash: ['oliveGroves'],
	Ajloun: ['oliveGroves'],
	Salt: ['amman', 'oliveGroves'],
	Karak: ['desertHighway', 'petra'],
};
