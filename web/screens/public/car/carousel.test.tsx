import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Car } from '#contract/cars.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Carousel } from './carousel.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const photos: Car['photos'] = [1, 2].map(
	(sort) => ({ id: `${sort}`, url: `/objects/photos/${sort}`, sort, isPrimary: sort === 1 }) as Car['photos'][number],
);

beforeEach(() => {
	vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

const shown = (language: 'en' | 'ar', given = photos) =>
	renderPart(<Carousel photos={given} name="Kia Picanto" />, { language, screenTexts: { en, ar }[language] });

it('opens a pressed photo in full size, closes it on Escape and restores the focus', async () => {
	const { user } = shown('en');
	const first = screen.getByRole('button', { name: 'Photo 1 of 2: Kia Picanto' });
	first.focus();
	await user.keyboard('{Enter}');
	const viewer = await screen.findByRole('dialog', { name: 'Photos in full size' });
	expect(viewer.getAttribute('aria-modal')).toBe('true');
	expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDefined();
	expect(screen.getByRole('button', { name: 'Next photo', hidden: false })).toBeDefined();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(document.activeElement).toBe(first);
});

it('has Arabic labels', async () => {
	const { user } = shown('ar');
	await user.click(screen.getByRole('button', { name: /1.*2.*Kia Picanto/ }));
	await screen.findByRole('dialog', { name: 'الصور بالحجم الكامل' });
	for (const name of ['تكبير', 'تصغير', 'إغلاق']) expect(screen.getByRole('button', { name })).toBeDefined();
});

it('has one tab stop for its photos, and none for a drawn car', () => {
	shown('en');
	const stops = screen.getAllByRole('button', { name: /^Photo \d/ }).map((button) => button.tabIndex);
	expect(stops).toEqual([0, -1]);
});

it('does not enlarge a drawn car', () => {
	shown('en', []);
	expect(screen.queryByRole('button')).toBeNull();
});
