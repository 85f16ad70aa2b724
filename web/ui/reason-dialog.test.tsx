import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { Button } from './button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { WhenEmpty } from './use-reason.ts';

type PartProps = { whenEmpty: WhenEmpty; onSubmit?(text: string): void; send?(text: string): Promise<void>; isBlocked?: boolean };

function Part({ whenEmpty, onSubmit, send, isBlocked = false }: PartProps) {
	const [open, setOpen] = useState(false);
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	const submit = async (text: string) => {
		onSubmit?.(text);
		if (!send) return;
		setBusy(true);
		await send(text).then(
			() => setOpen(false),
			(failure: Error) => setError(failure.message),
		);
		setBusy(false);
	};
	return (
		<>
			<Button onClick={() => setOpen(true)}>Reject</Button>
			<ReasonDialog
				open={open}
				onOpenChange={setOpen}
				title="Reject this car?"
				description="The owner reads it."
				texts={{ label: 'Reason', back: 'Back', confirm: 'Send', busy: 'Sending...' }}
				maxLength={20}
				whenEmpty={whenEmpty}
				isBlocked={isBlocked}
				busy={busy}
				error={error}
				onSubmit={(text) => void submit(text)}
			/>
		</>
	);
}

async function opened(part: React.ReactElement, language: 'en' | 'ar' = 'en') {
	const { user } = renderPart(part, { language });
	await user.click(screen.getByRole('button', { name: 'Reject' }));
	await screen.findByRole('dialog', { name: 'Reject this car?' });
	return user;
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });

it('reports a missing reason, and sends nothing', async () => {
	const onSubmit = vi.fn();
	const onMissing = vi.fn();
	const user = await opened(<Part whenEmpty={{ say: 'Please say why', onMissing }} onSubmit={onSubmit} />);
	await user.type(field(), '   ');
	await user.click(confirm());
	expect(screen.getByRole('alert').textContent).toBe('Please say why');
	expect(field().getAttribute('aria-invalid')).toBe('true');
	expect(onMissing).toHaveBeenCalledOnce();
	expect(onSubmit).not.toHaveBeenCalled();
	await user.type(field(), ' plate unreadable ');
	await user.click(confirm());
	expect(onSubmit).toHaveBeenCalledWith('plate unreadable');
	expect(screen.queryByRole('alert')).toBeNull();
});

it('disables the button until a text is typed, if the button is to wait', async () => {
	const onSubmit = vi.fn();
	const user = await opened(<Part whenEmpty="wait" onSubmit={onSubmit} />);
	expect(confirm().disabled).toBe(true);
	await user.type(field(), 'blurred');
	expect(confirm().disabled).toBe(false);
	await user.click(confirm());
	expect(onSubmit).toHaveBeenCalledWith('blurred');
});

it('sends an empty text if none is required, and nothing while something else is missing', async () => {
	const onSubmit = vi.fn();
	const user = await opened(<Part whenEmpty="send" onSubmit={onSubmit} />);
	await user.click(confirm());
	expect(onSubmit).toHaveBeenCalledWith('');
});

it('does nothing while a required part is missing', async () => {
	const onSubmit = vi.fn();
	const user = await opened(<Part whenEmpty="send" isBlocked onSubmit={onSubmit} />);
	expect(confirm().disabled).toBe(true);
	await user.type(field(), 'why{Enter}');
	expect(onSubmit).not.toHaveBeenCalled();
});

it('stays open while it sends, retains the text after a failure, and closes on success', async () => {
	const tries: Array<PromiseWithResolvers<void>> = [];
	const send = () => {
		tries.push(Promise.withResolvers<void>());
		return tries.at(-1)?.promise ?? Promise.resolve();
	};
	const user = await opened(<Part whenEmpty="wait" send={send} />);
	await user.type(field(), 'too blurred');
	await user.click(confirm());
	expect(confirm().textContent).toBe('Sending...');
	await user.keyboard('{Escape}');
	expect(screen.getByRole('dialog')).toBeDefined();
	tries[0]?.reject(new Error('Too short'));
	expect((await screen.findByRole('alert')).textContent).toBe('Too short');
	expect(field().value).toBe('too blurred');
	await user.click(confirm());
	tries[1]?.resolve();
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(document.activeElement?.textContent).toBe('Reject');
});

it.each(['en', 'ar'] as const)('has its description, limits the length, and is closed by the closing button (%s)', async (language) => {
	const user = await opened(<Part whenEmpty="wait" />, language);
	expect(screen.getByRole('dialog', { description: 'The owner reads it.' })).toBeDefined();
	expect(screen.getByRole('button', { name: texts[language].kit.close })).toBeDefined();
	await user.type(field(), 'x'.repeat(25));
	expect(field().value).toHaveLength(20);
	await user.click(screen.getByRole('button', { name: 'Back' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
