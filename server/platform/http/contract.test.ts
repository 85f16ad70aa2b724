import { describe, expect, it } from 'vitest';
import { featureFrom, features } from '#contract/features.ts';
import { fieldTexts } from '#contract/field-texts.ts';
import { refusals } from '#contract/index.ts';
import { endpointsByCapability, openApi } from './openapi.ts';

const ARABIC = /[\u0600-\u06ff]/;
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const endpoints = endpointsByCapability().flatMap(({ endpoints: list }) => list);

describe('refusals', () => {
	it.each(Object.entries(refusals))('%s have the same placeholders in English and in Arabic', (_, { en, ar }) => {
		expect(en).not.toMatch(ARABIC);
		expect(ar).toMatch(ARABIC);
		// A name may be in its Arabic form.
		expect(placeholders(ar).map((name) => name.replace('Ar}', '}'))).toEqual(placeholders(en));
	});

	it.each(Object.entries(fieldTexts))('the sentence %s exists in both languages', (_, { en, ar }) => {
		expect(en).not.toMatch(ARABIC);
		expect(ar).toMatch(ARABIC);
	});
});

describe('calls', () => {
	it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
		'%s declares who may make it',
		(_, endpoint) => {
			expect(endpoint.access).toBeTruthy();
			expect(endpoint.summary).toMatch(/\.$/);
			for (const code of endpoint.refusals ?? []) expect(Object.keys(refusals)).toContain(code);
		},
	);

	it('have different methods or paths', () => {
		const names = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
		expect(new Set(names).size).toBe(names.length);
	});

	it('are described as OpenAPI 3.1', () => {
		const document = openApi('https://mishwar.test');
		expect(document.openapi).toBe('3.1.1');
		expect(Object.keys(document.paths as object)).toContain('/api/bookings/{id}');
	});
});

describe('features', () => {
	it('have one bit each, and labels that belong to one feature', () => {
		expect(new Set(features.map((feature) => feature.bit)).size).toBe(features.length);
		for (const feature of features) for (const alias of feature.aliases) expect(featureFrom(alias)).toBe(feature.code);
	});

	it.each([
		['USB Port', 'USB'],
		['usb', 'USB'],
		['Navigation', 'GPS_NAVIGATION'],
		['GPS Navigation', 'GPS_NAVIGATION'],
		['All-Wheel Drive', 'ALL_WHEEL_DRIVE'],
		['Jet engine', null],
	])('%s is %s', (label, code) => {
		expect(featureFrom(label)).toBe(code);
	});
});
