import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchCars } from '#contract/search.ts';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { GrowingList, useRememberedPages } from './growing-list.tsx';

const useCars = () => useInfiniteQuery(infiniteQueryFor(searchCars, { query: {} }));

/** The main list of its page. */
function MainCars() {
	useRememberedPages(useCars());
	return <Cars />;
}

function CarsInPane() {
	const pane = useRef<HTMLDivElement>(null);
	useRememberedPages(useCars(), pane);
	return (
		<div ref={pane} data-testid="pane">
			<Cars />
		</div>
	);
}

function Cars({ empty = <p>No cars</p> }) {
	const query = useCars();
	return (
		<GrowingList query={query} error="The cars could not be loaded" waiting={<p>Please wait</p>} empty={empty} more="Load more">
			{(cars) => (
				<ul>
					{cars.map((car) => (
						<li key={car.id}>{car.title}</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}

const page = (titles: string[], next?: string) =>
	new Response(JSON.stringify(titles.map((title) => ({ id: title, title }))), {
		headers: next ? { link: `</api/cars?cursor=${next}>; rel="next"` } : {},
	});
const unavailable = () => new Response('{"error":"Busy","code":"BUSY"}', { status: 503 });

it('shows a placeholder, then a page, grows by the button, and ends', async () => {
	const answers = [page(['Kia Rio', 'Kia Picanto'], 'abc'), page(['Toyota Yaris'])];
	const asked: string[] = [];
	const transport = async (path: string) => {
		asked.push(path);
		return answers.shift() ?? unavailable();
	};
	const { user } = renderPart(<Cars />, { transport });
	expect(screen.getByText('Please wait')).toBeDefined();
	expect(await screen.findAllByRole('listitem')).toHaveLength(2);
	await user.click(screen.getByRole('button', { name: 'Load more' }));
	expect(await screen.findByText('Toyota Yaris')).toBeDefined();
	expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Kia Rio', 'Kia Picanto', 'Toyota Yaris']);
	expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
	expect(asked).toEqual([expect.not.stringContaining('cursor'), expect.stringContaining('cursor=abc')]);
});

it('shows the replacement of an empty list', async () => {
	renderPart(<Cars />, { transport: async () => page([]) });
	expect(await screen.findByText('No cars')).toBeDefined();
	expect(screen.queryByRole('list')).toBeNull();
});

it.each(['en', 'ar'] as const)('reports that it could not be loaded, and retries (%s)', async (language) => {
	const answers = [unavailable(), page(['Kia Rio'])];
	const { user } = renderPart(<Cars />, { language, transport: async () => answers.shift() ?? unavailable() });
	expect((await screen.findByRole('alert')).textContent).toContain('The cars could not be loaded');
	await user.click(screen.getByRole('button', { name: texts[language].states.retry }));
	expect(await screen.findByText('Kia Rio')).toBeDefined();
	expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps its items if the next page fails, says so, and loads it at the next attempt', async () => {
	const answers = [page(['Kia Rio'], 'abc'), unavailable(), page(['Toyota Yaris'])];
	const { user } = renderPart(<Cars />, { transport: async () => answers.shift() ?? unavailable() });
	await user.click(await screen.findByRole('button', { name: 'Load more' }));
	expect(await screen.findByRole('alert')).toBeDefined();
	expect(screen.getByText('Kia Rio')).toBeDefined();
	await user.click(screen.getByRole('button', { name: 'Load more' }));
	expect(await screen.findByText('Toyota Yaris')).toBeDefined();
	expect(screen.queryByRole('alert')).toBeNull();
});

describe('the main list of a page', () => {
	afterEach(() => history.replaceState(null, ''));
	const threePages = () => {
		const answers = [page(['Kia Rio'], 'abc'), page(['Toyota Yaris'], 'def'), page(['Honda Jazz'])];
		return async () => answers.shift() ?? unavailable();
	};
	const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

	it('has its former length after a reload', async () => {
		const { user, unmount } = renderPart(<MainCars />, { transport: threePages() });
		await user.click(await screen.findByRole('button', { name: 'Load more' }));
		await screen.findByText('Toyota Yaris');
		await waitFor(() => expect(history.state?.grown.pages).toBe(2));
		unmount();
		renderPart(<MainCars />, { transport: threePages() });
		await screen.findByText('Toyota Yaris');
		expect(names()).toEqual(['Kia Rio', 'Toyota Yaris']);
		expect(screen.getByRole('button', { name: 'Load more' })).toBeDefined();
	});

	it('has its former position if it scrolls inside the page', async () => {
		const { user, unmount } = renderPart(<CarsInPane />, { transport: threePages() });
		await user.click(await screen.findByRole('button', { name: 'Load more' }));
		await screen.findByText('Toyota Yaris');
		await waitFor(() => expect(history.state?.grown.pages).toBe(2));
		const pane = screen.getByTestId('pane');
		pane.scrollTop = 240;
		// Like the browser's event, it does not bubble to the window.
		pane.dispatchEvent(new Event('scrollend'));
		expect(history.state.grown.inner).toBe(240);
		unmount();
		renderPart(<CarsInPane />, { transport: threePages() });
		await screen.findByText('Toyota Yaris');
		await waitFor(() => expect(screen.getByTestId('pane').scrollTop).toBe(240));
	});

	it('shows the present items if it became shorter, and reports a page that could not be restored', async () => {
		history.replaceState({ grown: { pages: 5, top: 0, inner: 0 } }, '');
		const { unmount } = renderPart(<MainCars />, { transport: threePages() });
		await screen.findByText('Honda Jazz');
		unmount();
		const answers = [page(['Kia Rio'], 'abc')];
		const { user } = renderPart(<MainCars />, { transport: async () => answers.shift() ?? unavailable() });
		await screen.findByRole('alert');
		expect(names()).toEqual(['Kia Rio']);
		answers.push(page(['Toyota Yaris']));
		await user.click(screen.getByRole('button', { name: 'Load more' }));
		await screen.findByText('Toyota Yaris');
	});

	it('does not scroll if the person has moved on meanwhile', async () => {
		history.replaceState({ grown: { pages: 3, top: 700, inner: 0 } }, '');
		const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
		const second = Promise.withResolvers<Response>();
		const asked: string[] = [];
		const transport = async (path: string) => {
			asked.push(path);
			return path.includes('cursor=abc') ? second.promise : path.includes('cursor') ? page(['Honda Jazz']) : page(['Kia Rio'], 'abc');
		};
		renderPart(<MainCars />, { transport });
		await waitFor(() => expect(asked).toHaveLength(2));
		const before = location.href;
		history.pushState(null, '', '/elsewhere');
		second.resolve(page(['Toyota Yaris'], 'def'));
		await screen.findByText('Toyota Yaris');
		await new Promise(requestAnimationFrame);
		await new Promise(requestAnimationFrame);
		expect(asked).toHaveLength(2);
		expect(scrolled).not.toHaveBeenCalled();
		history.replaceState(null, '', before);
	});

	it('is the only one restored', async () => {
		history.replaceState({ grown: { pages: 2, top: 0, inner: 0 } }, '');
		const asked: string[] = [];
		const answer = threePages();
		const transport = (path: string) => {
			asked.push(path);
			return answer();
		};
		renderPart(<Cars />, { transport });
		await screen.findByText('Kia Rio');
		expect(asked).toHaveLength(1);
	});
});
