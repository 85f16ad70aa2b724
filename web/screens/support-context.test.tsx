/** The subject in the support links of the owner's payouts and of the suspension page. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Payout } from '#contract/payouts.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import SupportScreen from './account/support/route.tsx';
import { texts as support } from './account/support/texts.en.ts';
import SuspendedScreen from './auth/suspended/route.tsx';
import { texts as suspended } from './auth/suspended/texts.en.ts';
import { PayoutCard } from './owner/payout-card.tsx';
import { texts as payouts } from './owner/payouts/texts.en.ts';

const id = '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11';
const payout = {
	...{ id, bookingId: id, carTitle: 'Kia Picanto 2020', source: 'SETTLEMENT', amountJod: '90.00', status: 'PENDING', failure: null },
	...{ obstacle: null, destination: null, bankReference: null, dueAt: '2031-03-10T10:00:00+03:00', sentAt: null, paidAt: null },
} as unknown as Payout;
const about = () => screen.getByRole('link', { name: 'Contact support' }).getAttribute('href');

it.each([
	['that is due', payout],
	['that failed', { ...payout, status: 'FAILED', failure: 'Account closed' }],
] as const)('a payout %s', (_, shown) => {
	renderPart(<PayoutCard payout={shown as Payout} />, { screenTexts: payouts });
	expect(about()).toBe(`/support?about=payout&id=${id}`);
});

it('a payout links to its booking, except for members who may not open it', async () => {
	const withRole = (role: string) => async () => Response.json({ id: 'sami', office: { role } });
	const booking = () => screen.queryByRole('link', { name: payouts.payout.booking });
	const { unmount } = renderPart(<PayoutCard payout={payout} />, { screenTexts: payouts, transport: withRole('MANAGER') });
	expect(booking()?.getAttribute('href')).toBe(`/owner/bookings/${id}`);
	unmount();
	renderPart(<PayoutCard payout={payout} />, { screenTexts: payouts, transport: withRole('ACCOUNTS') });
	await waitFor(() => expect(booking()).toBeNull());
});

it('a suspended account', () => {
	renderPart(<SuspendedScreen />, { screenTexts: suspended });
	expect(about()).toBe('/support?about=account');
});

it('the subject is sent with the form for visitors, because suspended people cannot sign in', async () => {
	history.replaceState(null, '', '/support?about=account');
	const sent: unknown[] = [];
	vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
		sent.push(JSON.parse(body));
		return Response.json({ success: true }, { status: 202 });
	});
	const { user } = renderPart(<SupportScreen />, { screenTexts: support, transport: async () => Response.json(null) });
	expect(screen.getByText(support.tickets.about.account)).toBeTruthy();
	const typed = { name: 'Salma Nasser', email: 'salma@mishwar.test', subject: 'Suspended', text: 'Why?' };
	const labels = { name: support.guest.name, email: support.guest.email, subject: support.tickets.subject, text: support.tickets.text };
	for (const [field, value] of Object.entries(typed))
		await user.type(screen.getByRole('textbox', { name: labels[field as keyof typeof labels] }), value);
	await user.click(screen.getByRole('button', { name: support.guest.send }));
	await screen.findByText(support.guest.doneTitle);
	expect(sent).toEqual([{ ...typed, about: 'account' }]);
	history.replaceState(null, '', '/');
	vi.unstubAllGlobals();
});
