import { expect, it } from 'vitest';
import { bulkChange } from '#contract/bulk-changes.ts';
import { changeOf, emptyDraft, parts } from './values.ts';

it('every part that the server can change has a switch of its own', () => {
	const terms = bulkChange.shape.terms.unwrap().shape;
	expect(Object.keys(changeOf({ ...emptyDraft, on: parts }, []).terms ?? {}).toSorted()).toEqual(Object.keys(terms).toSorted());
	const values = { ...emptyDraft.values, airportFrom: '06:00', extraKm: '0.250', fuel: '2', extends: 'no' };
	const { terms: changed } = changeOf({ on: ['airport', 'extraKm', 'fuel', 'extends'], values }, []);
	expect(changed).toEqual({
		...{ airportHours: { from: '06:00', until: '24:00' }, extraKmJod: '0.250', fuelEighthJod: '2', extendsByItself: false },
	});
});

it('changes nothing that is not switched on, and includes the last day of dates', () => {
	const values = { ...emptyDraft.values, extraKm: '0.250', daysFrom: '2031-03-10', daysUntil: '2031-03-12', daysMode: 'block' };
	expect(changeOf({ on: [], values }, [])).toEqual({});
	expect(changeOf({ on: ['days'], values }, [])).toEqual({ days: { from: '2031-03-10', to: '2031-03-13', blocked: true } });
});
