import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingFavourite, pendingInquiry } from './pending-car.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('is available once after signing in, separately for each purpose', () => {
	pendingFavourite.save('car-1');
	expect([pendingFavourite.exists(), pendingInquiry.exists()]).toEqual([true, false]);
	expect(pendingInquiry.pop()).toBeNull();
	expect(pendingFavourite.pop()).toBe('car-1');
	expect([pendingFavourite.exists(), pendingFavourite.pop()]).toEqual([false, null]);
});

it('expires after half an hour', () => {
	pendingInquiry.save('car-1');
	vi.advanceTimersByTime(29 * 60_000);
	expect(pendingInquiry.pop()).toBe('car-1');
	pendingInquiry.save('car-2');
	vi.advanceTimersByTime(31 * 60_000);
	expect(pendingInquiry.pop()).toBeNull();
});

it.each(['', 'null', '{', '{"carId":5}', '{"carId":"car-1"}'])('is missing if something else is stored: %s', (stored) => {
	sessionStorage.setItem('mishwar.favourite', stored);
	expect(pendingFavourite.pop()).toBeNull();
	expect(sessionStorage.length).toBe(0);
});

it('is missing if the browser blocks storage', () => {
	const blocked = () => {
		throw new DOMException('The operation is insecure.', 'SecurityError');
	};
	vi.stubGlobal('sessionStorage', { setItem: blocked, getItem: blocked, removeItem: blocked, clear: () => undefined });
	pendingFavourite.save('car-1');
	expect([pendingFavourite.exists(), pendingFavourite.pop()]).toEqual([false, null]);
	vi.unstubAllGlobals();
});
