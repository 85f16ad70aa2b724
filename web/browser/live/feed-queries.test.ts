import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentUser } from '#contract/identity.ts';
import { kycStatus } from '#contract/kyc.ts';
import { listNotifications } from '#contract/notifications.ts';
import { optionalQueryFor, queryFor } from '../queries.ts';
import { feedQueries } from './feed-queries.ts';
import { dispatchLiveEvent } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
	['KYC_APPROVED', true],
	['KYC_REJECTED', true],
	['BOOKING_CONFIRMED', false],
])('%s: whether the person and their identity check are read again', (type, changesIdentity) => {
	const client = new QueryClient();
	const keys = {
		user: optionalQueryFor(currentUser).queryKey,
		identity: queryFor(kycStatus).queryKey,
		bell: queryFor(listNotifications).queryKey,
	};
	for (const key of Object.values(keys)) client.setQueryData(key, {});
	const stop = feedQueries(client);
	dispatchLiveEvent('notification', { type });
	vi.runAllTimers();
	stop();
	const isStale = (key: readonly unknown[]) => client.getQueryState(key as never)?.isInvalidated;
	expect({ user: isStale(keys.user), identity: isStale(keys.identity), bell: isStale(keys.bell) }).toEqual({
		user: changesIdentity,
		identity: changesIdentity,
		bell: true,
	});
	client.clear();
});

it('a booking that the other side or a colleague changed is read again, with its lists and the day’s work', () => {
	const client = new QueryClient();
	const paths = ['/api/bookings/one', '/api/bookings?mine=1', '/api/owner/today', '/api/owner/handovers/today', '/api/cars'];
	for (const path of paths) client.setQueryData([path, 'body'], {});
	const stop = feedQueries(client);
	dispatchLiveEvent('booking', { bookingId: 'one' });
	vi.runAllTimers();
	stop();
	expect(paths.filter((path) => client.getQueryState([path, 'body'] as never)?.isInvalidated)).toEqual(paths.slice(0, -1));
	client.clear();
});
