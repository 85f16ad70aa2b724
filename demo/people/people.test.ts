/** The demo has enough users, named in both scripts, who can all sign in. */
import { expect, it } from 'vitest';
import { normalizePhone } from '#contract/phone.ts';
import { wholeWorld } from '../worlds.ts';
import { demoAccounts } from './demo-accounts.ts';
import { owners } from './owners.ts';

const { people, cars } = wholeWorld;

it('has an account of each kind, as the start prints them', () => {
	const of = (email: string) => demoAccounts.find((person) => person.email === email);
	expect(of('renter@mishwar.test')).toMatchObject({ identity: 'APPROVED', role: 'RENTER' });
	expect(of('newcomer@mishwar.test')).toMatchObject({ identity: 'NOT_SUBMITTED' });
	expect(of('pending@mishwar.test')).toMatchObject({ identity: 'PENDING' });
	expect(of('owner@mishwar.test')).toMatchObject({ identity: 'APPROVED' });
	expect(of('owner2@mishwar.test')).toMatchObject({ identity: 'APPROVED' });
	expect(of('admin@mishwar.test')).toMatchObject({ role: 'ADMIN' });
	expect(demoAccounts.find(({ role }) => role === 'SUPER_ADMIN')).toMatchObject({ phone: '+962790000001', email: null });
});

it('names everybody in both scripts', () => {
	for (const person of people) {
		expect(`${person.firstName} ${person.lastName}`).toMatch(/^[A-Z][A-Za-z -]+$/);
		expect(person.nameAr).toMatch(/^[\u0621-\u064a]+( [\u0621-\u064a]+)+$/);
	}
});

it('contains no value twice', () => {
	for (const value of ['key', 'email', 'phone', 'nameAr'] as const) {
		expect(new Set(people.map((person) => person[value])).size).toBe(people.length);
	}
	for (const { phone } of people) expect(normalizePhone(phone)).toBe(phone);
});

it('has twelve owners and more, members since 2020 to 2025, all with cars', () => {
	const withCars = new Set(cars.map(({ owner }) => owner));
	expect(withCars.size).toBeGreaterThanOrEqual(12);
	for (const { key, since } of owners) {
		expect(withCars).toContain(key);
		expect(since).toMatch(/^202[0-5]-/);
	}
	expect(new Set(owners.map(({ since }) => String(since).slice(0, 4)))).toEqual(new Set(['2020', '2021', '2022', '2023', '2024', '2025']));
});
