import { act, screen, waitFor } from '@testing-library/react';
import { IdCard } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { aPicture, type Put, stubUploads } from '#tests/parts/upload-store.ts';
import { DocumentSlot } from './document-slot.tsx';
import { upload as ar } from './texts.ar.ts';
import { upload as en } from './texts.en.ts';
import { useUpload } from './use-upload.ts';

let puts: Put[];
beforeEach(() => {
	({ puts } = stubUploads());
});
afterEach(() => vi.unstubAllGlobals());

function Part({ onFailure = () => undefined, locked = false }: { onFailure?(error: unknown): void; locked?: boolean }) {
	return <DocumentSlot title="Licence" icon={IdCard} upload={useUpload(onFailure)} locked={locked} />;
}

const part = (element: React.ReactElement, language: 'en' | 'ar' = 'en') =>
	renderPart(element, { language, screenTexts: { upload: language === 'en' ? en : ar } });
const chooser = () => screen.getByLabelText<HTMLInputElement>('Licence', { selector: 'input' });

async function lastPut(number: number): Promise<Put> {
	await waitFor(() => expect(puts).toHaveLength(number));
	const last = puts.at(-1);
	if (!last) throw new Error('nothing is on its way');
	return last;
}

it.each([
	['en', en],
	['ar', ar],
] as const)('is a named place for one document: chosen, on its way, there, and removed (%s)', async (language, t) => {
	const { user } = part(<Part />, language);
	expect(screen.getByRole('region', { name: 'Licence' })).toBeDefined();
	await user.upload(chooser(), aPicture('licence.png'));
	const put = await lastPut(1);
	act(() => put.progress(0.25));
	await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Licence' }).getAttribute('aria-valuenow')).toBe('25'));
	expect(screen.getByText(t.sending)).toBeDefined();
	act(() => put.progress(1));
	expect(await screen.findByText(t.checking)).toBeDefined();
	await act(async () => put.answer(200));
	expect(await screen.findByText(t.ready)).toBeDefined();
	expect(screen.getByText('licence.png')).toBeDefined();
	await user.click(screen.getByRole('button', { name: t.remove('Licence') }));
	expect(chooser()).toBeDefined();
});

it('can be cancelled while it is uploading', async () => {
	const { user } = part(<Part />);
	await user.upload(chooser(), aPicture('licence.png'));
	const put = await lastPut(1);
	await user.click(screen.getByRole('button', { name: en.cancel }));
	expect(put.aborted).toBe(true);
	expect(chooser()).toBeDefined();
});

it('names the problem of the file, and accepts another', async () => {
	const onFailure = vi.fn();
	const { user } = part(<Part onFailure={onFailure} />);
	await user.upload(chooser(), aPicture('licence.png', 'damaged'));
	expect((await screen.findByRole('alert')).textContent).toContain(en.problems.FILE_DAMAGED);
	expect(onFailure).toHaveBeenCalledOnce();
	expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
	await user.upload(screen.getByLabelText(en.another, { selector: 'input' }), aPicture('better.png'));
	const put = await lastPut(1);
	await act(async () => put.answer(200));
	expect(await screen.findByText(en.ready)).toBeDefined();
});

it('can be retried after a failure that the file did not cause', async () => {
	const { user } = part(<Part />);
	await user.upload(chooser(), aPicture('licence.png'));
	const put = await lastPut(1);
	await act(async () => put.answer(403, { code: 'UPLOAD_EXPIRED' }));
	await user.click(await screen.findByRole('button', { name: 'Try again' }));
	const again = await lastPut(2);
	await act(async () => again.answer(200));
	expect(await screen.findByText(en.ready)).toBeDefined();
});

it('cannot be changed while it is submitted', async () => {
	const { user, rerender } = part(<Part />);
	await user.upload(chooser(), aPicture('licence.png'));
	const put = await lastPut(1);
	await act(async () => put.answer(200));
	await screen.findByText(en.ready);
	rerender(<Part locked />);
	expect(screen.queryByRole('button', { name: en.remove('Licence') })).toBeNull();
});
