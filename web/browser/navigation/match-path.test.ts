import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';

describe('matchPath', () => {
	it('returns the named parts, decoded', () => {
		expect(matchPath('/car/:slug', '/car/kia-rio-2020')).toEqual({ slug: 'kia-rio-2020' });
		expect(matchPath('/car/:slug', '/car/%D9%83%D9%8A%D8%A7/')).toEqual({ slug: 'كيا' });
		expect(matchPath('/booking/:bookingId/payment', '/booking/7/payment')).toEqual({ bookingId: '7' });
	});
	it('matches no other path', () => {
		expect(matchPath('/', '/')).toEqual({});
		expect(matchPath('/search', '/searching')).toBeNull();
		expect(matchPath('/car/:slug', '/car')).toBeNull();
		expect(matchPath('/car/:slug', '/car/a/b')).toBeNull();
		expect(matchPath('/car/:slug', '/car/%E0%A4%A')).toBeNull();
	});
});
