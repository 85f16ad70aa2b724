import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { currentUser } from '#contract/identity.ts';
import { searchCars } from '#contract/search.ts';
import { dehydrateQueries, hydrateQueries } from '#web/app/dehydrated-queries.ts';
import { infiniteQueryFor, matchesPath, optionalQueryFor, queryClientOver, queryFor, readPage, refetchOnVisit } from './queries.ts';

const answering = (answers: Record<string, Response>) => {
	const asked: string[] = [];
	const client = queryClientOver(async (path) => {
		asked.push(path);
		return answers[path]?.clone() ?? new Response('{"error":"gone","code":"NOT_FOUND"}', { status: 404 });
	});
	return { client, asked };
};
const list = (items: unknown[], headers: Record<string, string>) => new Response(JSON.stringify(items), { headers });

describe('reading queries', () => {
	it('reads count and next page from the headers', async () => {
		const { client } = answering({
			'/api/cars?limit=2': list([1, 2], {
				'x-total-count': '1000',
				'x-total-capped': '1',
				'x-search-instead': encodeURIComponent('هيونداي'),
				link: '</api/cars?limit=2&cursor=abc%3D>; rel="next"',
			}),
		});
		const page = await client.query(readPage(searchCars, { query: { limit: 2 } }));
		expect(page).toEqual({ items: [1, 2], total: 1000, unread: 0, capped: true, next: 'abc=', instead: 'هيونداي' });
	});
	it('requests the next page by its cursor', async () => {
		const { client, asked } = answering({
			'/api/cars?q=kia': list([1], { link: '</api/cars?q=kia&cursor=x>; rel="next"' }),
			'/api/cars?q=kia&cursor=x': list([2], {}),
		});
		const found = await client.infiniteQuery({ ...infiniteQueryFor(searchCars, { query: { q: 'kia' } }), pages: 2 });
		expect(found.pages.flatMap((page) => page.items)).toEqual([1, 2]);
		expect(asked).toEqual(['/api/cars?q=kia', '/api/cars?q=kia&cursor=x']);
	});
	it('returns null for a visitor who is not signed in, if that is requested', async () => {
		const refused = { '/api/auth/user': new Response('{"error":"no","code":"NOT_SIGNED_IN"}', { status: 401 }) };
		expect(await answering(refused).client.query(optionalQueryFor(currentUser))).toBeNull();
		await expect(answering(refused).client.query(queryFor(currentUser))).rejects.toMatchObject({ status: 401 });
	});
	it('refetches on arrival after a change, also if it was read just before', async () => {
		const { client, asked } = answering({ '/api/auth/user': new Response('{}') });
		const arrive = () => new QueryObserver(client, { ...queryFor(currentUser), ...refetchOnVisit }).subscribe(() => undefined)();
		await client.query(queryFor(currentUser));
		arrive();
		expect(asked).toHaveLength(1);
		await client.invalidateQueries({ predicate: matchesPath('/api/auth/user') });
		arrive();
		expect(asked).toHaveLength(2);
	});
	it('recognises queries of a path', () => {
		const reads = matchesPath('/api/bookings');
		expect(
			['/api/bookings', '/api/bookings?mine=1', '/api/bookings/7', '/api/bookingsx'].map((path) => reads({ queryKey: [path, 'body'] })),
		).toEqual([true, true, true, false]);
	});
});

describe('transferring queries to the browser', () => {
	it('includes responses and failures', async () => {
		const { client } = answering({ '/api/cars': list([1], {}) });
		await client.infiniteQuery(infiniteQueryFor(searchCars) as never);
		await client.query(queryFor(currentUser)).catch(() => undefined);
		const { client: browser, asked } = answering({});
		hydrateQueries(browser, JSON.parse(JSON.stringify(dehydrateQueries(client))));
		expect(browser.getQueryData(infiniteQueryFor(searchCars).queryKey)).toMatchObject({ pages: [{ items: [1] }] });
		expect(browser.getQueryState(queryFor(currentUser).queryKey)).toMatchObject({ status: 'error', error: { code: 'NOT_FOUND' } });
		expect(asked).toEqual([]);
	});
});
