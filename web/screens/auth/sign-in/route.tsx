/** Sign-in by e-mail and password, or by phone code; in DEMO also by one click. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Link } from '#web/browser/navigation/link.tsx';
import { useSite } from '#web/browser/page/site.ts';
import { useRestored } from '#web/browser/page/use-restored.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AlreadySignedIn } from '../already-signed-in.tsx';
import { AuthPage } from '../auth-page.tsx';
import { PasskeyButton } from '../passkey-button.tsx';
import { ProviderButton } from '../provider-button.tsx';
import { returnAddress, withReturnTo } from '../return-address.ts';
import { DemoPeople } from './demo-people.tsx';
import { EmailForm } from './email-form.tsx';
import { PhoneSignIn } from './phone-sign-in.tsx';
import type { SignInTexts } from './texts.en.ts';

export default function SignInScreen() {
	const t = useScreenTexts<SignInTexts>();
	const { demo } = useSite();
	const user = useCurrentUser();
	const returnTo = returnAddress(new URLSearchParams(useSearch()));
	const [method, setMethod] = useState('email');
	// Held here, so that switching between the two ways loses nothing.
	const [email, keepEmail] = useState('');
	const [phone, keepPhone] = useState('');
	// After going back the user may be signed in already: only the server knows.
	useRestored(() => location.reload());
	const people = demo && <DemoPeople returnTo={returnTo} />;
	if (user) return <AlreadySignedIn returnTo={returnTo} aside={people} />;
	return (
		<AuthPage title={t.title} lead={t.lead} aside={people}>
			<ProviderButton returnTo={returnTo} />
			<Tabs
				label={t.method}
				value={method}
				onChange={setMethod}
				tabs={[
					{ key: 'email', label: t.byEmail, content: <EmailForm typed={email} keep={keepEmail} returnTo={returnTo} /> },
					{ key: 'phone', label: t.byPhone, content: <PhoneSignIn typed={phone} keep={keepPhone} returnTo={returnTo} /> },
				]}
			/>
			<p className="my-5 flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				{t.auth.passkey.or}
			</p>
			<PasskeyButton returnTo={returnTo} />
			<p className="mt-6 flex flex-wrap items-center gap-x-2 text-muted">
				{t.newHere}
				<Link
					href={withReturnTo(returnTo, '/sign-up')}
					className="flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
				>
					{t.signUp}
				</Link>
			</p>
		</AuthPage>
	);
}
