/** Support form for visitors: the link in an e-mail verifies the address before the question is sent to the support. */
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { askAsGuest } from '#contract/tickets.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input, Textarea } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { SupportTexts } from './texts.en.ts';

type Values = { name: string; email: string; subject: string; text: string };

/** Suspended people cannot sign in, and ask about the account here. */
type About = 'account' | null;

export function GuestForm({ about }: { about: About }) {
	const [sentTo, setSentTo] = useState<string | null>(null);
	return sentTo === null ? <QuestionForm about={about} onSent={setSentTo} /> : <SentNotice email={sentTo} />;
}

function QuestionForm({ about, onSent }: { about: About; onSent(email: string): void }) {
	const t = useScreenTexts<SupportTexts>();
	const { field, form, props, send, errors } = useActionForm<Values, unknown>({
		defaultValues: { name: '', email: '', subject: '', text: '' },
		call: (typed) => call(askAsGuest, { body: { ...typed, about } }),
		failed: t.tickets.sendFailed,
		onDone: () => onSent(form.getValues('email').trim()),
	});
	return (
		<form {...props} aria-label={t.ask} className="grid gap-5 sm:grid-cols-2">
			{about && (
				<p className="sm:col-span-2">
					<Badge tone="accent">{t.tickets.about[about]}</Badge>
				</p>
			)}
			<Field label={t.guest.name} error={errors.name}>
				<Input {...field('name')} autoComplete="name" dir="auto" />
			</Field>
			<Field label={t.guest.email} error={errors.email} hint={about ? t.guest.accountEmail : undefined}>
				<Input {...field('email')} type="email" autoComplete="email" autoCapitalize="none" dir="ltr" className="rtl:text-end" />
			</Field>
			<Field label={t.tickets.subject} error={errors.subject} className="sm:col-span-2">
				<Input {...field('subject')} dir="auto" maxLength={120} />
			</Field>
			<Field label={t.tickets.text} hint={t.tickets.textHint} error={errors.text} className="sm:col-span-2">
				<Textarea {...field('text')} rows={6} dir="auto" />
			</Field>
			<div className="sm:col-span-2">
				<Button type="submit" variant="primary" busy={send.isPending && t.tickets.sending}>
					{t.guest.send}
				</Button>
			</div>
		</form>
	);
}

function SentNotice({ email }: { email: string }) {
	const { guest: t } = useScreenTexts<SupportTexts>();
	return (
		<div role="status" className="flex items-start gap-4">
			<MailCheck aria-hidden className="size-7 shrink-0 text-positive" />
			<div className="wrap-anywhere">
				<p className="font-semibold">{t.doneTitle}</p>
				<p className="mt-1">{t.done(`\u2068${email}\u2069`)}</p>
				<p className="mt-2 text-muted text-sm">{t.spam}</p>
			</div>
		</div>
	);
}
