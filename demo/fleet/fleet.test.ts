/** The fleet of the demo: every kind of car, in every city, at prices as in Jordan. */
import { describe, expect, it } from 'vitest';
import { bodyTypes, fuels, transmissions } from '#contract/car-attributes.ts';
import { typedWords } from '#contract/car-words.ts';
import { cityNames } from '#contract/cities.ts';
import { DAY_MS } from '#contract/time.ts';
import { maskContacts } from '#server/platform/contacts/mask-contacts.ts';
import { memberSince } from '../people/person.ts';
import { bodiesOfModels } from '../pictures/cars/catalogue.ts';
import { smallWorld, wholeWorld } from '../worlds.ts';
import { fleet } from './car.ts';
import { wordsOfDemo } from './car-words.ts';
import { ownDescriptions } from './descriptions.ts';

const NOW = new Date('2026-06-01T09:00:00Z');
const listed = fleet.filter(({ state }) => state === 'LISTED');
const among = <T>(cars: readonly T[], read: (car: T) => unknown) => new Set(cars.map(read));

describe('the owners’ texts about their cars', () => {
	const carTexts = fleet.flatMap((car) => wordsOfDemo(car) ?? []);

	it('exist for more than twenty cars, all of which exist', () => {
		expect(carTexts).toHaveLength(Object.keys(ownDescriptions).length);
		expect(carTexts.length).toBeGreaterThan(20);
	});

	it('follow the rules of the form and contain no contact details', () => {
		const texts = carTexts.flatMap((words) => Object.values(words.texts).flatMap(({ en, ar }) => [en, ar]));
		for (const text of texts) expect(text === null ? '' : maskContacts(text).body).toBe(text ?? '');
		for (const words of carTexts) expect(typedWords.parse(words)).toEqual(words);
	});
});

describe('the whole fleet', () => {
	it('has every model that is built unlike most of its type', () => {
		const models = fleet.map(({ make, model }) => `${make} ${model}`);
		for (const model of Object.keys(bodiesOfModels)) expect(models).toContain(model);
	});

	it('has more than sixty cars to find, each under a name of its own', () => {
		expect(listed.length).toBeGreaterThanOrEqual(64);
		expect(among(fleet, ({ key }) => key).size).toBe(fleet.length);
	});

	it('covers all cities, body types, fuels and transmissions', () => {
		expect(among(listed, ({ city }) => city)).toEqual(new Set(cityNames));
		expect(among(listed, ({ bodyType }) => bodyType)).toEqual(new Set(bodyTypes));
		expect(among(listed, ({ fuel }) => fuel)).toEqual(new Set(fuels));
		expect(among(listed, ({ transmission }) => transmission)).toEqual(new Set(transmissions));
		expect(Math.min(...listed.map(({ seats }) => seats))).toBe(2);
		expect(Math.max(...listed.map(({ seats }) => seats))).toBe(9);
	});

	it('begins at 15 dinars a day and stays below 150', () => {
		const rates = listed.map(({ dailyRateFils }) => Number(dailyRateFils) / 1000);
		expect(Math.min(...rates)).toBe(15);
		expect(Math.max(...rates)).toBeLessThan(150);
		expect(rates.filter((rate) => rate < 30).length).toBeGreaterThan(listed.length / 3);
		for (const { depositFils, dailyRateFils } of listed) expect(depositFils).toBeGreaterThan(dailyRateFils);
	});

	it('has cars for every filter', () => {
		for (const is of ['delivery', 'instantBook', 'insured'] as const) {
			const share = listed.filter((car) => car[is]).length / listed.length;
			expect(share).toBeGreaterThan(0.05);
			expect(share).toBeLessThan(0.95);
		}
		for (const { features } of listed) expect(features).toContain('AIR_CONDITIONING');
	});

	it('gives owner@ and owner2@ several cars, one of them still waiting and one paused', () => {
		const statesOf = (owner: string) => fleet.filter((car) => car.owner === owner).map(({ state }) => state);
		expect(statesOf('khaled').toSorted()).toEqual([...Array(5).fill('LISTED'), 'WAITING']);
		expect(statesOf('dana').toSorted()).toEqual([...Array(4).fill('LISTED'), 'PAUSED']);
	});

	it('lists no car before its owner has signed up and is verified', () => {
		for (const car of fleet) {
			const owner = wholeWorld.people.find(({ key }) => key === car.owner);
			expect(owner?.identity).toBe('APPROVED');
			const member = owner ? memberSince(owner, NOW).getTime() : Number.POSITIVE_INFINITY;
			expect(NOW.getTime() - (car.listedDaysAgo + 1) * DAY_MS).toBeGreaterThan(member + DAY_MS);
			expect(car.listedDaysAgo).toBeLessThanOrEqual(14 * 31);
		}
	});
});

it('has a small fleet for tests with every body type and fuel', () => {
	expect(smallWorld.cars.length).toBeGreaterThanOrEqual(12);
	expect(among(smallWorld.cars, ({ bodyType }) => bodyType)).toEqual(new Set(bodyTypes));
	expect(among(smallWorld.cars, ({ fuel }) => fuel)).toEqual(new Set(fuels));
	expect(among(smallWorld.cars, ({ transmission }) => transmission)).toEqual(new Set(transmissions));
});
