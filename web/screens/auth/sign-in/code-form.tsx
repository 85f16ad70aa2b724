/** The code that was sent: typed in, asked for again, or the number behind it changed. */
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sendSignInCode, verifySignInCode } from '#contract/identity.ts';
import { useResend } from '../../../account/use-resend.ts';
import { call } from '../../../api.ts';
import { isRefusal } from '../../../fetching.ts';
import { phoneInGroups } from '../../../people.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { Field, Input } from '../../../ui/field.tsx';
import { Failure } from '../failure.tsx';
import { OutboxHint } from '../outbox-hint.tsx';
import { fieldOf, useFormCall } from '../use-form-call.ts';
import { useSignInTexts } from './texts.ts';

type CodeFormProps = { phone: string; sentAt: number; returnTo: string; onResent(): void; onChangePhone(): void };

export function CodeForm({ phone, sentAt, returnTo, onResent, onChangePhone }: CodeFormProps) {
	const { code: t, submit, busy: submitting } = useSignInTexts();
	const errorText = useErrorText();
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.focus(), []);
	const { form, wrong, error, busy } = useFormCall(
		(data) => call(verifySignInCode, { body: { phone, code: fieldOf(data, 'code') } }),
		() => location.assign(returnTo),
	);
	const refused = isRefusal(error, 'PHONE_CODE_WRONG');
	return (
		<form {...form} className="space-y-5">
			<p>
				{t.lead[0]}{' '}
				<bdi dir="ltr" className="numbers whitespace-nowrap font-semibold">
					{phoneInGroups(phone)}
				</bdi>
				{t.lead[1]}
			</p>
			<Field label={t.label} hint={t.hint} error={wrong.code ?? (refused ? t.wrong(errorText(error)) : undefined)}>
				<Input
					ref={input}
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={12}
					dir="ltr"
					className="numbers h-14 text-center font-semibold text-xl tracking-[0.4em]"
				/>
			</Field>
			{!refused && <Failure error={error} fallback={t.failed} />}
			<OutboxHint />
			<Button type="submit" variant="primary" size="large" wide busy={busy && submitting}>
				{submit}
			</Button>
			<div className="flex flex-wrap justify-between gap-2">
				<Button variant="quiet" onClick={onChangePhone} className="-ms-4">
					<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					{t.change}
				</Button>
				<Resend phone={phone} sentAt={sentAt} onResent={onResent} />
			</div>
		</form>
	);
}

function Resend({ phone, sentAt, onResent }: Pick<CodeFormProps, 'phone' | 'sentAt' | 'onResent'>) {
	const { code: t, phone: phoneTexts } = useSignInTexts();
	const left = useResend(sentAt);
	const send = useMutation({ mutationFn: () => call(sendSignInCode, { body: { phone } }), onSuccess: onResent });
	return (
		<>
			<Button
				variant="quiet"
				className="numbers -me-4"
				disabled={left !== null}
				busy={send.isPending && t.resending}
				onClick={() => send.mutate()}
			>
				{left ? t.resendIn(left) : t.resend}
			</Button>
			<div role="status" className="w-full text-muted text-sm">
				{send.isSuccess && t.resent}
			</div>
			<Failure error={send.error} fallback={phoneTexts.failed} />
		</>
	);
}
