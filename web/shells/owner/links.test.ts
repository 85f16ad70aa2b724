import { expect, it } from 'vitest';
import { texts as common } from '#web/i18n/texts.en.ts';
import { isHere } from '../area/sidebar.tsx';
import { ownerLinks } from './links.ts';
import { texts } from './texts.en.ts';

const marked = (path: string) =>
	ownerLinks(common, texts, null)
		.filter((link) => isHere(link, path))
		.map(({ label }) => label);

it.each(['/owner/cars', '/owner/cars/1/calendar', '/owner/cars/1/edit', '/owner/cars/bulk', '/owner/cars/import'])(
	'marks My Cars at %s',
	(path) => {
		expect(marked(path)).toEqual([common.owner.cars]);
	},
);

it('marks only the form of a new car at its own link', () => {
	expect(marked('/owner/cars/new')).toEqual([common.owner.addCar]);
});
