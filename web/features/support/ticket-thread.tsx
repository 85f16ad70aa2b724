/** A request to the support as a conversation with Mishwar, with the person's present actions. */
import { clsx } from 'clsx';
import type { Ticket } from '#contract/tickets.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { TicketTexts } from './texts.en.ts';
import { ticketTone } from './ticket-status.ts';

export function TicketHead({ ticket }: { ticket: Ticket }) {
	const { tickets: t } = useScreenTexts<{ tickets: TicketTexts }>();
	return (
		<header>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
				<bdi className="numbers">{ticket.number}</bdi>
				<StatusBadge tone={ticketTone[ticket.status]}>{t.status[ticket.status]}</StatusBadge>
				{ticket.context && <span>{t.about[ticket.context.kind]}</span>}
			</p>
			<h1 className="wrap-anywhere mt-2 text-xl md:text-2xl">
				<bdi className="name-in-line">{ticket.subject}</bdi>
			</h1>
		</header>
	);
}

export function TicketMessages({ ticket }: { ticket: Ticket }) {
	const { tickets: t } = useScreenTexts<{ tickets: TicketTexts }>();
	const { format } = useLanguage();
	return (
		<ol aria-label={t.conversation} className="grid gap-3">
			{ticket.messages.map(({ id, from, body, createdAt }) => (
				<li
					key={id}
					className={clsx('rounded-card border border-line p-4', from === 'SUPPORT' ? 'bg-primary-soft sm:me-12' : 'bg-surface sm:ms-12')}
				>
					<p className="flex flex-wrap justify-between gap-x-4 text-sm">
						<span className="font-semibold">{from === 'SUPPORT' ? t.support : t.you}</span>
						<span suppressHydrationWarning className="numbers text-muted">
							{format.date(createdAt, 'moment')}
						</span>
					</p>
					<p dir="auto" className="wrap-anywhere mt-2 whitespace-pre-line">
						{body}
					</p>
				</li>
			))}
		</ol>
	);
}

type TicketReplyProps = { ticket: Ticket; write(text: string): Promise<Ticket>; onWritten(ticket: Ticket): void };

/** A solved ticket can be reopened for a while; then only the notice stays. */
export function TicketReply({ ticket, write, onWritten }: TicketReplyProps) {
	const { tickets: t } = useScreenTexts<{ tickets: TicketTexts }>();
	const { field, props, send, errors } = useActionForm<{ text: string }, Ticket>({
		defaultValues: { text: '' },
		call: ({ text }) => write(text),
		failed: t.replyFailed,
		onDone: (answer, form) => {
			form.reset({ text: '' });
			onWritten(answer);
		},
	});
	const mayAsk = ticket.allowedActions.includes('ASK');
	return (
		<>
			{ticket.status === 'SOLVED' && (
				<p role="status" className="rounded-card bg-positive-soft p-4 text-sm">
					{mayAsk ? t.solvedNotice : t.closedNotice}
				</p>
			)}
			{mayAsk && (
				<form {...props} className="grid gap-4">
					<Field label={t.reply} error={errors.text}>
						<Textarea {...field('text')} dir="auto" />
					</Field>
					<div>
						<Button type="submit" variant="primary" busy={send.isPending && t.sending}>
							{t.replySend}
						</Button>
					</div>
				</form>
			)}
		</>
	);
}
