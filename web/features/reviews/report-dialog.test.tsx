import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Review, reportReview } from '#contract/reviews.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import ReportDialog from './report-dialog.tsx';
import { reviews as ar } from './texts.ar.ts';
import { reviews as en } from './texts.en.ts';

const sent = vi.fn();
beforeEach(() => {
	sent.mockReset();
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
		sent(path, JSON.parse(body));
		return new Response('{}');
	});
});
afterEach(() => vi.unstubAllGlobals());

const review = { id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11' } as Review;

function Part() {
	const [open, setOpen] = useState(true);
	return <ReportDialog review={review} open={open} onOpenChange={setOpen} />;
}

it.each([
	['en', en.report],
	['ar', ar.report],
] as const)('is sent with a reason, and with the text if one was typed (%s)', async (language, t) => {
	const { user } = renderPart(<Part />, { language, screenTexts: { reviews: language === 'en' ? en : ar } });
	await screen.findByRole('dialog', { name: t.title });
	const send = screen.getByRole<HTMLButtonElement>('button', { name: t.send });
	expect(send.disabled).toBe(true);
	await user.type(screen.getByRole('textbox', { name: new RegExp(t.note) }), ' see the photo ');
	expect(send.disabled).toBe(true);
	await user.click(screen.getByRole('radio', { name: t.reasons.OFFENSIVE }));
	await user.click(send);
	expect(sent).toHaveBeenCalledWith(reportReview.path.replace('{id}', review.id), { reason: 'OFFENSIVE', note: 'see the photo' });
	expect(await screen.findByText(t.done)).toBeDefined();
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
