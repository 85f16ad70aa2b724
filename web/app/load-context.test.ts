/** Failures of a loader's main call after which the page counts as missing. */
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#web/browser/fetching.ts';
import { createLoadContext } from './load-context.ts';

const refused = (status: number, code: string, field?: string) =>
	new ApiError(status, code, '', field ? { fields: { [field]: 'Wrong' } } : {});

it.each([
	['a booking that does not exist', refused(404, 'BOOKING_NOT_FOUND'), true],
	['an id that cannot be one', refused(400, 'INVALID_INPUT', 'id'), true],
	['an invalid date in the query', refused(400, 'INVALID_INPUT', 'from'), false],
	['a refusal', refused(403, 'FORBIDDEN'), false],
	['a server that fails', refused(500, ''), false],
])('%s', async (_, error, missing) => {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false, queryFn: () => Promise.reject(error) } } });
	const onMissing = vi.fn();
	expect(await createLoadContext(client, onMissing).main({ queryKey: ['subject'] } as never)).toBeUndefined();
	expect(onMissing).toHaveBeenCalledTimes(missing ? 1 : 0);
	client.clear();
});
