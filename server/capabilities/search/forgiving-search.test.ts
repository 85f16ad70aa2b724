/** Misspelt queries and queries in mixed scripts, each with the cars that must be found. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { CarCard } from '#contract/cars.ts';
import { aCar, aPerson, type CarOptions } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

type Fleet = Record<string, NonNullable<CarOptions['attributes']>>;
const car = (make: string, model: string, more: Fleet[string] = {}) => ({ make, model, title: `${make} ${model} 2022`, ...more });

const fleet = {
	corolla: car('Toyota', 'Corolla', { city: 'Irbid' }),
	camry: car('Toyota', 'Camry', { fuel: 'Hybrid' }),
	landCruiser: car('Toyota', 'Land Cruiser', { bodyType: 'SUV', city: 'Wadi Rum', fuel: 'Diesel' }),
	rav4: car('Toyota', 'RAV4', { bodyType: 'SUV', fuel: 'Hybrid' }),
	tucson: car('Hyundai', 'Tucson', { bodyType: 'SUV' }),
	elantra: car('Hyundai', 'Elantra', { city: 'Zarqa', transmission: 'Manual' }),
	accent: car('Hyundai', 'Accent', { city: 'Queen Alia Airport' }),
	sportage: car('Kia', 'Sportage', { bodyType: 'SUV', city: 'Aqaba' }),
	picanto: car('Kia', 'Picanto', { bodyType: 'Hatchback', city: 'Salt' }),
	wrangler: car('Jeep', 'Wrangler', { bodyType: 'Convertible', city: 'Petra' }),
	mercedes: car('Mercedes-Benz', 'E 200', { city: 'Dead Sea' }),
	tesla: car('Tesla', 'Model 3', { fuel: 'Electric' }),
	hiace: car('Toyota', 'HiAce', { bodyType: 'Van', fuel: 'Diesel', city: 'Karak' }),
	hilux: car('Toyota', 'Hilux', { bodyType: 'Truck', fuel: 'Diesel', city: 'Jerash' }),
	lancer: car('Mitsubishi', 'Lancer', { city: 'Madaba' }),
	golf: car('Volkswagen', 'Golf', { bodyType: 'Hatchback', city: 'Ajloun', transmission: 'Manual' }),
	jetour: car('Zeekr', 'Xpeng', { bodyType: 'Coupe', city: 'Irbid' }),
} satisfies Fleet;
type Name = keyof typeof fleet;
const ids = new Map<string, Name>();

beforeAll(async () => {
	const owner = await aPerson(world);
	for (const [name, attributes] of Object.entries(fleet) as Array<[Name, Fleet[string]]>)
		ids.set((await aCar(world, owner, { attributes })).id, name);
}, 60_000);

async function find(q: string, more = ''): Promise<{ names: Name[]; instead: string | null }> {
	const { body, headers } = await world.visitor().send<CarCard[]>('GET', `/api/cars?limit=100&q=${encodeURIComponent(q)}${more}`);
	const instead = headers.get('x-search-instead');
	return { names: body.map(({ id }) => ids.get(id) as Name).sort(), instead: instead === null ? null : decodeURIComponent(instead) };
}

const toyotas: Name[] = ['camry', 'corolla', 'hiace', 'hilux', 'landCruiser', 'rav4'];
const hyundais: Name[] = ['accent', 'elantra', 'tucson'];
const suvs: Name[] = ['landCruiser', 'rav4', 'sportage', 'tucson'];

describe('a query', () => {
	it.each<[typed: string, found: readonly Name[], instead: string | null]>([
		// As written on the car.
		['toyota', toyotas, null],
		['Toyota Camry', ['camry'], null],
		['camry toyota', ['camry'], null],
		['HYUNDAI', hyundais, null],
		['land cruiser', ['landCruiser'], null],
		['sportag', ['sportage'], null],
		['e 200', ['mercedes'], null],
		// In Arabic.
		['تويوتا', toyotas, null],
		['كورولا', ['corolla'], null],
		['كُورُولا', ['corolla'], null],
		['هيونداي', hyundais, null],
		['هونداي', hyundais, null],
		['هـيـونـداي', hyundais, null],
		['كامري هايبرد', ['camry'], null],
		['كامرى', ['camry'], null],
		['لاند كروزر', ['landCruiser'], null],
		['راف فور', ['rav4'], null],
		['راف ٤', ['rav4'], null],
		['مرسيدس', ['mercedes'], null],
		['توسان', ['tucson'], null],
		['النترا', ['elantra'], null],
		['أكسنت', ['accent'], null],
		['هايس', ['hiace'], null],
		['تسلا كهرباء', ['tesla'], null],
		// In another spelling than on the badge.
		['landcruiser', ['landCruiser'], null],
		['rav 4', ['rav4'], null],
		['mercedes', ['mercedes'], null],
		['benz', ['mercedes'], null],
		['vw golf', ['golf'], null],
		// Bodies, cities, fuels and gears as words, in both scripts.
		['suv', suvs, null],
		['SUV عمان', ['rav4', 'tucson'], null],
		['suv amman', ['rav4', 'tucson'], null],
		['سيارة دفع رباعي في عمّان', ['rav4', 'tucson'], null],
		['جيب', [...suvs, 'wrangler'].sort() as Name[], null],
		['toyota عمان', ['camry', 'rav4'], null],
		['تويوتا إربد', ['corolla'], null],
		['بالعقبة', ['sportage'], null],
		['العقبه', ['sportage'], null],
		['مطار', ['accent'], null],
		['QAIA', ['accent'], null],
		['dead sea', ['mercedes'], null],
		['البحر الميت', ['mercedes'], null],
		['هايبرد', ['camry', 'rav4'], null],
		['hybrid suv', ['rav4'], null],
		['diesel pickup', ['hilux'], null],
		['بكب ديزل', ['hilux'], null],
		['باص', ['hiace'], null],
		['manual hatchback', ['golf'], null],
		['جير عادي الزرقاء', ['elantra'], null],
		['rent a car in salt', ['picanto'], null],
		// Misspelt.
		['hunday', hyundais, 'Hyundai'],
		['hundai', hyundais, 'Hyundai'],
		['hyndai tucson', ['tucson'], 'Hyundai Tucson'],
		['camri', ['camry'], 'Camry'],
		['toyta', toyotas, 'Toyota'],
		['toyta corola', ['corolla'], 'Toyota Corolla'],
		['tuscon', ['tucson'], 'Tucson'],
		['elentra', ['elantra'], 'Elantra'],
		['pikanto', ['picanto'], 'Picanto'],
		['mersedes', ['mercedes'], 'Mercedes-Benz'],
		['mitsubshi', ['lancer'], 'Mitsubishi'],
		['volkswagon', ['golf'], 'Volkswagen'],
		['land crusier', ['landCruiser'], 'land cruiser'],
		['hunday SUV عمان', ['tucson'], 'Hyundai SUV عمّان'],
		['تيوتا', toyotas, null],
		['تيوطا', toyotas, 'تويوتا'],
		['هيونداى توسن', ['tucson'], 'هيونداي توسان'],
		['suv ammann', ['rav4', 'tucson'], 'SUV Amman'],
		['hybird', ['camry', 'rav4'], 'Hybrid'],
		['convertable', ['wrangler'], 'Convertible'],
		// Names that only the market uses, and words that resemble nothing.
		['zekr', ['jetour'], 'zeekr'],
		['xpenk', ['jetour'], 'xpeng'],
		['corolla fulloption', ['corolla'], 'Corolla'],
		['qqqqzzzz', [], null],
		['ferrari', [], null],
		['kai', [], null],
	])('%j finds %j, with the hint %j', async (typed, found, instead) => {
		expect(await find(typed)).toEqual({ names: [...found].sort(), instead });
	});

	it('is never corrected while its words find something', async () => {
		expect(await find('corolla', '&city=aqaba')).toEqual({ names: [], instead: null });
	});

	it('has pages of the corrected results', async () => {
		const seen: string[] = [];
		let path: string | null = '/api/cars?limit=2&q=hunday';
		while (path) {
			const answer: { body: CarCard[]; headers: Headers } = await world.visitor().send('GET', path);
			expect(answer.headers.get('x-search-instead')).toBe('Hyundai');
			seen.push(...answer.body.map(({ id }) => ids.get(id) ?? id));
			path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
		}
		expect(seen.sort()).toEqual(hyundais);
	});
});

describe('the value of a filter', () => {
	it.each([
		['city=amman', ['camry', 'rav4', 'tesla', 'tucson']],
		['city=AMMAN', ['camry', 'rav4', 'tesla', 'tucson']],
		[`city=${encodeURIComponent('عمان')}`, ['camry', 'rav4', 'tesla', 'tucson']],
		[`city=${encodeURIComponent('إربد')}`, ['corolla', 'jetour']],
		[`bodyType=${encodeURIComponent('دفع رباعي')}&city=aqaba`, ['sportage']],
		['fuel=electric', ['tesla']],
		['transmission=manual', ['elantra', 'golf']],
	])('%s is understood in any case and script', async (query, names) => {
		expect((await find('', `&${query}`)).names).toEqual(names);
	});

	it.each([
		['city=Ammann', 'city', 'We know no city “Ammann”. Did you mean Amman?', 'لا نعرف مدينة «Ammann». هل تقصد عمّان؟'],
		['bodyType=Sedann', 'bodyType', 'We know no body type “Sedann”. Did you mean Sedan?', 'لا نعرف نوع سيارة «Sedann». هل تقصد سيدان؟'],
		[
			'fuel=Coal',
			'fuel',
			'We know no fuel “Coal”. Choose one of: Petrol, Diesel, Electric, Hybrid.',
			'لا نعرف نوع وقود «Coal». اختر من: بنزين، ديزل، كهرباء، هايبرد.',
		],
		['sortBy=newst', 'sortBy', 'We know no order “newst”. Did you mean newest?', 'لا نعرف ترتيب «newst». هل تقصد newest؟'],
		['deliveryAvailable=yes', 'deliveryAvailable', 'Choose yes or no.', 'اختر نعم أو لا.'],
	])('%s is refused with its name, in both languages', async (query, field, en, ar) => {
		for (const [language, sentence] of Object.entries({ en, ar })) {
			const answer = await fetch(`${world.url}/api/cars?${query}`, { headers: { 'accept-language': language } });
			expect(answer.status).toBe(400);
			expect(await answer.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: sentence } });
		}
	});
});
