import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Part({ onConfirm, busy = false }: { onConfirm(): void; busy?: boolean }) {
	const [open, setOpen] = useState(true);
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={setOpen}
			title="Delete this car?"
			texts={{ confirm: 'Delete', busy: 'Deleting...', back: 'Keep it' }}
			busy={busy}
			onConfirm={onConfirm}
		>
			<p>It cannot be brought back.</p>
		</ConfirmDialog>
	);
}

it('acts when the button is pressed, and not by Enter on arrival', async () => {
	const onConfirm = vi.fn();
	const { user } = renderPart(<Part onConfirm={onConfirm} />);
	expect(await screen.findByText('It cannot be brought back.')).toBeDefined();
	expect(onConfirm).not.toHaveBeenCalled();
	await user.click(screen.getByRole('button', { name: 'Delete' }));
	expect(onConfirm).toHaveBeenCalledOnce();
});

it('is closed by the other button and by Escape, and by neither while it is busy', async () => {
	const { user, rerender } = renderPart(<Part onConfirm={() => undefined} busy />);
	await screen.findByRole('dialog');
	await user.keyboard('{Escape}');
	expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep it' }).disabled).toBe(true);
	expect(screen.getByRole('button', { name: 'Deleting...' }).getAttribute('aria-busy')).toBe('true');
	rerender(<Part onConfirm={() => undefined} />);
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
