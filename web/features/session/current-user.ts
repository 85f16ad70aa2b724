/** The signed-in user, or null for a visitor. The only query that is refetched on focus and reconnect. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUser, type User } from '#contract/identity.ts';
import { optionalQueryFor } from '#web/browser/queries.ts';

export const userRead = optionalQueryFor(currentUser);

function useQueriedUser(): User | null {
	const { data } = useQuery({ ...userRead, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' });
	return data ?? null;
}

/** The server renders once from existing data, so reading the cache is enough there, even for lists. */
function useRead(): User | null {
	return useQueryClient().getQueryData<User | null>(userRead.queryKey) ?? null;
}

export const useCurrentUser: () => User | null = import.meta.env.SSR ? useRead : useQueriedUser;

/** Sign-in address that returns to `returnTo` (a local path with query). A plain browser navigation. */
export const loginAddress = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
export const LOGOUT_ADDRESS = '/api/logout';

const KEY = 'session-ended-idle';

/** Carries "signed out for inactivity" across a page load. */
export const endedIdle = {
	note: (): void => sessionStorage.setItem(KEY, '1'),
	/** Returns whether it was set, and clears it. */
	take(): boolean {
		const wasIdle = sessionStorage.getItem(KEY) !== null;
		sessionStorage.removeItem(KEY);
		return wasIdle;
	},
};
