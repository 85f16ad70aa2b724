/** The second step of signing in: a code of the authenticator app, a passkey, or a recovery code. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { ResponseOf } from '#contract/endpoint.ts';
import { finishSignIn, pendingSignIn } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { type Factor, FactorChoice } from '#web/features/second-factor/factor-choice.tsx';
import { FactorCodeField } from '#web/features/second-factor/factor-code-field.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Skeleton } from '#web/ui/states.tsx';
import { AuthPage } from '../auth-page.tsx';
import { PasskeyButton } from '../passkey-button.tsx';
import { returnAddress, withReturnTo } from '../return-address.ts';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import type { SecondFactorTexts } from './texts.en.ts';

export default function SecondFactorScreen() {
	const t = useScreenTexts<SecondFactorTexts>();
	const returnTo = returnAddress(new URLSearchParams(useSearch()));
	const { data, error } = useQuery(queryFor(pendingSignIn));
	if (error) return <SignInExpired returnTo={returnTo} />;
	return (
		<AuthPage title={t.heading} lead={t.lead}>
			{data ? <Step pending={data} returnTo={returnTo} /> : <Skeleton className="h-40 w-full" />}
			<LinkButton href={withReturnTo(returnTo, '/sign-in')} variant="quiet" className="-ms-4 mt-6">
				{t.otherAccount}
			</LinkButton>
		</AuthPage>
	);
}

type Pending = ResponseOf<typeof pendingSignIn>;

function Step({ pending, returnTo }: { pending: Pending; returnTo: string }) {
	const methods = methodsOf(pending);
	const [method, setMethod] = useState<Factor>(methods[0] ?? 'RECOVERY_CODE');
	return (
		<>
			{method === 'PASSKEY' ? <PasskeyStep returnTo={returnTo} /> : <CodeStep key={method} method={method} returnTo={returnTo} />}
			<FactorChoice methods={methods} method={method} onChoose={setMethod} />
		</>
	);
}

function methodsOf({ totp, passkey, recoveryCodesLeft }: Pending): Factor[] {
	return [
		...(totp ? (['TOTP'] as const) : []),
		...(passkey ? (['PASSKEY'] as const) : []),
		...(recoveryCodesLeft > 0 ? (['RECOVERY_CODE'] as const) : []),
	];
}

function CodeStep({ method, returnTo }: { method: 'TOTP' | 'RECOVERY_CODE'; returnTo: string }) {
	const t = useScreenTexts<SecondFactorTexts>();
	const errorText = useErrorText();
	const { form, wrong, error, busy } = useFormMutation(
		(data) => call(finishSignIn, { body: { method, code: fieldOf(data, 'code') } }),
		() => location.assign(returnTo),
	);
	return (
		<form {...form} className="space-y-5">
			<FactorCodeField method={method} error={wrong.code ?? (error ? errorText(error, t.failed) : undefined)} />
			<Button type="submit" variant="primary" size="large" wide busy={busy && t.busy}>
				{t.submit}
			</Button>
		</form>
	);
}

function PasskeyStep({ returnTo }: { returnTo: string }) {
	const t = useScreenTexts<SecondFactorTexts>();
	return (
		<>
			<p className="mb-5">{t.passkeyLead}</p>
			<PasskeyButton returnTo={returnTo} variant="primary" />
		</>
	);
}

function SignInExpired({ returnTo }: { returnTo: string }) {
	const t = useScreenTexts<SecondFactorTexts>();
	return (
		<AuthPage title={t.overTitle}>
			<p role="alert">{t.over}</p>
			<LinkButton href={withReturnTo(returnTo, '/sign-in')} variant="primary" size="large" wide className="mt-7">
				{t.again}
			</LinkButton>
		</AuthPage>
	);
}
