import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminScreens } from './admin-screens.ts';
import { entranceScreens } from './entrance-screens.ts';
import { ownerScreens } from './owner-screens.ts';
import { publicScreens } from './public-screens.ts';
import { renterScreens } from './renter-screens.ts';
import { areaIsHere, loadArea, notFound, screenAt } from './screens.ts';

const screens = [...publicScreens, ...entranceScreens, ...renterScreens, ...ownerScreens, ...adminScreens];

describe('the table of screens', () => {
	it.each([...screens, notFound].map((screen) => [screen.path, screen] as const))('%s has its files and texts', async (_, screen) => {
		const folder = new URL(`../screens/${screen.folder}/`, import.meta.url);
		for (const file of ['route.tsx', 'texts.en.ts', 'texts.ar.ts']) expect(existsSync(new URL(file, folder))).toBe(true);
		const [en, ar] = await Promise.all([screen.texts.en(), screen.texts.ar()]);
		expect(en.texts.title).toMatch(/\S/);
		expect(ar.texts.title).toMatch(/[\u0600-\u06ff]/);
	});
	it('finds each of them at its own path once its area is loaded', async () => {
		for (const screen of screens) {
			const path = screen.path.replaceAll(/:\w+/g, 'x1');
			await loadArea(path);
			expect(areaIsHere(path)).toBe(true);
			expect(screenAt(path).screen.path, path).toBe(screen.path);
		}
	});
	it.each(['handover', 'agreement', 'receipt', 'invoices/i'])('shows owners the %s of a booking in their own area', async (page) => {
		const paths = [`/booking/b/${page}`, `/owner/bookings/b/${page}`];
		await Promise.all(paths.map(loadArea));
		const [renters, owners] = paths.map((path) => screenAt(path));
		expect(owners?.screen.folder).toBe(renters?.screen.folder);
		expect(owners?.params).toEqual(renters?.params);
		expect([renters?.screen.shell, owners?.screen.shell]).toEqual(['public', 'owner']);
	});
	it('lists no private screen for search engines', () => {
		expect(screens.filter((screen) => screen.indexed && screen.access !== 'anyone')).toEqual([]);
	});
	it('finds the screen at a path, and reports a path without one', () => {
		expect(screenAt('/car/kia-rio-2020')).toMatchObject({ params: { slug: 'kia-rio-2020' } });
		expect(screenAt('/nowhere').screen).toBe(notFound);
	});
});
