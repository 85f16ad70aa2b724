/** Requests a link for a new password. The response is the same for every address. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { forgotPassword } from '#contract/sign-in.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { AuthPage, Failure } from '../auth-page.tsx';
import { OutboxHint } from '../outbox-hint.tsx';
import { returnAddress, withReturnTo } from '../return-address.ts';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import type { ForgotPasswordTexts } from './texts.en.ts';

export default function ForgotPasswordScreen() {
	const [sentTo, setSentTo] = useState<string | null>(null);
	if (sentTo === null) return <AddressForm onSent={setSentTo} />;
	return <SentNotice email={sentTo} onAnother={() => setSentTo(null)} />;
}

function AddressForm({ onSent }: { onSent(email: string): void }) {
	const t = useScreenTexts<ForgotPasswordTexts>();
	const { form, wrong, error, busy } = useFormMutation(async (data) => {
		const email = fieldOf(data, 'email').trim();
		await call(forgotPassword, { body: { email } });
		return email;
	}, onSent);
	return (
		<AuthPage title={t.title} lead={t.lead}>
			<form {...form} aria-label={t.title} className="space-y-5">
				<Field label={t.auth.email} error={wrong.email}>
					<Input
						name="email"
						type="email"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						dir="ltr"
						className="rtl:text-end"
					/>
				</Field>
				<Failure error={error} fallback={t.failed} />
				<Button type="submit" variant="primary" size="large" wide busy={busy && t.busy}>
					{t.submit}
				</Button>
			</form>
			<Back />
		</AuthPage>
	);
}

function SentNotice({ email, onAnother }: { email: string; onAnother(): void }) {
	const t = useScreenTexts<ForgotPasswordTexts>();
	return (
		<AuthPage title={t.sentTitle}>
			<div role="status" className="space-y-4">
				<p>
					{t.sent[0]} <bdi className="break-words font-semibold">{email}</bdi>
					{t.sent[1]}
				</p>
				<p className="text-muted">{t.spam}</p>
				<OutboxHint />
			</div>
			<Button size="large" wide className="mt-7" onClick={onAnother}>
				{t.another}
			</Button>
			<Back />
		</AuthPage>
	);
}

function Back() {
	const t = useScreenTexts<ForgotPasswordTexts>();
	const returnTo = returnAddress(new URLSearchParams(useSearch()));
	return (
		<Link
			href={withReturnTo(returnTo, '/sign-in')}
			className="mx-auto mt-5 flex min-h-11 w-fit items-center text-muted underline underline-offset-4 hover:text-ink"
		>
			{t.back}
		</Link>
	);
}
