/** Sign-in of super admins: phone number, then code. */
import { useState } from 'react';
import { sendMasterCode, verifyMasterCode } from '#contract/people.ts';
import { normalizePhone } from '#contract/phone.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { CodeForm } from '#web/features/account/code-form.tsx';
import { PhoneInput } from '#web/features/account/phone-input.tsx';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AlreadySignedIn } from '../already-signed-in.tsx';
import { AuthPage, Failure } from '../auth-page.tsx';
import { OutboxHint } from '../outbox-hint.tsx';
import { fieldOf, useFormMutation } from '../use-form-call.ts';
import type { MasterSignInTexts } from './texts.en.ts';

const CONSOLE = '/master-admin';

export default function MasterSignInScreen() {
	const t = useScreenTexts<MasterSignInTexts>();
	const user = useCurrentUser();
	const [typed, keep] = useState('');
	const [sentTo, setSentTo] = useState<string | null>(null);
	if (user?.role === 'SUPER_ADMIN') return <AlreadySignedIn returnTo={CONSOLE} />;
	return (
		<AuthPage title={t.title} lead={t.lead}>
			{sentTo === null ? (
				<PhoneStep typed={typed} keep={keep} onSent={(phone) => setSentTo(normalizePhone(phone) ?? phone)} />
			) : (
				<CodeStep phone={sentTo} onChangePhone={() => setSentTo(null)} />
			)}
		</AuthPage>
	);
}

type PhoneStepProps = { typed: string; keep(phone: string): void; onSent(phone: string): void };

function PhoneStep({ typed, keep, onSent }: PhoneStepProps) {
	const t = useScreenTexts<MasterSignInTexts>();
	const { form, wrong, error, busy } = useFormMutation(async (data) => {
		const phone = fieldOf(data, 'phone');
		await call(sendMasterCode, { body: { phone } });
		return phone;
	}, onSent);
	return (
		<form {...form} className="space-y-5">
			<Field label={t.phone} hint={t.phoneHint} error={wrong.phone}>
				<PhoneInput typed={typed} keep={keep} />
			</Field>
			<Failure error={error} fallback={t.sendFailed} />
			<Button type="submit" variant="primary" size="large" wide busy={busy && t.sending}>
				{t.send}
			</Button>
		</form>
	);
}

function CodeStep({ phone, onChangePhone }: { phone: string; onChangePhone(): void }) {
	const t = useScreenTexts<MasterSignInTexts>();
	const { form, wrong, error, busy } = useFormMutation(
		(data) => call(verifyMasterCode, { body: { phone, code: fieldOf(data, 'code') } }),
		() => location.assign(CONSOLE),
		CONSOLE,
	);
	const isCodeWrong = isRefusal(error, 'MASTER_CODE_WRONG');
	return (
		<CodeForm
			form={form}
			sentTo={{ phone }}
			texts={{ sent: t.sent, label: t.code, hint: t.codeHint, submit: t.verify, busy: t.verifying, change: t.change }}
			error={wrong.code ?? (isCodeWrong ? t.verifyFailed : undefined)}
			busy={busy}
			isLarge
			failure={error}
			onChangeAddress={onChangePhone}
		>
			{!isCodeWrong && <Failure error={error} fallback={t.verifyFailed} />}
			<OutboxHint />
		</CodeForm>
	);
}
