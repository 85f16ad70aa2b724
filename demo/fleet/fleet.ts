/** All cars of the demo world. */
import { carFrom, type DemoCar } from './car.ts';
import { everyday } from './everyday.ts';
import { family } from './family.ts';
import { hybridAndElectric } from './hybrid-and-electric.ts';
import { outdoors } from './outdoors.ts';
import { special } from './special.ts';

export const fleet: readonly DemoCar[] = [...everyday, ...hybridAndElectric, ...family, ...outdoors, ...special].map(carFrom);
