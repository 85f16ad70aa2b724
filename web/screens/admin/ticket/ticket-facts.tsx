/** Person, subject, durations and responsible admin of a request. */
import { useState } from 'react';
import type { PayoutState } from '#contract/payout-batches.ts';
import { assignTicket, type SupportTicket, solveTicket } from '#contract/ticket-queue.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { Contact } from '#web/features/admin/contact.tsx';
import { DescriptionList } from '#web/features/admin/description-list.tsx';
import { writtenName } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { durationText } from '#web/features/support/ticket-status.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { AdminTicketTexts } from './texts.en.ts';
import { showTicket } from './ticket-forms.tsx';

const link = 'inline-flex min-h-11 items-center font-medium text-primary hover:underline';

const tabOf: Record<PayoutState, string> = { PENDING: 'waiting', SENT: 'sent', PAID: 'paid', FAILED: 'failed' };

/** The list that contains the payout, searched by its booking. */
const payoutAddress = (bookingId: string, state: PayoutState): string => `/admin/payouts?tab=${tabOf[state]}&q=${bookingId}`;

export function TicketFacts({ ticket }: { ticket: SupportTicket }) {
	const t = useScreenTexts<AdminTicketTexts>();
	const { supportDesk: desk } = t;
	const { format, language } = useLanguage();
	const durationOf = (minutes: number | null) => (minutes === null ? desk.notYet : durationText(minutes, { texts: desk.duration, format }));
	const name = writtenName({ name: ticket.personName, nameAr: ticket.personNameAr }, language);
	return (
		<Panel title={t.facts}>
			<div className="grid gap-5 [&>dl]:grid-cols-2" suppressHydrationWarning>
				<DescriptionList
					facts={[
						[
							t.person,
							ticket.userId ? (
								<Link key="person" href={`/admin/people/${ticket.userId}`} className="text-primary hover:underline">
									<bdi>{name}</bdi>
								</Link>
							) : (
								<span key="person">
									<bdi>{name}</bdi> ({desk.guest})
								</span>
							),
						],
						[t.contact, ticket.personEmail && <Contact key="contact" way={ticket.personEmail} />],
						[t.language, t.languages[ticket.language]],
						[t.about, ticket.context && desk.about[ticket.context.kind]],
						[t.asked, format.date(ticket.createdAt, 'moment')],
						[desk.firstAnswer, durationOf(ticket.firstAnswerMinutes)],
						[desk.solution, durationOf(ticket.solutionMinutes)],
					]}
				/>
				<p className="flex flex-wrap gap-x-5 empty:hidden">
					{ticket.bookingId && (
						<Link href={`/booking/${ticket.bookingId}`} className={link}>
							{t.booking}
						</Link>
					)}
					{ticket.userId === null && ticket.context?.kind === 'account' && ticket.personEmail && (
						<Link href={`/admin/people?q=${encodeURIComponent(ticket.personEmail)}`} className={link}>
							{t.findAccount}
						</Link>
					)}
					{ticket.context?.kind === 'claim' && (
						<Link href={`/admin/claims/${ticket.context.id}`} className={link}>
							{t.claim}
						</Link>
					)}
					{ticket.bookingId && ticket.payoutState && (
						<Link href={payoutAddress(ticket.bookingId, ticket.payoutState)} className={link}>
							{t.payout}
						</Link>
					)}
				</p>
				<Assignment key={ticket.assignee?.id ?? ''} ticket={ticket} />
				{ticket.maySolve && <Solve ticket={ticket} />}
			</div>
		</Panel>
	);
}

function Assignment({ ticket }: { ticket: SupportTicket }) {
	const t = useScreenTexts<AdminTicketTexts>();
	const { language } = useLanguage();
	const me = useCurrentUser()?.id;
	const current = ticket.assignee?.id ?? '';
	const [chosen, setChosen] = useState(current);
	const assign = useActionMutation<string, SupportTicket>({
		call: (adminId) => call(assignTicket, { params: { id: ticket.id }, body: { adminId: adminId || null } }),
		done: t.assigned,
		failed: t.assignFailed,
		onDone: (answer, _, client) => showTicket(client, answer),
	});
	return (
		<div className="grid gap-3 border-line border-t pt-4">
			<Field label={t.supportDesk.assignee}>
				<Select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
					<option value="">{t.supportDesk.nobody}</option>
					{ticket.admins.map((admin) => (
						<option key={admin.id} value={admin.id}>
							{writtenName(admin, language)}
						</option>
					))}
				</Select>
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button disabled={chosen === current} busy={assign.isPending && t.assigning} onClick={() => assign.mutate(chosen)}>
					{t.save}
				</Button>
				{me && current !== me && (
					<Button variant="quiet" disabled={assign.isPending} onClick={() => assign.mutate(me)}>
						{t.takeOver}
					</Button>
				)}
			</div>
		</div>
	);
}

function Solve({ ticket }: { ticket: SupportTicket }) {
	const t = useScreenTexts<AdminTicketTexts>();
	const { tickets: words } = t.supportDesk;
	const solve = useActionMutation<void, SupportTicket>({
		call: () => call(solveTicket, { params: { id: ticket.id } }),
		done: words.solved,
		failed: words.solveFailed,
		onDone: (answer, _, client) => showTicket(client, answer),
	});
	return (
		<Button busy={solve.isPending && words.solving} onClick={() => solve.mutate()}>
			{t.solve}
		</Button>
	);
}
