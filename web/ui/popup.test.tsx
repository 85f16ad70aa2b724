import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { Button } from './button.tsx';
import { Popup } from './popup.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Sets the width of the window, which decides between a popup and a sheet; the document of these tests has none. */
const onPhone = (isNarrow: boolean) =>
	vi.stubGlobal('matchMedia', (media: string) => ({
		...{ media, matches: isNarrow && media.includes('width <') },
		...{ addEventListener: () => undefined, removeEventListener: () => undefined },
	}));

function Part() {
	const anchor = useRef<HTMLButtonElement>(null);
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button ref={anchor} onClick={() => setOpen(!open)}>
				Dates
			</Button>
			<Popup
				open={open}
				onOpenChange={setOpen}
				anchor={anchor}
				title="Choose dates"
				footer={<Button onClick={() => setOpen(false)}>Done</Button>}
			>
				<input aria-label="From" />
			</Popup>
			<p>Beside it</p>
		</>
	);
}

const opener = () => screen.getByText('Dates');
const popup = () => screen.queryByRole('dialog', { name: 'Choose dates' });

async function opened(isNarrow: boolean, language: 'en' | 'ar' = 'en') {
	onPhone(isNarrow);
	const { user } = renderPart(<Part />, { language });
	expect(popup()).toBeNull();
	await user.click(opener());
	await screen.findByRole('dialog', { name: 'Choose dates' });
	return user;
}

it.each([
	['beside its opener', false],
	['as a sheet on a phone', true],
])('opens %s with the focus inside, and returns it to the opener', async (_, isNarrow) => {
	const user = await opened(isNarrow);
	await waitFor(() => expect(popup()?.contains(document.activeElement)).toBe(true));
	await user.keyboard('{Escape}');
	await waitFor(() => expect(popup()).toBeNull());
	expect(document.activeElement).toBe(opener());
	await user.click(opener());
	await user.click(await screen.findByRole('button', { name: 'Done' }));
	await waitFor(() => expect(popup()).toBeNull());
	expect(document.activeElement).toBe(opener());
});

it('closes by a press outside, and by a second press of the opener', async () => {
	const user = await opened(false);
	await user.click(screen.getByText('Beside it'));
	await waitFor(() => expect(popup()).toBeNull());
	await user.click(opener());
	await screen.findByRole('dialog', { name: 'Choose dates' });
	await user.click(opener());
	await waitFor(() => expect(popup()).toBeNull());
});

it.each(['en', 'ar'] as const)('has a button to close the sheet (%s)', async (language) => {
	const user = await opened(true, language);
	await user.click(screen.getByRole('button', { name: texts[language].kit.close }));
	await waitFor(() => expect(popup()).toBeNull());
});
