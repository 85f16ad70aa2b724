/** Sets a new password through the link that was sent. The token stays in the address and is not shown. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { resetPassword } from '#contract/sign-in.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AuthPage, Failure } from '../auth-page.tsx';
import { PasswordInput } from '../password-input.tsx';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import type { ResetPasswordTexts } from './texts.en.ts';

export default function ResetPasswordScreen() {
	const token = new URLSearchParams(useSearch()).get('token');
	const [done, setDone] = useState(false);
	if (done) return <DoneNotice />;
	return token ? <PasswordForm token={token} onDone={() => setDone(true)} /> : <LinkExpired missing />;
}

function PasswordForm({ token, onDone }: { token: string; onDone(): void }) {
	const t = useScreenTexts<ResetPasswordTexts>();
	const { form, wrong, error, busy } = useFormMutation(
		(data) => call(resetPassword, { body: { token, password: fieldOf(data, 'password') } }),
		onDone,
	);
	if (isRefusal(error, 'RESET_LINK_INVALID')) return <LinkExpired />;
	return (
		<AuthPage title={t.title} lead={t.lead}>
			<form {...form} aria-label={t.title} className="space-y-5">
				<Field label={t.label} hint={t.auth.passwordHint} error={wrong.password ?? wrong.token}>
					<PasswordInput autoComplete="new-password" />
				</Field>
				<Failure error={error} fallback={t.failed} />
				<Button type="submit" variant="primary" size="large" wide busy={busy && t.busy}>
					{t.submit}
				</Button>
			</form>
		</AuthPage>
	);
}

/** A plain navigation, so that the next page is rendered for the signed-in user. */
function DoneNotice() {
	const t = useScreenTexts<ResetPasswordTexts>();
	return (
		<AuthPage title={t.doneTitle}>
			<p role="status">{t.done}</p>
			<LinkButton href="/" plain variant="primary" size="large" wide className="mt-7">
				{t.goOn}
			</LinkButton>
		</AuthPage>
	);
}

function LinkExpired({ missing = false }: { missing?: boolean }) {
	const t = useScreenTexts<ResetPasswordTexts>();
	return (
		<AuthPage title={t.overTitle}>
			<p role="alert">{missing ? t.missing : t.over}</p>
			<LinkButton href="/forgot-password" variant="primary" size="large" wide className="mt-7">
				{t.ask}
			</LinkButton>
		</AuthPage>
	);
}
