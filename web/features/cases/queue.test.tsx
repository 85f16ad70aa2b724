/** A queue of the admins: what its search, order, tabs and saved filters ask for and write into the address. */
import { screen, waitFor } from '@testing-library/react';
import { Inbox } from 'lucide-react';
import { beforeEach, expect, it } from 'vitest';
import { type Goodwill, listGoodwill } from '#contract/goodwill.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { desk as ar } from '#web/features/admin/texts.ar.ts';
import { desk as en } from '#web/features/admin/texts.en.ts';
import { SearchedQueue } from './queue.tsx';
import { searchedFilters } from './queue-filters.ts';

const filters = searchedFilters('/admin/goodwill', ['WAITING', 'DECIDED'], {
	...{ list: 'goodwill', orders: ['newest', 'oldest', 'amount'], oldestFirst: ['WAITING'] },
});
const texts = {
	tabs: { label: 'Goodwill', WAITING: 'To decide', DECIDED: 'Decided' },
	...{ error: 'No goodwill', more: 'More' },
	empty: { WAITING: { title: 'Nothing to decide', hint: '' }, DECIDED: { title: 'Nothing decided', hint: '' } },
};
let asked: string[] = [];

function show(address: string, language: 'en' | 'ar' = 'en') {
	window.history.replaceState(null, '', address);
	const desk = { en, ar }[language];
	const view = { id: '0b5e2f6c-7e0a-4f2b-9b0b-3f3c1a2b4c5d', list: 'goodwill', name: 'Large ones', query: 'show=DECIDED&order=amount' };
	const transport = async (path: string) => {
		if (path === '/api/admin/views') return Response.json([view, { ...view, id: crypto.randomUUID(), list: 'claims', name: 'Of claims' }]);
		asked.push(path);
		const rows = path.includes('q=') ? [] : [{ id: 'first' }, { id: 'second' }];
		return Response.json(rows, { headers: { 'x-total-count': String(rows.length) } });
	};
	return renderPart(
		<SearchedQueue
			filters={filters}
			texts={{ ...texts, desk }}
			icon={Inbox}
			queryOf={(filter, search) => infiniteQueryFor(listGoodwill, { query: { filter, ...search } })}
		>
			{({ id }: Goodwill) => <p>{id}</p>}
		</SearchedQueue>,
		{ language, screenTexts: { desk }, transport },
	);
}

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
	asked = [];
});

it('begins with what has waited longest, and says how many there are', async () => {
	show('/admin/goodwill');
	expect((await screen.findByText('2 entries')).getAttribute('role')).toBe('status');
	const order = screen.getByLabelText<HTMLSelectElement>(en.list.order.label);
	expect([...order.options].map(({ label }) => label)).toEqual([en.list.order.oldest, en.list.order.newest, en.list.order.amount]);
	expect(asked).toEqual(['/api/admin/goodwill?filter=WAITING']);
});

it('searches as soon as an order is chosen or words are sent, and the words go along to another tab', async () => {
	const { user } = show('/admin/goodwill?show=DECIDED');
	await screen.findByText('2 entries');
	await user.selectOptions(screen.getByLabelText(en.list.order.label), en.list.order.amount);
	expect(address()).toBe('/admin/goodwill?show=DECIDED&order=amount');
	await user.type(screen.getByRole('searchbox', { name: en.list.find.booking }), 'Omar{Enter}');
	expect(address()).toBe('/admin/goodwill?show=DECIDED&q=Omar&order=amount');
	expect(await screen.findByText(en.list.nothing.title)).toBeTruthy();
	expect(asked.at(-1)).toBe('/api/admin/goodwill?filter=DECIDED&q=Omar&order=amount');
	await user.click(screen.getByRole('tab', { name: 'To decide' }));
	expect(address()).toBe('/admin/goodwill?q=Omar');
	await user.click(screen.getByRole('link', { name: en.list.clear }));
	expect(address()).toBe('/admin/goodwill');
});

it('offers the filters saved for this list, whatever tab they are of', async () => {
	const { user } = show('/admin/goodwill?q=Omar');
	await user.click(await screen.findByRole('link', { name: 'Large ones' }));
	expect(address()).toBe('/admin/goodwill?show=DECIDED&order=amount');
	await waitFor(() => expect(screen.getByRole('tab', { name: 'Decided' }).getAttribute('aria-selected')).toBe('true'));
	expect(screen.queryByRole('link', { name: 'Of claims' })).toBeNull();
	expect(screen.queryByRole('button', { name: en.views.save })).toBeNull();
});

it('does not ask for an order that it does not have, and counts in Arabic', async () => {
	show('/admin/goodwill?order=dearest&show=ALL', 'ar');
	expect(await screen.findByText('نتيجتان')).toBeTruthy();
	expect(asked).toEqual(['/api/admin/goodwill?filter=WAITING']);
});
