import { expect, it } from 'vitest';
import { bodyTypes } from '#contract/car-attributes.ts';
import { silhouette } from '#demo/pictures/cars/body.ts';
import { bodies } from '#demo/pictures/cars/catalogue.ts';
import { bodyDrawings } from './bodies.ts';

it.each(bodyTypes)('draws a %s like the demo', (bodyType) => {
	const { openSeats, above, silhouette: outline, ...drawing } = bodyDrawings[bodyType];
	const { openTop, ...body } = bodies[bodyType] as (typeof bodies)[typeof bodyType] & {
		openTop?: { windscreen: string; seats: readonly unknown[] };
	};
	expect(body).toMatchObject({ ...drawing, glass: openTop ? '' : drawing.glass } satisfies Record<string, unknown>);
	expect(outline).toBe(silhouette(bodies[bodyType]));
	expect(openSeats).toEqual(openTop?.seats ?? []);
	expect([0, ...above, body.length]).toEqual([0, ...above, body.length].toSorted((one, other) => one - other));
});
