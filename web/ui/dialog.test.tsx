import { screen, waitFor } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type PartProps = Pick<DialogProps, 'shape' | 'description'> & { onSubmit?(): void };

function Part({ onSubmit, ...props }: PartProps) {
	const [open, setOpen] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onSubmit?.();
	};
	return (
		<form aria-label="Around it" onSubmit={submit}>
			<Button onClick={() => setOpen(true)}>Open</Button>
			<Dialog
				open={open}
				onOpenChange={setOpen}
				title="Your e-mail"
				{...props}
				footer={<Button onClick={() => setOpen(false)}>Back</Button>}
			>
				<form aria-label="Inside it" onSubmit={(event) => event.preventDefault()}>
					<input aria-label="E-mail" />
					<Button type="submit">Save</Button>
				</form>
			</Dialog>
		</form>
	);
}

const dialog = () => screen.queryByRole('dialog', { name: 'Your e-mail' });

async function opened(props: PartProps = {}, language: 'en' | 'ar' = 'en') {
	const { user } = renderPart(<Part {...props} />, { language });
	await user.click(screen.getByRole('button', { name: 'Open' }));
	await screen.findByRole('dialog', { name: 'Your e-mail' });
	return user;
}

it.each(['dialog', 'drawer'] as const)('holds the focus until it is closed, and restores it (%s)', async (shape) => {
	const user = await opened({ shape });
	const opener = screen.getByText('Open');
	// The page behind it is hidden from screen readers.
	expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
	for (let press = 0; press < 6; press += 1) {
		await user.tab();
		expect(dialog()?.contains(document.activeElement)).toBe(true);
	}
	await user.keyboard('{Escape}');
	await waitFor(() => expect(dialog()).toBeNull());
	expect(document.activeElement).toBe(opener);
});

it.each(['en', 'ar'] as const)('has a description, and is closed by its button (%s)', async (language) => {
	const user = await opened({ description: 'For receipts alone.' }, language);
	expect(screen.getByRole('dialog', { description: 'For receipts alone.' })).toBeDefined();
	await user.click(screen.getByRole('button', { name: texts[language].kit.close }));
	await waitFor(() => expect(dialog()).toBeNull());
});

it('does not submit the form around it with the form inside it', async () => {
	const onSubmit = vi.fn();
	const user = await opened({ onSubmit });
	await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'lina@example.com{Enter}');
	await user.click(screen.getByRole('button', { name: 'Save' }));
	expect(onSubmit).not.toHaveBeenCalled();
	await user.click(screen.getByRole('button', { name: 'Back' }));
	await waitFor(() => expect(dialog()).toBeNull());
});
