// Further saloons, hatchbacks and SUVs.
import { reshaped } from '../reshape.ts';
import { hatchback } from './hatchback.ts';
import { sedan } from './sedan.ts';
import { suv } from './suv.ts';

/** A small saloon: short bonnet, high roof, hardly any boot. */
export const smallSedan = reshaped(sedan, {
	along: [
		[0, 0],
		[1262, 1080],
		[2440, 2180],
		[3650, 3300],
		[4024, 3652],
		[4700, 4300],
	],
	roof: [
		[0, 0],
		[1262, 1080],
		[1990, 1720],
		[3240, 2960],
		[3950, 3600],
		[4700, 4300],
	],
	flank: 1.02,
	cabin: 1.13,
	wheels: 0.94,
});

/** A fastback: the roof falls in one line to a high tail; no grille. */
export const fastback = reshaped(sedan, {
	along: [
		[0, 0],
		[905, 860],
		[1262, 1090],
		[2440, 2380],
		[3650, 3735],
		[4700, 4690],
	],
	roof: [
		[0, 0],
		[1262, 1090],
		[1990, 1840],
		[2620, 2520],
		[3240, 3300],
		[3950, 4180],
		[4700, 4690],
	],
	raised: [
		[2900, 0],
		[3900, 88],
		[4500, 56],
		[4700, 10],
	],
	flank: 0.99,
	cabin: 0.98,
	wheels: 1.03,
	closedNose: true,
});

/** A city car: short in front and behind, and tall. */
export const cityCar = reshaped(hatchback, {
	along: [
		[0, 0],
		[820, 690],
		[1034, 860],
		[2240, 1900],
		[3400, 2950],
		[3756, 3278],
		[4080, 3480],
	],
	roof: [
		[0, 0],
		[1034, 860],
		[1630, 1370],
		[3400, 2990],
		[3736, 3290],
		[4080, 3480],
	],
	flank: 1,
	cabin: 1.12,
	wheels: 0.92,
});

/** A liftback: long and low, the tail glass nearly lies. */
export const liftback = reshaped(hatchback, {
	along: [
		[0, 0],
		[820, 860],
		[1034, 1090],
		[2240, 2440],
		[3400, 3720],
		[3756, 4069],
		[4080, 4540],
	],
	roof: [
		[0, 0],
		[1034, 1090],
		[1630, 1860],
		[2240, 2440],
		[3400, 3600],
		[3736, 3900],
		[4080, 4540],
	],
	raised: [
		[2200, 0],
		[3740, -96],
		[4080, 0],
	],
	flank: 0.98,
	cabin: 0.97,
	wheels: 0.98,
});

/** An off-roader: upright at both ends, flat roof, large wheels. */
export const offRoader = reshaped(suv, {
	along: [
		[0, 0],
		[900, 930],
		[1176, 1290],
		[2250, 2340],
		[3640, 3760],
		[4470, 4720],
		[4680, 4860],
	],
	roof: [
		[0, 0],
		[1176, 1290],
		[1680, 1660],
		[2110, 2060],
		[3800, 4060],
		[4226, 4590],
		[4470, 4720],
		[4680, 4860],
	],
	raised: [
		[3000, 0],
		[4240, 70],
		[4680, 0],
	],
	flank: 1.07,
	cabin: 1.08,
	wheels: 1.06,
});

/** A crossover: a low roof that falls early, no grille and no rails. */
export const crossover = reshaped(suv, {
	along: [
		[0, 0],
		[900, 870],
		[1176, 1070],
		[2250, 2230],
		[3640, 3690],
		[4680, 4600],
	],
	roof: [
		[0, 0],
		[1176, 1070],
		[1680, 1620],
		[2110, 2100],
		[3800, 3640],
		[4226, 4060],
		[4680, 4600],
	],
	raised: [
		[2000, 0],
		[4226, -136],
		[4680, 0],
	],
	flank: 0.95,
	cabin: 0.9,
	wheels: 0.99,
	closedNose: true,
	withoutRails: true,
});
