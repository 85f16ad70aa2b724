/** Support form for signed-in people; the subject is in the address of the page. */
import { X } from 'lucide-react';
import { useLocation } from 'wouter';
import { createTicket, listTickets, type Ticket, type TicketContext } from '#contract/tickets.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { SUPPORT_ADDRESS } from '#web/features/support/use-support-lines.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input, Textarea } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { SupportTexts } from './texts.en.ts';

export function AskForm({ context }: { context: TicketContext | null }) {
	const t = useScreenTexts<SupportTexts>();
	const [, navigate] = useLocation();
	const keyFor = useIdempotencyKey();
	const { field, props, send, errors } = useActionForm<{ subject: string; text: string }, Ticket>({
		defaultValues: { subject: '', text: '' },
		call: (typed) => {
			const body = { ...typed, context };
			return call(createTicket, { body, idempotencyKey: keyFor(body) });
		},
		refreshes: [listTickets],
		done: ({ number }) => t.sent(number),
		failed: t.tickets.sendFailed,
		onDone: ({ id }) => navigate(`/support/tickets/${id}`),
	});
	return (
		<form {...props} aria-label={t.ask} className="grid gap-5">
			{context && (
				<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
					<Badge tone="accent">{t.tickets.about[context.kind]}</Badge>
					<Link href={SUPPORT_ADDRESS} className="inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-ink">
						<X aria-hidden className="size-4" />
						{t.anyway}
					</Link>
				</p>
			)}
			<Field label={t.tickets.subject} error={errors.subject}>
				<Input {...field('subject')} dir="auto" maxLength={120} />
			</Field>
			<Field label={t.tickets.text} hint={t.tickets.textHint} error={errors.text}>
				<Textarea {...field('text')} rows={6} dir="auto" />
			</Field>
			<div>
				<Button type="submit" variant="primary" busy={send.isPending && t.tickets.sending}>
					{t.tickets.send}
				</Button>
			</div>
		</form>
	);
}
