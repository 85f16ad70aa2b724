/** Landscapes for photos by city. */
import type { City } from '#contract/cities.ts';
import type { LandscapeName } from '../pictures/car-scene.ts';

type Choice = readonly [LandscapeName, ...LandscapeName[]];

/** A repeated place is twice as likely. */
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
