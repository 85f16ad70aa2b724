import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Button } from './button.tsx';
import { deferredComponent } from './deferred-component.tsx';
import { preserveInput } from './preserve-input.ts';

type Seen = (entries: Array<{ isIntersecting: boolean }>) => void;
let seen: Seen = () => undefined;
const asked = vi.fn();

beforeEach(() => {
	asked.mockClear();
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(onSeen: Seen) {
				seen = onSeen;
			}
			observe = () => undefined;
			disconnect = () => undefined;
		},
	);
});
afterEach(() => vi.unstubAllGlobals());

const loaded = { default: ({ name }: { name: string }) => <Button onClick={() => asked(name)}>Ask {name}</Button> };
const aPart = (isWanted?: () => boolean) => {
	const load = vi.fn(async () => loaded);
	return { load, Part: deferredComponent(load, <Button>Reviews</Button>, { ...(isWanted && { isWanted }) }) };
};

it('loads nothing while it is far away, and appears when it comes near', async () => {
	const { load, Part } = aPart();
	renderPart(<Part name="Lina" />);
	act(() => seen([{ isIntersecting: false }]));
	expect(screen.getByRole('button', { name: 'Reviews' })).toBeDefined();
	expect(load).not.toHaveBeenCalled();
	act(() => seen([{ isIntersecting: true }]));
	expect(await screen.findByRole('button', { name: 'Ask Lina' })).toBeDefined();
	expect(screen.queryByRole('button', { name: 'Reviews' })).toBeNull();
});

it('appears automatically on a page that was opened by a link, for keyboard users', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	const { Part } = aPart();
	renderPart(<Part name="Dima" />);
	vi.runAllTimers();
	vi.useRealTimers();
	expect(await screen.findByRole('button', { name: 'Ask Dima' })).toBeDefined();
});

it('appears at once if it is needed', async () => {
	const { Part } = aPart(() => true);
	renderPart(<Part name="Omar" />);
	expect(await screen.findByRole('button', { name: 'Ask Omar' })).toBeDefined();
});

it('handles a press from before it was hydrated, once', async () => {
	const { Part } = aPart();
	const { user } = renderPart(<Part name="Lina" />);
	await user.click(screen.getByRole('button', { name: 'Reviews' }));
	const button = await screen.findByRole('button', { name: 'Ask Lina' });
	await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith('Lina'));
	await user.click(button);
	expect(asked).toHaveBeenCalledTimes(2);
});

it('retains input from before it was hydrated', async () => {
	function Terms() {
		const [price, setPrice] = useState('30');
		return (
			<label>
				Price of {price}
				<input value={price} onChange={({ currentTarget }) => setPrice(currentTarget.value)} />
			</label>
		);
	}
	const { promise, resolve } = Promise.withResolvers<{ default: typeof Terms }>();
	const Part = deferredComponent(() => promise, <input aria-label="Price" defaultValue="30" />, { onPlace: preserveInput });
	const { user } = renderPart(<Part />);
	act(() => seen([{ isIntersecting: true }]));
	await user.type(screen.getByLabelText('Price'), '5');
	resolve({ default: Terms });
	expect(await screen.findByLabelText('Price of 305')).toHaveProperty('value', '305');
});
