/** The support: a ticket from a failed payout that an admin answers, and a visitor's question by a proven address. */
import type { Page } from '@playwright/test';
import { inbox } from '#contract/messaging.ts';
import { listNotifications, type Notification } from '#contract/notifications.ts';
import { type AdminPayout, createPayoutBatch, markPayoutFailed } from '#contract/payout-batches.ts';
import { answerTicket } from '#contract/ticket-queue.ts';
import { createTicket, type InboxTicket, type Ticket } from '#contract/tickets.ts';
import { bell, expect, expectAccessible, test } from './journey.ts';

const ADMIN = 'admin@mishwar.test';
type Letter = { to: string; text: string };

/** A payout that the bank has returned. If another journey has already corrected the demo's one, a waiting payout is sent and returned. */
async function failedPayout(admin: Page): Promise<AdminPayout> {
	const listed = async (state: string): Promise<AdminPayout[]> => (await admin.request.get(`/api/admin/payouts?state=${state}`)).json();
	const [failed] = await listed('FAILED');
	if (failed) return failed;
	const waiting = (await listed('PENDING')).find(({ obstacle }) => obstacle === null);
	if (!waiting) throw new Error('no payout waits');
	const headers = { origin: process.env.JOURNEY_URL ?? '' };
	await admin.request.post(createPayoutBatch.path, { headers, data: { payoutIds: [waiting.id] } });
	await admin.request.patch(markPayoutFailed.path.replace('{id}', waiting.id), { headers, data: { reason: 'Account closed' } });
	return waiting;
}

test('a failed payout is asked about from its card, and answered in bell and conversation', { tag: '@ar' }, async ({ as, say }, info) => {
	const admin = await as(ADMIN);
	const payout = await failedPayout(admin);
	const subject = `Returned: ${info.project.name}`;

	const owner = await as(payout.ownerId);
	await owner.goto('/owner/payouts');
	await owner.locator(`[data-payout="${payout.id}"]`).getByRole('link', { name: say.common.support.write }).click();
	const form = owner.getByRole('form', { name: say.support.ask });
	await expect(form.getByText(say.support.tickets.about.payout)).toBeVisible();
	await expectAccessible(owner);
	await form.getByRole('textbox', { name: say.support.tickets.subject }).fill(subject);
	await form.getByRole('textbox', { name: say.support.tickets.text }).fill('My bank says the name is wrong.');
	await form.getByRole('button', { name: say.support.tickets.send }).click();
	await expect(owner.getByRole('heading', { level: 1, name: subject })).toBeVisible();
	await expectAccessible(owner);

	await admin.goto('/admin/tickets');
	await admin.getByTestId('queued-ticket').filter({ hasText: subject }).click();
	const link = admin.getByRole('link', { name: say.adminTicket.payout });
	await expect(link).toHaveAttribute('href', `/admin/payouts?tab=failed&q=${payout.bookingId}`);
	await expectAccessible(admin);
	const comment = admin.getByRole('region', { name: say.adminTicket.comment.title });
	await comment.getByRole('textbox').fill('INTERNAL: called the bank.');
	await comment.getByRole('button', { name: say.adminTicket.comment.send }).click();
	await expect(admin.getByText('INTERNAL: called the bank.')).toBeVisible();
	const answer = admin.getByRole('region', { name: say.adminTicket.answer.title });
	await answer.getByRole('combobox', { name: say.adminTicket.answer.canned }).selectOption('payout-details');
	await expect(answer.getByRole('textbox', { name: say.adminTicket.answer.text })).not.toHaveValue('');
	await answer.getByRole('textbox', { name: say.adminTicket.answer.text }).fill('Please correct the name of the holder.');
	await answer.getByRole('button', { name: say.adminTicket.answer.send }).click();
	await expect(admin.getByText(say.adminTicket.answer.done, { exact: true })).toBeVisible();

	// The owner's open page shows the answer without a reload, and so does the bell.
	await expect(owner.getByTestId('ticket')).toContainText('Please correct the name of the holder.');
	await expect(owner.getByTestId('ticket')).not.toContainText('INTERNAL');
	await owner.goto('/', { waitUntil: 'networkidle' });
	await bell(owner).click();
	await expect(owner.getByText('Please correct the name of the holder.').first()).toBeVisible();
});

test('an answer is in the inbox, unread, opens there and is answered from there', { tag: '@ar' }, async ({ as, say }, info) => {
	const [admin, owner] = [await as(ADMIN), await as('owner@mishwar.test')];
	const headers = { origin: process.env.JOURNEY_URL ?? '' };
	const subject = `In the inbox: ${info.project.name}`;
	const asked = await owner.request.post(createTicket.path, { headers, data: { subject, text: 'Which documents do you need?' } });
	const { id, number } = (await asked.json()) as Ticket;
	const answer = (text: string) => admin.request.post(answerTicket.path.replace('{id}', id), { headers, data: { text } });
	const unread = async () =>
		((await (await owner.request.get(`${inbox.path}?status=TICKET`)).json()) as InboxTicket[]).find((item) => item.id === id)
			?.unreadAnswers;

	// In the owner's area, where the open list shows the answer without a reload.
	await owner.goto('/owner/messages', { waitUntil: 'networkidle' });
	const card = owner.getByTestId('conversation').filter({ hasText: subject });
	await expect(card).toContainText(say.messages.ticket.status.OPEN);
	await answer('A photo of your IBAN card.');
	await expect(card).toContainText('A photo of your IBAN card.');
	await expect(card).toContainText(say.messages.ticket.from);
	await expect(card).toContainText(number);
	await expect(owner.getByTestId('unread-conversations').filter({ visible: true }).first()).toBeVisible();
	expect(await unread()).toBe(1);
	await expectAccessible(owner);

	await card.getByRole('link').click();
	await expect(owner).toHaveURL(new RegExp(`/owner/messages/support/${id}$`));
	const conversation = owner.getByTestId('ticket');
	await expect(conversation.getByRole('heading', { level: 1, name: subject })).toBeVisible();
	await expect(conversation).toContainText('A photo of your IBAN card.');
	await expectAccessible(owner);
	// What is read here is read in the bell too.
	await expect.poll(unread).toBe(0);
	const line = async () =>
		((await (await owner.request.get(listNotifications.path)).json()) as Notification[]).find(({ actionUrl }) => actionUrl?.endsWith(id));
	await expect.poll(async () => (await line())?.isRead).toBe(true);

	await conversation.getByRole('textbox', { name: say.support.tickets.reply }).fill('Sent by e-mail.');
	await conversation.getByRole('button', { name: say.support.tickets.replySend }).click();
	await expect(conversation.getByRole('list')).toContainText('Sent by e-mail.');
	await answer('Thank you, it is corrected.');
	await expect(conversation).toContainText('Thank you, it is corrected.');

	// The same conversation in the renter's area.
	await owner.goto('/messages?show=ticket', { waitUntil: 'networkidle' });
	await owner.getByTestId('conversation').filter({ hasText: subject }).getByRole('link').click();
	await expect(owner).toHaveURL(new RegExp(`/messages/support/${id}\\?show=ticket$`));
	await expect(owner.getByTestId('ticket')).toContainText('Thank you, it is corrected.');
});

test('a visitor proves an address, asks, and opens the request by the link', { tag: '@en' }, async ({ page, say, expectNoise }, info) => {
	expectNoise(/404/);
	const email = `visitor-${info.project.name.replaceAll(' ', '-')}@mishwar.test`;
	await page.goto('/support', { waitUntil: 'networkidle' });
	await expect(page.getByTestId('support-contacts').first()).toContainText('+962 6 555 0100');
	await expectAccessible(page);
	const form = page.getByRole('form', { name: say.support.ask });
	await form.getByRole('textbox', { name: say.support.guest.name }).fill('Salma');
	await form.getByRole('textbox', { name: say.support.guest.email }).fill(email);
	await form.getByRole('textbox', { name: say.support.tickets.subject }).fill('Locked out');
	await form.getByRole('textbox', { name: say.support.tickets.text }).fill('I cannot log in.');
	await form.getByRole('button', { name: say.support.guest.send }).click();
	await expect(page.getByText(say.support.guest.doneTitle)).toBeVisible();

	const letters = (await (await page.request.get('/api/dev/outbox')).json()) as Letter[];
	const link = /https?:\/\/\S+(\/support\/letter#\S+)/.exec(letters.find(({ to }) => to === email)?.text ?? '')?.[1];
	await page.goto(link ?? 'about:blank');
	await page.getByRole('button', { name: say.supportLetter.confirm.action }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Locked out' })).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await page.getByRole('textbox', { name: say.support.tickets.reply }).fill('Still locked out.');
	await page.getByRole('button', { name: say.support.tickets.replySend }).click();
	await expect(page.getByTestId('ticket')).toContainText('Still locked out.');
});
