import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Button } from './button.tsx';
import { Menu, type MenuItem } from './menu.tsx';

const trigger = () => screen.getByRole('button', { name: 'More' });
const focused = () => document.activeElement?.textContent;

async function opened(items: readonly MenuItem[], by: 'press' | 'keyboard' = 'press') {
	const { user } = renderPart(<Menu label="This car" trigger={<Button>More</Button>} items={items} />);
	expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
	expect(trigger().getAttribute('aria-expanded')).toBe('false');
	if (by === 'press') await user.click(trigger());
	else {
		await user.tab();
		await user.keyboard('{Enter}');
	}
	await screen.findByRole('menu', { name: 'This car' });
	return user;
}

it.each(['press', 'keyboard'] as const)('opens by %s, is navigated by the arrows, and runs the chosen action', async (by) => {
	const onSelect = vi.fn();
	const user = await opened(
		[
			{ key: 'edit', label: 'Edit', href: '/owner/cars/1/edit' },
			{ key: 'hide', label: 'Hide', onSelect },
			{ key: 'delete', label: 'Delete', onSelect: () => undefined },
		],
		by,
	);
	expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Hide', 'Delete']);
	expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe('/owner/cars/1/edit');
	expect(trigger().getAttribute('aria-expanded')).toBe('true');
	await user.keyboard('{Home}{ArrowDown}');
	expect(focused()).toBe('Hide');
	await user.keyboard('{ArrowDown}');
	expect(focused()).toBe('Delete');
	await user.keyboard('h');
	await waitFor(() => expect(focused()).toBe('Hide'));
	await user.keyboard('{Enter}');
	expect(onSelect).toHaveBeenCalledOnce();
	await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
	expect(document.activeElement).toBe(trigger());
});

it('marks the chosen one of several, in its own language', async () => {
	const onSelect = vi.fn();
	const user = await opened([
		{ key: 'en', label: 'English', checked: true, onSelect },
		{ key: 'ar', label: 'العربية', lang: 'ar', checked: false, onSelect },
	]);
	const items = screen.getAllByRole('menuitemradio');
	expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
		['English', 'true'],
		['العربية', 'false'],
	]);
	expect(screen.getByText('العربية').lang).toBe('ar');
	await user.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
	expect(onSelect).toHaveBeenCalledOnce();
});

it('closes by Escape without a choice, and opens again', async () => {
	const onSelect = vi.fn();
	const user = await opened([{ key: 'hide', label: 'Hide', onSelect }]);
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
	expect(document.activeElement).toBe(trigger());
	await user.click(trigger());
	expect(await screen.findByRole('menu')).toBeDefined();
	expect(onSelect).not.toHaveBeenCalled();
});
