/** Binds a screen's loader to a query client. */
import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#web/browser/fetching.ts';
import type { LoadContext } from '#web/browser/loader.ts';

/** The server refuses an invalid id, such as that of `/booking/abc`, with the name of the field. */
const isMissing = ({ status, fields }: ApiError): boolean => status === 404 || 'id' in fields;

/** Failures stay in the cache, and the screen displays them. `onMissing` is called if the page's subject does not exist. */
export function createLoadContext(client: QueryClient, onMissing?: () => void): LoadContext {
	const ask = <T>(queryKey: readonly unknown[]) => client.query<T>({ queryKey } as never);
	return {
		main: <T>({ queryKey }: { queryKey: readonly unknown[] }) =>
			ask<T>(queryKey).catch((error: ApiError) => {
				if (isMissing(error)) onMissing?.();
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
