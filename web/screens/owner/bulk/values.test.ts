import { expect, it } from 'vitest';
import { bulkChange } from '#contract/bulk-changes.ts';
import { changeOf, emptyDraft, parts } from './values.ts';

it('can change every term that the server changes, and each by itself', () => {
	const terms = bulkChange.shape.terms.unwrap().shape;
	expect(Object.keys(changeOf({ ...emptyDraft, on: parts }, []).terms ?? {}).toSorted()).toEqual(Object.keys(terms).toSorted());
	const values = { ...emptyDraft.values, airportFrom: '06:00', extraKm: '0.250', fuel: '2', extends: 'no' };
	const { terms: changed } = changeOf({ on: ['airport', 'extraKm', 'fuel', 'extends'], values }, []);
	expect(changed).toEqual({
		...{ airportHours: { from: '06:00', until: '24:00' }, extraKmJod: '0.250', fuelEighthJod: '2', extendsByItself: false },
	});
});
