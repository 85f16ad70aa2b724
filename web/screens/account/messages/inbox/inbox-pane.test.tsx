/** A request to the support in the inbox: a conversation with Mishwar between those with other people, in either area and language. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { InboxCard } from '#contract/messaging.ts';
import type { InboxTicket } from '#contract/tickets.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { texts as ar } from '../texts.ar.ts';
import { texts as en } from '../texts.en.ts';
import { InboxPane } from './inbox-pane.tsx';

const AT = '2031-03-10T09:00:00+03:00';
const ticket: InboxTicket = {
	...{ kind: 'TICKET', id: 't-1', number: 'MW-000123', subject: 'My payout', status: 'WAITING_FOR_PERSON', context: null },
	...{ createdAt: AT, activeAt: AT, unreadAnswers: 2, lastMessage: { from: 'SUPPORT', body: 'Please check your IBAN.', createdAt: AT } },
};
const personCard: InboxCard = {
	...{ kind: 'INQUIRY', id: 'c-1', ownerId: 'o', renterId: 'r', cancelCode: null, status: null, isUnpaid: false },
	...{ startAt: null, endAt: null },
	car: { make: 'Kia', model: 'Rio', makeAr: 'كيا', modelAr: 'ريو', year: 2020, photoUrls: [] },
	...{ otherParty: 'Rania Haddad', otherPartyAr: null, otherPartyImageUrl: null, unreadCount: 0, activeAt: AT },
	lastMessage: { fromUserId: 'r', kind: 'TEXT', body: 'Hello', isMasked: false, isRemoved: false, event: null, facts: null, createdAt: AT },
};

let asked: string[];
beforeEach(() => {
	asked = [];
});

function show(path: string, language: 'en' | 'ar' = 'en', items: unknown[] = [ticket, personCard]) {
	history.replaceState(null, '', path);
	const transport = async (read: string) => {
		if (read.startsWith('/api/messages/inbox')) asked.push(read);
		return Response.json(read.startsWith('/api/messages/inbox') ? items : null, { headers: { 'x-total-count': String(items.length) } });
	};
	return renderPart(<InboxPane selected={null} />, { language, screenTexts: language === 'en' ? en : ar, transport });
}

it.each([
	['/messages', 'en', 'Mishwar', en, '2 unread messages'],
	['/owner/messages', 'ar', 'مشوار', ar, 'رسالتان غير مقروءتين'],
] as const)(
	'on %s a request shows its sender, number, status, last answer and unread count (%s)',
	async (path, language, from, t, unread) => {
		show(path, language);
		const link = await screen.findByRole('link', { name: 'My payout' });
		expect(link.getAttribute('href')).toBe(`${path}/support/t-1`);
		const [card, other] = screen.getAllByTestId('conversation');
		for (const words of [from, 'MW-000123', t.ticket.status.WAITING_FOR_PERSON, 'Please check your IBAN.', unread])
			expect(within(card as HTMLElement).getByText(words)).toBeTruthy();
		expect(
			within(other as HTMLElement)
				.getByRole('link')
				.getAttribute('href'),
		).toBe(`${path}/c-1`);
		expect(asked[0]).toContain('tickets=1');
	},
);

it('a link to a request preserves filter and search, and the preview marks an own message', async () => {
	const mine = { ...ticket, unreadAnswers: 0, lastMessage: { ...ticket.lastMessage, from: 'PERSON', body: 'Done.' } };
	show('/messages?show=ticket&q=payout', 'en', [mine]);
	const link = await screen.findByRole('link', { name: 'My payout' });
	expect(link.getAttribute('href')).toBe('/messages/support/t-1?show=ticket&q=payout');
	expect(screen.getByText('Done.').parentElement?.textContent).toBe('You: Done.');
	expect(screen.queryByText(/unread/)).toBeNull();
	expect(asked[0]).toContain('status=TICKET');
});

it('requests have a separate filter', async () => {
	const { user } = show('/messages');
	await user.click(await screen.findByRole('radio', { name: en.filters.TICKET }));
	await screen.findByRole('link', { name: 'My payout' });
	expect([location.search, asked.at(-1)?.includes('status=TICKET')]).toEqual(['?show=ticket', true]);
});

it.each([
	['en', true, 'Awaiting payment'],
	['ar', true, 'بانتظار الدفع'],
	['en', false, 'Requested'],
] as const)('dates that are held until the renter pays are called so (%s, unpaid: %s)', async (language, isUnpaid, label) => {
	show('/messages', language, [{ ...personCard, kind: 'BOOKING', status: 'REQUESTED', isUnpaid, startAt: AT, endAt: AT }]);
	expect(await screen.findByText(label)).toBeTruthy();
});
