import { describe, expect, it } from 'vitest';
import type { User } from '#contract/identity.ts';
import { redirectTarget } from './access-redirect.ts';

const person = (role: User['role']) => ({ role }) as User;

describe('the redirect of a visitor who may not see a screen', () => {
	it('does not exist on a public screen, and is the sign-in page on a private one', () => {
		expect(redirectTarget('anyone', null, '/')).toBeNull();
		expect(redirectTarget('signed-in', null, '/trips?tab=past')).toBe('/api/login?returnTo=%2Ftrips%3Ftab%3Dpast');
		expect(redirectTarget('signed-in', true, '/trips')).toBeNull();
	});
	it('is the set-up of the second factor for an administrator who has none, on all screens except that one and the legal ones', () => {
		const due = { role: 'SUPER_ADMIN', secondFactorDue: true } as User;
		expect(redirectTarget('super-admin', due, '/master-admin')).toBe('/second-factor?returnTo=%2Fmaster-admin');
		expect(redirectTarget('anyone', due, '/')).toBe('/second-factor?returnTo=%2F');
		expect(redirectTarget('signed-in', due, '/second-factor?returnTo=%2F')).toBeNull();
		expect(redirectTarget('anyone', due, '/terms')).toBeNull();
	});
	it('is the home page on an admin’s screen, except for the two roles', () => {
		expect(redirectTarget('admin', false, '/admin/claims')).toContain('/api/login');
		const sent = (['RENTER', 'OWNER', 'ADMIN', 'SUPER_ADMIN'] as const).map((role) =>
			redirectTarget('admin', person(role), '/admin/claims'),
		);
		expect(sent).toEqual(['/', '/', null, null]);
	});
	it('is the home page on the super admins’ screen for all others, visitors too', () => {
		const sent = (['RENTER', 'OWNER', 'ADMIN', 'SUPER_ADMIN'] as const).map((role) =>
			redirectTarget('super-admin', person(role), '/master-admin'),
		);
		expect([...sent, redirectTarget('super-admin', null, '/master-admin'), redirectTarget('super-admin', false, '/master-admin')]).toEqual([
			...['/', '/', '/', null],
			...['/', '/'],
		]);
	});
});
