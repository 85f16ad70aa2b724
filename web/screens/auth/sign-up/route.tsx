/** Creates an account: the details, then the code that was sent to the address. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { signUpWithEmail } from '#contract/sign-in.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useRestored } from '#web/browser/page/use-restored.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { AlreadySignedIn } from '../already-signed-in.tsx';
import { AuthPage, Failure } from '../auth-page.tsx';
import { PasswordInput } from '../password-input.tsx';
import { ProviderButton } from '../provider-button.tsx';
import { returnAddress, withReturnTo } from '../return-address.ts';
import { ConfirmForm } from './confirm-form.tsx';
import type { SignUpTexts } from './texts.en.ts';

const linkStyle = 'inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4';

export default function SignUpScreen() {
	const returnTo = returnAddress(new URLSearchParams(useSearch()));
	useRestored(() => location.reload());
	if (useCurrentUser()) return <AlreadySignedIn returnTo={returnTo} />;
	return <SignUp returnTo={returnTo} />;
}

/** Typed values while waiting for the code. They stay in memory only, because they contain the password. */
function SignUp({ returnTo }: { returnTo: string }) {
	const t = useScreenTexts<SignUpTexts>();
	const { language } = useLanguage();
	const [details, setDetails] = useState<Details>();
	const [sentAt, setSentAt] = useState<number>();
	const send = async (typed: Details) => {
		await call(signUpWithEmail, { body: { ...typed, lang: language } });
		setDetails(typed);
		setSentAt(Date.now());
	};
	if (details && sentAt) {
		return (
			<AuthPage title={t.confirm.title}>
				<ConfirmForm
					email={details.email.trim()}
					sentAt={sentAt}
					resend={() => send(details)}
					onChangeEmail={() => setSentAt(undefined)}
					onDone={() => location.assign(returnTo)}
				/>
			</AuthPage>
		);
	}
	return (
		<AuthPage title={t.title} lead={t.lead}>
			<ProviderButton returnTo={returnTo} />
			<DetailsForm typed={details} send={send} />
			<p className="mt-6 flex flex-wrap items-center gap-x-2 text-muted">
				{t.known}
				<Link href={withReturnTo(returnTo, '/sign-in')} className={linkStyle}>
					{t.login}
				</Link>
			</p>
			<HelpLink to="create-an-account" />
		</AuthPage>
	);
}

type Details = { firstName: string; lastName: string; email: string; password: string };

function DetailsForm({ typed, send }: { typed: Details | undefined; send(details: Details): Promise<void> }) {
	const t = useScreenTexts<SignUpTexts>();
	const {
		field,
		props,
		send: sending,
		errors,
	} = useActionForm<Details>({
		call: send,
		failed: null,
		...(typed && { defaultValues: typed }),
	});
	return (
		<form {...props} aria-label={t.title} className="space-y-5">
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t.firstName} error={errors.firstName}>
					<Input {...field('firstName')} autoComplete="given-name" />
				</Field>
				<Field label={t.lastName} error={errors.lastName}>
					<Input {...field('lastName')} autoComplete="family-name" />
				</Field>
			</div>
			<Field label={t.auth.email} error={errors.email}>
				<Input
					{...field('email')}
					type="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					dir="ltr"
					className="rtl:text-end"
				/>
			</Field>
			<Field label={t.auth.password} hint={!errors.password && t.auth.passwordHint} error={errors.password}>
				<PasswordInput {...field('password')} autoComplete="new-password" />
			</Field>
			<Failure error={sending.error} fallback={t.failed} />
			<p className="text-muted text-sm">
				{t.consent[0]}{' '}
				<a href="/terms" target="_blank" rel="noreferrer" className="text-primary underline underline-offset-4">
					{t.consent[1]}
				</a>{' '}
				{t.consent[2]}{' '}
				<a href="/privacy" target="_blank" rel="noreferrer" className="text-primary underline underline-offset-4">
					{t.consent[3]}
				</a>
				{t.consent[4]}
			</p>
			<Button type="submit" variant="primary" size="large" wide busy={sending.isPending && t.busy}>
				{t.submit}
			</Button>
		</form>
	);
}
