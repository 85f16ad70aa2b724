/** Creates an account. */
import { useSearch } from 'wouter';
import { signUpWithEmail } from '#contract/identity.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useRestored } from '#web/browser/page/use-restored.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { AlreadySignedIn } from '../already-signed-in.tsx';
import { AuthPage, Failure } from '../auth-page.tsx';
import { PasswordInput } from '../password-input.tsx';
import { ProviderButton } from '../provider-button.tsx';
import { returnAddress, withReturnTo } from '../return-address.ts';
import type { SignUpTexts } from './texts.en.ts';

const linkStyle = 'inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4';

export default function SignUpScreen() {
	const t = useScreenTexts<SignUpTexts>();
	const returnTo = returnAddress(new URLSearchParams(useSearch()));
	useRestored(() => location.reload());
	if (useCurrentUser()) return <AlreadySignedIn returnTo={returnTo} />;
	return (
		<AuthPage title={t.title} lead={t.lead}>
			<ProviderButton returnTo={returnTo} />
			<SignUpForm returnTo={returnTo} />
			<p className="mt-6 flex flex-wrap items-center gap-x-2 text-muted">
				{t.known}
				<Link href={withReturnTo(returnTo, '/sign-in')} className={linkStyle}>
					{t.login}
				</Link>
			</p>
		</AuthPage>
	);
}

type SignUp = { firstName: string; lastName: string; email: string; password: string };

function SignUpForm({ returnTo }: { returnTo: string }) {
	const t = useScreenTexts<SignUpTexts>();
	const { language } = useLanguage();
	const { field, props, send, errors } = useActionForm<SignUp>({
		call: (account) => call(signUpWithEmail, { body: { ...account, lang: language } }),
		failed: null,
		onDone: () => location.assign(returnTo),
	});
	const { error } = send;
	const taken = isRefusal(error, 'EMAIL_TAKEN');
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
			<Field label={t.auth.password} hint={t.auth.passwordHint} error={errors.password}>
				<PasswordInput {...field('password')} autoComplete="new-password" />
			</Field>
			{taken ? <EmailInUse returnTo={returnTo} /> : <Failure error={error} fallback={t.failed} />}
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
			<Button type="submit" variant="primary" size="large" wide busy={(send.isPending || send.isSuccess) && t.busy}>
				{t.submit}
			</Button>
		</form>
	);
}

function EmailInUse({ returnTo }: { returnTo: string }) {
	const t = useScreenTexts<SignUpTexts>();
	return (
		<div className="rounded-control bg-danger-soft px-3 pt-1.5 pb-1">
			<FieldError>{t.taken}</FieldError>
			<p className="flex flex-wrap gap-x-6 text-sm">
				<Link href={withReturnTo(returnTo, '/sign-in')} className={linkStyle}>
					{t.takenLogin}
				</Link>
				<Link href={withReturnTo(returnTo, '/forgot-password')} className={linkStyle}>
					{t.takenForgot}
				</Link>
			</p>
		</div>
	);
}
