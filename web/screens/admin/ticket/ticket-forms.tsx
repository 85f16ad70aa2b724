/** The forms of a ticket: an answer to the person, and a comment for other admins. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getMarketTerms } from '#contract/market-terms.ts';
import { answerTicket, commentOnTicket, getSupportTicket, listTicketQueue, type SupportTicket } from '#contract/ticket-queue.ts';
import { call } from '#web/browser/api.ts';
import { matchesPath, queryFor } from '#web/browser/queries.ts';
import { factsOf, withFacts } from '#web/features/help/facts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Field, Select, Textarea } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import { cannedAnswers } from './canned-answers.ts';
import type { AdminTicketTexts } from './texts.en.ts';

const initial = { text: '', solve: false };

/** The answer is typed, or begins with a prepared one. */
export function AnswerForm({ ticket }: { ticket: SupportTicket }) {
	const { answer: t } = useScreenTexts<AdminTicketTexts>();
	const { language } = useLanguage();
	const { data: terms } = useQuery(queryFor(getMarketTerms));
	const keyFor = useIdempotencyKey();
	const { form, field, props, send, errors } = useActionForm<typeof initial, SupportTicket>({
		defaultValues: initial,
		call: (body) =>
			call(answerTicket, { params: { id: ticket.id }, body, idempotencyKey: keyFor({ body, count: ticket.messages.length }) }),
		done: t.done,
		failed: t.failed,
		onDone: (answered, form, client) => {
			form.reset(initial);
			showTicket(client, answered);
		},
	});
	const insert = (key: string) => {
		const chosen = cannedAnswers.find((each) => each.key === key);
		const typed = form.getValues('text').trim();
		if (!chosen || !terms) return;
		const text = withFacts(chosen.text[ticket.language], factsOf(terms, ticket.language));
		form.setValue('text', [typed, text].filter(Boolean).join('\n\n'));
	};
	return (
		<Panel title={t.title} lead={t.lead}>
			<form {...props} className="grid gap-4">
				<Field label={t.canned}>
					<Select value="" disabled={!terms} onChange={({ currentTarget }) => insert(currentTarget.value)}>
						<option value="">{t.choose}</option>
						{cannedAnswers.map(({ key, title }) => (
							<option key={key} value={key}>
								{title[language]}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t.text} error={errors.text}>
					<Textarea {...field('text')} rows={6} dir="auto" />
				</Field>
				<Checkbox {...form.register('solve')} label={t.solve} />
				<div>
					<Button type="submit" variant="primary" busy={send.isPending && t.busy}>
						{t.send}
					</Button>
				</div>
			</form>
		</Panel>
	);
}

/** The person never sees it. */
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

/** Shows the ticket that a change returned, and loads the queue again. */
export function showTicket(client: QueryClient, ticket: SupportTicket): void {
	void client.invalidateQueries({ predicate: matchesPath(listTicketQueue.path) });
	client.setQueryData(queryFor(getSupportTicket, { params: { id: ticket.id } }).queryKey, ticket);
}
