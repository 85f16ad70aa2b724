import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { aPicture, type Put, stubUploads } from '#tests/parts/upload-store.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { upload as ar } from './texts.ar.ts';
import { upload as en } from './texts.en.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

let puts: Put[];
beforeEach(() => {
	({ puts } = stubUploads());
});
afterEach(() => vi.unstubAllGlobals());

function Part({ most }: { most: number }) {
	const photos = usePhotoUploads({ most });
	return (
		<>
			<PhotoPicker label="Photos of the damage" photos={photos} />
			<p>Sent: {photos.paths.join(' ') || 'none'}</p>
		</>
	);
}

const part = (language: 'en' | 'ar' = 'en', most = 3) =>
	renderPart(<Part most={most} />, { language, screenTexts: { upload: language === 'en' ? en : ar } });
const chooser = () => screen.getByLabelText<HTMLInputElement>('Photos of the damage');
const photosShown = () => screen.queryAllByRole('img').map((photo) => photo.getAttribute('alt'));

/** The nth PUT, once it is on its way. */
async function put(number: number): Promise<Put> {
	await waitFor(() => expect(puts.length).toBeGreaterThanOrEqual(number));
	const found = puts[number - 1];
	if (!found) throw new Error(`there is no PUT ${number}`);
	return found;
}
const answer = async (number: number, status = 200, body?: object) => {
	const asked = await put(number);
	await act(async () => asked.answer(status, body));
};

it.each([
	['en', en, '40%'],
	['ar', ar, '40%'],
] as const)('shows a photo at once, its progress, and that it is complete (%s)', async (language, t, percent) => {
	const { user } = part(language);
	await user.upload(chooser(), aPicture('front.png'));
	expect(photosShown()).toEqual([t.photos.nth('1')]);
	expect(screen.getByRole('status').textContent).toBe(t.sending);
	const sent = await put(1);
	act(() => sent.progress(0.4));
	expect((await screen.findByText(/40/)).textContent?.replace(/[\u200e\u200f\u061c]/g, '')).toBe(percent);
	await answer(1);
	expect(await screen.findByText('Sent: /objects/uploads/1')).toBeDefined();
	expect(screen.getByRole('status').textContent).toBe('');
});

it('sends several in the order of selection, for any order of arrival, and accepts dropped ones', async () => {
	const { user } = part();
	await user.upload(chooser(), [aPicture('front.png'), aPicture('back.png', 'other pixels')]);
	await put(2);
	const [first, second] = puts.map(({ address }) => new URL(address).pathname.replace('/signed', '/objects/uploads'));
	await answer(2);
	expect(await screen.findByText(`Sent: ${second}`)).toBeDefined();
	await answer(1);
	expect(await screen.findByText(`Sent: ${first} ${second}`)).toBeDefined();
	const zone = chooser().closest('label');
	if (!zone) throw new Error('there is nowhere to drop files');
	fireEvent.drop(zone, { dataTransfer: { files: [aPicture('side.png', 'more pixels')] } });
	expect(photosShown()).toEqual(['Photo 1', 'Photo 2', 'Photo 3']);
	await answer(3);
	expect(await screen.findByText(/uploads\/3$/)).toBeDefined();
});

it('reports that there is no room for more, and leaves those out', async () => {
	const { user } = part('en', 2);
	await user.upload(
		chooser(),
		['one', 'two', 'three'].map((name) => aPicture(`${name}.png`, name)),
	);
	expect(photosShown()).toEqual(['Photo 1', 'Photo 2']);
	expect(screen.getByRole('alert').textContent).toBe(en.photos.tooMany('2'));
	expect(screen.queryByLabelText('Photos of the damage')).toBeNull();
	await user.click(screen.getByRole('button', { name: 'Remove: Photo 1' }));
	expect(screen.queryByRole('alert')).toBeNull();
	expect(chooser()).toBeDefined();
});

it.each([
	['en', en],
	['ar', ar],
] as const)('names a file that is no picture, and does not offer to retry it (%s)', async (language, t) => {
	const { user } = part(language);
	await user.upload(chooser(), [aPicture('torn.png', 'damaged'), new File(['hello'], 'note.png', { type: 'image/png' })]);
	const refused = within(await screen.findByTestId('refused-files'));
	await waitFor(() => expect(refused.getAllByRole('alert')).toHaveLength(2));
	const said = refused.getAllByRole('alert').map(({ textContent }) => textContent);
	expect(said.toSorted()).toEqual([`note.png${t.problems.FILE_TYPE_REFUSED}`, `torn.png${t.problems.FILE_DAMAGED}`]);
	expect(refused.queryByRole('button', { name: t.photos.retry('torn.png') })).toBeNull();
	await user.click(refused.getByRole('button', { name: `${texts[language].kit.dismiss}: torn.png` }));
	expect(screen.getAllByRole('alert')).toHaveLength(1);
	expect(puts).toEqual([]);
});

it('offers to retry what did not arrive', async () => {
	const { user } = part();
	await user.upload(chooser(), aPicture('front.png'));
	await answer(1, 403, { code: 'UPLOAD_EXPIRED', error: 'Expired' });
	expect((await screen.findByRole('alert')).textContent).toBe(`front.png${en.problems.UPLOAD_EXPIRED}`);
	expect(photosShown()).toEqual([]);
	await user.click(screen.getByRole('button', { name: 'Send again: front.png' }));
	expect(screen.queryByRole('alert')).toBeNull();
	await answer(2);
	expect(await screen.findByText('Sent: /objects/uploads/2')).toBeDefined();
});

it('stops sending a photo that is removed', async () => {
	const { user } = part();
	await user.upload(chooser(), aPicture('front.png'));
	const sent = await put(1);
	await user.click(screen.getByRole('button', { name: 'Remove: Photo 1' }));
	await waitFor(() => expect(sent.aborted).toBe(true));
	expect(photosShown()).toEqual([]);
	expect(screen.queryByRole('alert')).toBeNull();
	expect(screen.getByText('Sent: none')).toBeDefined();
});
