/** The signed-in person, as every screen asks for them: null for a visitor. The one query that is asked again on focus and reconnect. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUser, type User } from '#contract/identity.ts';
import { optionalQueryFor } from '#web/browser/queries.ts';

export const userRead = optionalQueryFor(currentUser);

function useAsked(): User | null {
	const { data } = useQuery({ ...userRead, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' });
	return data ?? null;
}

/** The server draws a page once, of what was read before; there, where a list asks for each of its cars, a look is enough. */
function useRead(): User | null {
	return useQueryClient().getQueryData<User | null>(userRead.queryKey) ?? null;
}

export const useCurrentUser: () => User | null = import.meta.env.SSR ? useRead : useAsked;

/** Where a visitor signs in, to come back to `returnTo` (a path of ours, with its query). It is a plain browser navigation. */
export const loginAddress = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
export const LOGOUT_ADDRESS = '/api/logout';
