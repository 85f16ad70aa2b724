import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { featureFrom, features } from '#contract/features.ts';
import { fieldTexts } from '#contract/field-texts.ts';
import { refusals } from '#contract/index.ts';
import { endpointsByCapability, openApi } from './openapi.ts';

const ARABIC = /[\u0600-\u06ff]/;
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const endpoints = endpointsByCapability().flatMap(({ endpoints: list }) => list);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Calls on accounts that need no confirmation although a stolen session, or a screen that was left open, could misuse them; with the reason. */
const VERSIONED =
	'each change is a version with its author in the audit log, agreements that exist keep theirs, and another change takes it back';
const REVIEWED =
	'in a review every decision would ask; the documents have to be opened, the person is written to, and a decision can be corrected';
const LESS_ACCESS = 'it only takes access away, and in a hurry';
const PART_OF_ONE = 'it continues a call that asked, or proves who somebody is itself';
const OWN_WISH = 'it changes neither who gets in nor where money goes';
const withoutConfirmation: Readonly<Record<string, string>> = {
	'PATCH /api/admin/settings': VERSIONED,
	'PUT /api/admin/companies/{id}/fee': VERSIONED,
	'PATCH /api/admin/kyc/{userId}/approve': REVIEWED,
	'PATCH /api/admin/kyc/{userId}/reject': REVIEWED,
	'PATCH /api/admin/kyc/{userId}/revoke': REVIEWED,
	'POST /api/admin/kyc/{userId}/claim': REVIEWED,
	'POST /api/admin/kyc/{userId}/decision': REVIEWED,
	'DELETE /api/admin/kyc/{userId}/decision': REVIEWED,
	'POST /api/admin/people/{id}/notes': OWN_WISH,
	'DELETE /api/users/me/sessions': LESS_ACCESS,
	'DELETE /api/users/me/sessions/{id}': LESS_ACCESS,
	'DELETE /api/owner/team/invitations/{id}': LESS_ACCESS,
	'DELETE /api/owner/team/members/{userId}': LESS_ACCESS,
	'DELETE /api/owner/team/memberships/{companyId}': LESS_ACCESS,
	'POST /api/owner/team/accept': PART_OF_ONE,
	'POST /api/owner/team/invitation': PART_OF_ONE,
	'POST /api/users/me/confirmation': PART_OF_ONE,
	'POST /api/users/me/confirmation/code': PART_OF_ONE,
	'POST /api/users/me/leaving-code': PART_OF_ONE,
	'POST /api/users/me/passkeys': PART_OF_ONE,
	'POST /api/users/me/second-factors/totp/confirm': PART_OF_ONE,
	'POST /api/users/me/consents': OWN_WISH,
	'PUT /api/owner/team/memberships/{companyId}/news': OWN_WISH,
	'PUT /api/owner/team/session': OWN_WISH,
	'PUT /api/users/me/notification-choices': OWN_WISH,
};
const ACCOUNTS = /^\/api\/(users\/me|admin\/(users|people|kyc)|owner\/(team|payout-details)|otp)(\/|$)/;
const isOfSuperAdmins = ({ access }: Endpoint) => Array.isArray(access) && access.every((role) => role === 'SUPER_ADMIN');

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
	it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s says who may make it', (_, endpoint) => {
		expect(endpoint.access).toBeTruthy();
		expect(endpoint.summary).toMatch(/\.$/);
		for (const code of endpoint.refusals ?? []) expect(Object.keys(refusals)).toContain(code);
	});

	it('have different methods or paths', () => {
		const names = endpoints.map(nameOf);
		expect(new Set(names).size).toBe(names.length);
	});

	it('require a confirmation of the identity where they act on accounts or are for super admins alone', () => {
		const delicate = endpoints.filter(
			(endpoint) => endpoint.method !== 'GET' && (isOfSuperAdmins(endpoint) || ACCOUNTS.test(endpoint.path)),
		);
		const asking = delicate.filter(({ stepUp }) => stepUp !== undefined);
		expect(asking.length).toBeGreaterThan(15);
		const silent = delicate.filter((endpoint) => !asking.includes(endpoint)).map(nameOf);
		expect(silent.toSorted()).toEqual(Object.keys(withoutConfirmation).toSorted());
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
