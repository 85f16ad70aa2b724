import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import PlatesStrip from './plates-strip.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

it.each([
	['en', en],
	['ar', ar],
] as const)('links to the question about plates until it is answered (%s)', async (language, { plates }) => {
	const transport = vi.fn(async () => Response.json({ rentalPlatesDecided: false }));
	const { unmount } = renderPart(<PlatesStrip texts={plates} />, { language, transport });
	expect((await screen.findByRole('link', { name: plates.answer })).getAttribute('href')).toBe('/master-admin');
	unmount();
	transport.mockImplementation(async () => Response.json({ rentalPlatesDecided: true }));
	renderPart(<PlatesStrip texts={plates} />, { language, transport });
	await waitFor(() => expect(transport).toHaveBeenCalledTimes(2));
	expect(screen.queryByTestId('plates-due')).toBeNull();
});
