// Every picture that the demo can ask for is a readable drawing, and the seed alone decides how it looks.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CarSceneOptions } from './car-scene.ts';
import { bodyTypes, carScene, carViews, landscapes, paints } from './car-scene.ts';
import { heroScene } from './hero.ts';
import { portraitScene } from './portrait.ts';
import { renderJpeg } from './render.ts';
import { stockCarScene } from './stock-car.ts';

const landscapeNames = Object.keys(landscapes) as (keyof typeof landscapes)[];
const paintNames = Object.keys(paints) as (keyof typeof paints)[];

async function expectDrawing(svg: string, width: number, height: number): Promise<void> {
	expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
	const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
	const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
	expect(used.filter((id) => !ids.includes(id))).toEqual([]);
	expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
	const pixels = await sharp(Buffer.from(svg), { density: 6 }).greyscale().raw().toBuffer();
	expect(Math.max(...pixels) - Math.min(...pixels)).toBeGreaterThan(40);
}

describe('carScene', () => {
	for (const bodyType of bodyTypes) {
		for (const landscape of landscapeNames) {
			it(`draws a ${bodyType} in ${landscape} from every side`, async () => {
				const drawings = carViews.map((view, i) => {
					const paint = paintNames[(i + bodyType.length + landscape.length) % paintNames.length] ?? 'white';
					return expectDrawing(carScene({ bodyType, paint, landscape, view, seed: i }), 1600, 1200);
				});
				await Promise.all(drawings);
			});
		}
	}

	const options: CarSceneOptions = { bodyType: 'SUV', paint: 'white', landscape: 'wadiRum', seed: 7 };

	it('draws the same picture for the same seed and another for another', () => {
		for (const view of carViews) {
			expect(carScene({ ...options, view })).toBe(carScene({ ...options, view }));
			expect(carScene({ ...options, view })).not.toBe(carScene({ ...options, view, seed: 8 }));
		}
	});

	it('draws every paint differently', () => {
		expect(new Set(paintNames.map((paint) => carScene({ ...options, paint }))).size).toBe(paintNames.length);
	});

	it.each([
		['Sedan', ['Toyota Yaris', 'Tesla Model 3', 'Toyota Camry']],
		['Hatchback', ['Kia Picanto', 'Toyota Prius', 'Nissan Leaf']],
		['SUV', ['Toyota Land Cruiser', 'Kia EV6', 'Kia Sportage']],
		['Coupe', ['BMW 420i Coupe', 'Ford Mustang GT', 'Mercedes-Benz C 300 Coupe']],
		['Convertible', ['BMW 430i Convertible', 'Mini Cooper Cabrio', 'Mazda MX-5']],
		['Van', ['Toyota HiAce', 'Kia Carnival', 'Mercedes-Benz Vito']],
		['Truck', ['Isuzu D-Max', 'GMC Sierra', 'Toyota Hilux']],
	] as const)('draws three bodies of the type %s', async (bodyType, models) => {
		const drawn = models.map((model) => carScene({ ...options, bodyType, model }));
		expect(new Set(drawn).size).toBe(models.length);
		expect(drawn[2]).toBe(carScene({ ...options, bodyType }));
		for (const view of carViews)
			await Promise.all(models.map((model) => expectDrawing(carScene({ ...options, bodyType, model, view }), 1600, 1200)));
	});

	it('uses the requested time of day and number plate', () => {
		expect(carScene({ ...options, time: 'night' })).not.toBe(carScene({ ...options, time: 'noon' }));
		expect(carScene({ ...options, view: 'rear', plate: '12-34567' })).not.toBe(carScene({ ...options, view: 'rear', plate: '12-34568' }));
	});
});

describe('the other pictures', () => {
	it('draws the stock car of each type and the banner in both themes', async () => {
		for (const theme of ['light', 'dark'] as const) {
			await expectDrawing(heroScene(theme), 2400, 1000);
			for (const bodyType of bodyTypes) await expectDrawing(stockCarScene(theme, bodyType), 1600, 1200);
		}
	});

	it('draws at least sixteen different people, and a name as the title', async () => {
		const people = Array.from({ length: 24 }, (_, seed) => portraitScene({ seed, feminine: seed % 2 === 1 }));
		expect(new Set(people).size).toBe(24);
		for (const person of people) await expectDrawing(person, 400, 400);
		expect(portraitScene({ seed: 1, name: 'Rami & <Dana>' })).toContain('<title>Rami &amp; &lt;Dana></title>');
	});
});

describe('renderJpeg', () => {
	it('gives a JPEG of the asked width, the same each time', async () => {
		const svg = stockCarScene('light');
		const jpeg = await renderJpeg(svg, 400);
		expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 300 });
		expect(jpeg.equals(await renderJpeg(svg, 400))).toBe(true);
		expect(await sharp(await renderJpeg(svg, 64)).metadata()).toMatchObject({ width: 64, height: 48 });
	});
});
