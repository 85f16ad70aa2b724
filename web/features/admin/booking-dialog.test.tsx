/** The sums that an admin sees before upholding a no-show or cancelling a booking. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminBooking } from '#contract/admin.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { desk as ar } from './texts.ar.ts';
import { desk as en } from './texts.en.ts';

const party = { email: null, phone: null, displayNameAr: null };
const booking = {
	...{ id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11', carTitle: 'Kia Rio 2022', carTitleAr: 'كيا ريو 2022', cancelReason: null },
	renter: { ...party, id: '1', displayName: 'Rana' },
	owner: { ...party, id: '2', displayName: 'Omar' },
	...{ totalJod: '106.50', depositJod: '106.50', chargeJod: '213.00', platformFeeJod: '12.78', refundedJod: '0.00' },
	noShow: { code: 'NO_SHOW_RENTER', contestReason: null, waitsForReport: true },
	adminActions: ['CANCEL', 'DECIDE_NO_SHOW'],
	endings: {
		CANCEL: { refundJod: '213.00', keptJod: '0.00', ownerKeptJod: '0.00' },
		DECIDE_NO_SHOW: { refundJod: '159.75', keptJod: '53.25', ownerKeptJod: '46.86' },
	},
} as unknown as AdminBooking;

const loaded = async (path: string): Promise<Response> =>
	path.includes('/reports')
		? Response.json({
				reports: [
					{ id: 'open', outcome: null },
					{ id: 'decided', outcome: 'HELP_AND_GO_ON' },
				],
				kinds: [],
			})
		: Response.json({}, { status: 404 });

describe.each([
	['en', en],
	['ar', ar],
] as const)('in %s', (language, desk) => {
	const t = desk.bookings;
	const show = () =>
		renderPart(<BookingDialog booking={booking} open onOpenChange={() => undefined} />, {
			...{ language, screenTexts: { desk }, transport: loaded },
		});
	const sums = () => within(screen.getByTestId('ending-sums'));

	it('a no-show can be upheld only after its sums were displayed', async () => {
		const { user } = show();
		await user.click(await screen.findByRole('button', { name: t.uphold }));
		expect(sums().getByText(/159\.75/)).toBeTruthy();
		expect(sums().getByText(/53\.25/)).toBeTruthy();
		expect(sums().getByText(/46\.86/)).toBeTruthy();
		expect(screen.getByRole('button', { name: t.upholdConfirm })).toBeTruthy();
	});

	it('a cancellation names its refund', async () => {
		const { user } = show();
		await user.click(await screen.findByRole('button', { name: t.cancel }));
		expect(sums().getByText(/213\.00/)).toBeTruthy();
	});

	it('a problem that was reported too is a link to it', async () => {
		show();
		const links = await screen.findAllByRole('link', { name: t.openReport });
		expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/reports/open']);
	});
});
