/** An invoice that does not exist leads owners to their invoices and renters to the booking; trying again would not help. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ParamsProvider } from '#web/browser/navigation/match-path.ts';
import InvoiceScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

it.each([
	['/owner/bookings/b-1/invoices/none', 'en', en, en.toInvoices, '/owner/invoices'],
	['/booking/b-1/invoices/none', 'ar', ar, ar.back, '/booking/b-1'],
] as const)('%s (%s)', async (path, language, screenTexts, link, href) => {
	history.replaceState(null, '', path);
	const refusal = { code: 'INVOICE_NOT_FOUND', error: { en: '', ar: '' } };
	renderPart(
		<ParamsProvider value={{ id: 'b-1', invoiceId: 'none' }}>
			<InvoiceScreen />
		</ParamsProvider>,
		{ language, screenTexts, transport: async () => Response.json(refusal, { status: 404 }) },
	);
	expect(await screen.findByRole('heading', { name: screenTexts.missing })).toBeTruthy();
	expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
	expect(screen.queryByRole('button')).toBeNull();
});
