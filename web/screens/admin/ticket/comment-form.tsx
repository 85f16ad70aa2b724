/** A comment for other admins, which the person never sees. */
import { commentOnTicket, type SupportTicket } from '#contract/ticket-queue.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import { showTicket } from './show-ticket.ts';
import type { AdminTicketTexts } from './texts.en.ts';

export function CommentForm({ ticket }: { ticket: SupportTicket }) {
	const { comment: t } = useScreenTexts<AdminTicketTexts>();
	const keyFor = useIdempotencyKey();
	const { field, props, send, errors } = useActionForm<{ text: string }, SupportTicket>({
		defaultValues: { text: '' },
		call: (body) =>
			call(commentOnTicket, { params: { id: ticket.id }, body, idempotencyKey: keyFor({ body, count: ticket.messages.length }) }),
		done: t.done,
		failed: t.failed,
		onDone: (commented, form, client) => {
			form.reset({ text: '' });
			showTicket(client, commented);
		},
	});
	return (
		<Panel title={t.title} lead={t.lead}>
			<form {...props} className="grid gap-4">
				<Field label={t.text} error={errors.text}>
					<Textarea {...field('text')} rows={3} dir="auto" />
				</Field>
				<div>
					<Button type="submit" busy={send.isPending && t.busy}>
						{t.send}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
