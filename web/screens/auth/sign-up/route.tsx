/** Making an account. */
import { useSearch } from 'wouter';
import { signUpWithEmail } from '#contract/identity.ts';
import { call } from '../../../api.ts';
import { isRefusal } from '../../../fetching.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import { Link } from '../../../navigation/link.tsx';
import { useRestored } from '../../../page/use-restored.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError, Input } from '../../../ui/field.tsx';
import { AlreadySignedIn } from '../already-signed-in.tsx';
import { AuthPage } from '../auth-page.tsx';
import { Failure } from '../failure.tsx';
import { PasswordInput } from '../password-input.tsx';
import { ProviderButton } from '../provider-button.tsx';
import { onTheWayTo, returnAddress } from '../return-address.ts';
import { fieldOf, useFormCall } from '../use-form-call.ts';
import { useSignUpTexts } from './texts.ts';

const linkStyle = 'inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4';

export default function SignUpScreen() {
	const t = useSignUpTexts();
	const returnTo = returnAddress(new URLSearchParams(useSearch()));
	useRestored(() => location.reload());
	if (useCurrentUser()) return <AlreadySignedIn returnTo={returnTo} />;
	return (
		<AuthPage title={t.title} lead={t.lead}>
			<ProviderButton returnTo={returnTo} />
			<SignUpForm returnTo={returnTo} />
			<p className="mt-6 flex flex-wrap items-center gap-x-2 text-muted">
				{t.known}
				<Link href={onTheWayTo(returnTo, '/sign-in')} className={linkStyle}>
					{t.login}
				</Link>
			</p>
		</AuthPage>
	);
}

function SignUpForm({ returnTo }: { returnTo: string }) {
	const t = useSignUpTexts();
	const { language } = useLanguage();
	const { form, wrong, error, busy } = useFormCall(
		(data) => {
			const [firstName, lastName, email, password] = ['firstName', 'lastName', 'email', 'password'].map((name) => fieldOf(data, name));
			return call(signUpWithEmail, {
				body: { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', password: password ?? '', lang: language },
			});
		},
		() => location.assign(returnTo),
	);
	const taken = isRefusal(error, 'EMAIL_TAKEN');
	return (
		<form {...form} aria-label={t.title} className="space-y-5">
			<div className="grid gap-5 sm:grid-cols-2">
				<Field label={t.firstName} error={wrong.firstName}>
					<Input name="firstName" autoComplete="given-name" />
				</Field>
				<Field label={t.lastName} error={wrong.lastName}>
					<Input name="lastName" autoComplete="family-name" />
				</Field>
			</div>
			<Field label={t.auth.email} error={wrong.email}>
				<Input name="email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} dir="ltr" className="rtl:text-end" />
			</Field>
			<Field label={t.auth.password} hint={t.auth.passwordHint} error={wrong.password}>
				<PasswordInput autoComplete="new-password" />
			</Field>
			{taken ? <Taken returnTo={returnTo} /> : <Failure error={error} fallback={t.failed} />}
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
			<Button type="submit" variant="primary" size="large" wide busy={busy && t.busy}>
				{t.submit}
			</Button>
		</form>
	);
}

function Taken({ returnTo }: { returnTo: string }) {
	const t = useSignUpTexts();
	return (
		<div className="rounded-control bg-danger-soft px-3 pt-1.5 pb-1">
			<FieldError>{t.taken}</FieldError>
			<p className="flex flex-wrap gap-x-6 text-sm">
				<Link href={onTheWayTo(returnTo, '/sign-in')} className={linkStyle}>
					{t.takenLogin}
				</Link>
				<Link href={onTheWayTo(returnTo, '/forgot-password')} className={linkStyle}>
					{t.takenForgot}
				</Link>
			</p>
		</div>
	);
}
