import { describe, expect, it } from 'vitest';
import { returnAddress, withReturnTo } from './return-address.ts';

const asked = (returnTo: string) => returnAddress(new URLSearchParams({ returnTo }));

describe('the target after signing in', () => {
	it('is the requested page, with its query', () => {
		const car = '/car/kia-rio-2020?pickup=2026-12-05&return=2026-12-08';
		expect(asked(car)).toBe(car);
		expect(asked('/sign-inside')).toBe('/sign-inside');
	});
	it('is the home page if none or another site is requested', () => {
		expect(returnAddress(new URLSearchParams())).toBe('/');
		expect(asked('//evil.test')).toBe('/');
		expect(asked('https://evil.test')).toBe('/');
	});
	it.each([
		'/sign-in',
		'/sign-in?returnTo=%2Ftrips',
		'/second-factor',
		'/sign-up',
		'/forgot-password',
		'/reset-password?token=x',
		'/api/logout',
		'/api',
	])('is not %s', (path) => {
		expect(asked(path)).toBe('/');
	});
	it('is preserved on the other sign-in pages', () => {
		expect(withReturnTo('/', '/sign-up')).toBe('/sign-up');
		expect(withReturnTo('/trips?tab=completed', '/sign-up')).toBe('/sign-up?returnTo=%2Ftrips%3Ftab%3Dcompleted');
	});
});
