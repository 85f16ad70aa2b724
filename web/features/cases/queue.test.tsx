/** An admin searches a queue, orders it, and saves the filters; all of it is in the address. */
import { screen, waitFor } from '@testing-library/react';
import { ClipboardCheck } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AdminView, listAdminViews } from '#contract/admin-views.ts';
import { listClaims } from '#contract/claims.ts';
import { amountOrders } from '#contract/paging.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { desk as ar } from '#web/features/admin/texts.ar.ts';
import { desk as en } from '#web/features/admin/texts.en.ts';
import { SearchedQueue } from './queue.tsx';
import { searchedFilters } from './queue-filters.ts';

const PATH = '/admin/claims';
const filters = searchedFilters(PATH, ['OPEN', 'DECIDED'], { list: 'claims', orders: amountOrders, oldestFirst: ['OPEN'] });
const emptyOf = (title: string) => ({ title, hint: '' });
const textsOf = (desk: typeof en) => ({
	...{ desk, tabs: { label: 'Claims', OPEN: 'To decide', DECIDED: 'Decided' }, error: 'Error', more: 'More' },
	empty: { OPEN: emptyOf('No claims'), DECIDED: emptyOf('None decided') },
});

/** Finds one claim unless the search has a word that it does not contain. */
function aServer() {
	const asked: string[] = [];
	let views: AdminView[] = [];
	const transport = async (path: string) => {
		if (path.startsWith(listAdminViews.path)) return Response.json(views);
		asked.push(path);
		const isFound = !path.includes('q=nobody');
		return Response.json(isFound ? [{ id: 'claim-1' }] : [], { headers: { 'x-total-count': isFound ? '1' : '0' } });
	};
	const fetched = async (path: string, { method = 'GET', body }: RequestInit = {}) => {
		if (method === 'DELETE') {
			views = views.filter(({ id }) => !path.endsWith(id));
			return Response.json({ id: 'view-1' });
		}
		const view = { id: 'view-1', ...JSON.parse(String(body)) };
		views = [view];
		return Response.json(view, { status: 201 });
	};
	return { transport, fetched, last: () => new URLSearchParams(asked.at(-1)?.split('?')[1]), views: () => views };
}

let server: ReturnType<typeof aServer>;
beforeEach(() => {
	server = aServer();
	vi.stubGlobal('fetch', server.fetched);
	history.replaceState(null, '', PATH);
});
afterEach(() => vi.unstubAllGlobals());

function show(language: 'en' | 'ar' = 'en') {
	const texts = textsOf(language === 'en' ? en : ar);
	const queue = (
		<SearchedQueue
			filters={filters}
			texts={texts}
			icon={ClipboardCheck}
			queryOf={(filter, search) => infiniteQueryFor(listClaims, { query: { filter: filter === 'OPEN' ? 'OPEN' : 'DECIDED', ...search } })}
		>
			{({ id }) => <p>{id}</p>}
		</SearchedQueue>
	);
	return { ...renderPart(queue, { language, screenTexts: texts, transport: server.transport }), t: texts.desk.list };
}

const words = () => screen.getByRole<HTMLInputElement>('searchbox');
const order = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label });
const address = () => `${location.pathname}${location.search}`;

it.each(['en', 'ar'] as const)('retains the words, here and in the address, and reports an empty result (%s)', async (language) => {
	const { user, t } = show(language);
	await screen.findByText('claim-1');
	expect(screen.getByRole('search', { name: 'To decide' }).contains(words())).toBe(true);
	await user.type(words(), 'nobody لينا{Enter}');
	await screen.findByText(t.nothing.title);
	expect(new URLSearchParams(location.search).get('q')).toBe('nobody لينا');
	expect(server.last().get('q')).toBe('nobody لينا');
	expect(words().value).toBe('nobody لينا');
	await user.click(screen.getByRole('link', { name: (language === 'en' ? en : ar).list.clear }));
	await screen.findByText('claim-1');
	expect([address(), words().value]).toEqual([PATH, '']);
});

it('is ordered by the choice, with the searched words; another tab retains the words and has its own order', async () => {
	const { user, t } = show();
	await user.type(words(), 'Lina{Enter}');
	await waitFor(() => expect(address()).toBe(`${PATH}?q=Lina`));
	expect([...order(t.order.label).options].map(({ text }) => text)).toEqual([t.order.oldest, t.order.newest, t.order.amount]);
	await user.selectOptions(order(t.order.label), 'amount');
	await waitFor(() => expect(Object.fromEntries(server.last())).toMatchObject({ filter: 'OPEN', q: 'Lina', order: 'amount' }));
	expect(address()).toBe(`${PATH}?q=Lina&order=amount`);
	expect([order(t.order.label).value, words().value]).toEqual(['amount', 'Lina']);
	await user.click(screen.getByRole('tab', { name: 'Decided' }));
	await waitFor(() => expect(Object.fromEntries(server.last())).toMatchObject({ filter: 'DECIDED', q: 'Lina' }));
	expect([server.last().has('order'), words().value]).toEqual([false, 'Lina']);
	expect(order(t.order.label).options[0]?.text).toBe(t.order.newest);
});

it('is saved under a name with its tab, opened again by one press, and removed', async () => {
	history.replaceState(null, '', `${PATH}?show=DECIDED`);
	const { user } = show();
	await screen.findByText('claim-1');
	expect(screen.queryByRole('button', { name: en.views.save })).toBeNull();
	await user.type(words(), 'Lina{Enter}');
	await user.click(await screen.findByRole('button', { name: en.views.save }));
	await user.type(await screen.findByRole('textbox', { name: new RegExp(en.views.name) }), 'Lina’s');
	await user.click(screen.getByRole('button', { name: en.views.confirm }));
	const saved = await screen.findByRole('link', { name: 'Lina’s' });
	expect(server.views()).toEqual([{ id: 'view-1', list: 'claims', name: 'Lina’s', query: 'show=DECIDED&q=Lina' }]);
	expect(saved.getAttribute('aria-current')).toBe('true');
	await user.click(screen.getByRole('link', { name: en.list.clear }));
	await waitFor(() => expect(screen.getByRole('link', { name: 'Lina’s' }).getAttribute('aria-current')).toBeNull());
	await user.click(screen.getByRole('link', { name: 'Lina’s' }));
	await waitFor(() => expect([address(), words().value]).toEqual([`${PATH}?show=DECIDED&q=Lina`, 'Lina']));
	await user.click(screen.getByRole('button', { name: en.views.remove('Lina’s') }));
	await waitFor(() => expect(screen.queryByRole('link', { name: 'Lina’s' })).toBeNull());
});
