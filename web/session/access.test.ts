import { describe, expect, it } from 'vitest';
import type { User } from '#contract/identity.ts';
import { elsewhere } from './access.ts';

const person = (role: User['role']) => ({ role }) as User;

describe('where somebody is sent who may not see a screen', () => {
	it('is nowhere on a screen for anyone, and the sign-in page on a private one', () => {
		expect(elsewhere('anyone', null, '/')).toBeNull();
		expect(elsewhere('signed-in', null, '/trips?tab=past')).toBe('/api/login?returnTo=%2Ftrips%3Ftab%3Dpast');
		expect(elsewhere('signed-in', true, '/trips')).toBeNull();
	});
	it('is the home page on an admin’s screen, for all but the two roles', () => {
		expect(elsewhere('admin', false, '/admin/claims')).toContain('/api/login');
		const sent = (['RENTER', 'OWNER', 'ADMIN', 'SUPER_ADMIN'] as const).map((role) => elsewhere('admin', person(role), '/admin/claims'));
		expect(sent).toEqual(['/', '/', null, null]);
	});
	it('is the home page on the super admins’ screen for everybody else, visitors too', () => {
		const sent = (['RENTER', 'OWNER', 'ADMIN', 'SUPER_ADMIN'] as const).map((role) =>
			elsewhere('super-admin', person(role), '/master-admin'),
		);
		expect([...sent, elsewhere('super-admin', null, '/master-admin'), elsewhere('super-admin', false, '/master-admin')]).toEqual([
			...['/', '/', '/', null],
			...['/', '/'],
		]);
	});
});
