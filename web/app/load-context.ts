/** Binds a screen's loader to a query client. */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#web/browser/fetching.ts';
import type { LoadContext } from '#web/browser/loader.ts';

/** Failures stay in the cache and are shown by the screen. `onMissing` is called if the page's subject does not exist. */
export function createLoadContext(client: QueryClient, onMissing?: () => void): LoadContext {
	const ask = <T>(queryKey: readonly unknown[]) => client.query<T>({ queryKey } as never);
	return {
		main: <T>({ queryKey }: { queryKey: readonly unknown[] }) =>
			ask<T>(queryKey).catch((error: ApiError) => {
				if (error.status === 404) onMissing?.();
				return undefined;
			}),
		one: <T>({ queryKey }: { queryKey: readonly unknown[] }) => ask<T>(queryKey).catch(() => undefined),
		missing: () => onMissing?.(),
		pages: (options) =>
			client.infiniteQuery(options as never).then(
				() => undefined,
				() => undefined,
			),
	};
}
