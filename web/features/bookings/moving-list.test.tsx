import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOwnerBookings } from '#contract/bookings.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { distinctBookings, useReloadIfMissing } from './moving-list.ts';

function Bookings() {
	const results = useInfiniteQuery(infiniteQueryFor(listOwnerBookings, { query: { order: 'next' } }));
	useReloadIfMissing(results);
	return (
		<GrowingList query={results} error="Failed" waiting={<p>Please wait</p>} empty={null} more="Load more">
			{(bookings) => (
				<ul>
					{distinctBookings(bookings).map(({ id, status }) => (
						<li key={id}>{`${id} ${status}`}</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}

/** Two pages at a time; `move` changes the list on the server. */
function aServer(list: ReadonlyArray<readonly [id: string, status: string]>) {
	let now = list;
	let asked = 0;
	const transport = async (path: string) => {
		asked += 1;
		const after = new URLSearchParams(path.split('?')[1]).get('cursor');
		const from = now.findIndex(([id]) => id === after) + 1;
		const page = now.slice(from, from + 2);
		return new Response(JSON.stringify(page.map(([id, status]) => ({ id, status }))), {
			headers: {
				'x-total-count': String(now.length),
				...(now.length > from + 2 && { link: `</api/owner/bookings?cursor=${page.at(-1)?.[0]}>; rel="next"` }),
			},
		});
	};
	const move = (list: typeof now) => {
		now = list;
	};
	return { transport, move, asked: () => asked };
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows a booking once that moved to a later page, in its present state', async () => {
	const server = aServer([
		['handed over', 'before'],
		['second', ''],
		['third', ''],
	]);
	const { user } = renderPart(<Bookings />, { transport: server.transport });
	await screen.findByText('handed over before');
	server.move([
		['second', ''],
		['third', ''],
		['handed over', 'after'],
	]);
	await user.click(screen.getByRole('button', { name: 'Load more' }));
	await screen.findByText('handed over after');
	expect(shown()).toEqual(['handed over after', 'second ', 'third ']);
	expect(server.asked()).toBe(2);
});

it('reloads the list once if a booking moved to a page that had been read', async () => {
	const server = aServer([
		['first', ''],
		['second', ''],
		['third', ''],
		['brought forward', ''],
	]);
	const { user } = renderPart(<Bookings />, { transport: server.transport });
	await screen.findByText('first');
	server.move([
		['brought forward', ''],
		['first', ''],
		['second', ''],
		['third', ''],
	]);
	await user.click(screen.getByRole('button', { name: 'Load more' }));
	await waitFor(() => expect(shown()).toEqual(['brought forward ', 'first ', 'second ', 'third ']));
	expect(server.asked()).toBe(4);
});
