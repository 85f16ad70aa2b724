/** The code of the SMS: typed in, asked for again, or the number behind it changed. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendPhoneCode, verifyPhone } from '#contract/account.ts';
import { useResend } from '../../../../account/use-resend.ts';
import { call } from '../../../../api.ts';
import { phoneInGroups } from '../../../../people.ts';
import { userRead } from '../../../../session/current-user.ts';
import { Button } from '../../../../ui/button.tsx';
import { useErrorText } from '../../../../ui/error-text.ts';
import { Field, Input } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useProfileTexts } from '../texts.ts';

type CodeStepProps = { phone: string; sentAt: number; onResent(): void; onChangePhone(): void; onVerified(): void };

export function CodeStep({ phone, sentAt, onResent, onChangePhone, onVerified }: CodeStepProps) {
	const { phone: t } = useProfileTexts();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const input = useRef<HTMLInputElement>(null);
	const [code, setCode] = useState('');
	useEffect(() => input.current?.focus(), []);
	const verify = useMutation({
		mutationFn: () => call(verifyPhone, { body: { phone, code } }),
		onSuccess: async () => {
			await client.invalidateQueries({ queryKey: userRead.queryKey });
			toast({ title: t.done, tone: 'positive' });
			onVerified();
		},
		onError: (error) => {
			if (!error.fields.code) toast({ title: t.failed, description: errorText(error, t.tryAgain), tone: 'danger' });
			input.current?.focus();
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		verify.mutate();
	};
	const wrong = verify.error && (verify.error.fields.code ?? errorText(verify.error, t.tryAgain));
	return (
		<form method="post" onSubmit={submit} noValidate className="max-w-md space-y-4">
			<p>
				{t.sent[0]}{' '}
				<bdi dir="ltr" className="numbers whitespace-nowrap font-semibold">
					{phoneInGroups(phone)}
				</bdi>
				{t.sent[1]}
			</p>
			<Field label={t.code} error={wrong ?? undefined}>
				<Input
					ref={input}
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={12}
					dir="ltr"
					value={code}
					onChange={(event) => setCode(event.currentTarget.value)}
					className="numbers h-14 text-center font-semibold text-xl tracking-[0.4em]"
				/>
			</Field>
			<Button type="submit" busy={verify.isPending && t.verifying} className="max-sm:w-full">
				{t.verify}
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

function Resend({ phone, sentAt, onResent }: Pick<CodeStepProps, 'phone' | 'sentAt' | 'onResent'>) {
	const { phone: t } = useProfileTexts();
	const toast = useToast();
	const errorText = useErrorText();
	const left = useResend(sentAt);
	const send = useMutation({
		mutationFn: () => call(sendPhoneCode, { body: { phone } }),
		onSuccess: onResent,
		onError: (error) => toast({ title: t.sendFailed, description: errorText(error, t.tryAgain), tone: 'danger' }),
	});
	return (
		<>
			<Button
				variant="quiet"
				className="numbers -me-4"
				disabled={left !== null}
				busy={send.isPending && t.sending}
				onClick={() => send.mutate()}
			>
				{left ? t.resendIn(left) : t.resend}
			</Button>
			<p role="status" className="w-full text-muted text-sm">
				{send.isSuccess && t.resent}
			</p>
		</>
	);
}
