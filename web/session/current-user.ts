/** The signed-in person, as every screen asks for them: null for a visitor. The one query that is asked again on focus and reconnect. */
import { useQuery } from '@tanstack/react-query';
import { currentUser, type User } from '#contract/identity.ts';
import { readOrNull } from '../queries.ts';

export const userRead = readOrNull(currentUser);

export function useCurrentUser(): User | null {
	const { data } = useQuery({ ...userRead, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' });
	return data ?? null;
}

/** Where a visitor signs in, to come back to `returnTo` (a path of ours, with its query). It is a plain browser navigation. */
export const loginAddress = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
export const LOGOUT_ADDRESS = '/api/logout';
