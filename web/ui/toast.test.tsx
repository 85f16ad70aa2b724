import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useToast } from './toast.tsx';

function Part() {
	const toast = useToast();
	return (
		<>
			<Button onClick={() => toast({ title: 'Saved', tone: 'positive' })}>Save</Button>
			<Button onClick={() => toast({ title: 'Not sent', description: 'There is no connection.', tone: 'danger' })}>Send</Button>
		</>
	);
}

it('displays one message at a time, the newest', async () => {
	const { user } = renderPart(<Part />);
	await user.click(screen.getByRole('button', { name: 'Save' }));
	expect(await screen.findByText('Saved')).toBeDefined();
	await user.click(screen.getByRole('button', { name: 'Send' }));
	expect(await screen.findByText('There is no connection.')).toBeDefined();
	await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});

it.each(['en', 'ar'] as const)('is dismissed by its button, and can appear again (%s)', async (language) => {
	const { user } = renderPart(<Part />, { language });
	await user.click(screen.getByRole('button', { name: 'Send' }));
	await user.click(await screen.findByRole('button', { name: texts[language].kit.dismiss }));
	await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
	await user.click(screen.getByRole('button', { name: 'Send' }));
	expect(await screen.findByText('Not sent')).toBeDefined();
});

it('leaves Escape to a dialog below it', async () => {
	function Over() {
		const toast = useToast();
		const [open, setOpen] = useState(true);
		return (
			<Dialog open={open} onOpenChange={setOpen} title="Your photo">
				<Button onClick={() => toast({ title: 'Too large' })}>Send</Button>
			</Dialog>
		);
	}
	const { user } = renderPart(<Over />);
	await user.click(await screen.findByRole('button', { name: 'Send' }));
	expect(await screen.findByText('Too large')).toBeDefined();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your photo' })).toBeNull());
	expect(screen.getByText('Too large')).toBeDefined();
});
