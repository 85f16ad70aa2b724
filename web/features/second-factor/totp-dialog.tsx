/** Sets up the authenticator app: its secret as a QR code and as text, then the first code. */
import { Smartphone } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { currentUser } from '#contract/identity.ts';
import { type beginTotp, confirmTotp, getSecondFactors } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import { CodeInput } from '#web/features/account/code-input.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useSecondFactorTexts } from './words.ts';

export type TotpSecret = ResponseOf<typeof beginTotp>;
type TotpDialogProps = { secret: TotpSecret | null; onClose(): void; onCodes(codes: string[] | null): void };

export function TotpDialog({ secret, onClose, onCodes }: TotpDialogProps) {
	const { app: t } = useSecondFactorTexts();
	const form = useId();
	const errorText = useErrorText();
	const confirm = useActionMutation({
		call: (code: string) => call(confirmTotp, { body: { code } }),
		refreshes: [getSecondFactors, currentUser],
		done: t.done,
		failed: null,
		onDone: ({ recoveryCodes }) => {
			onClose();
			onCodes(recoveryCodes);
		},
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		confirm.mutate(String(new FormData(event.currentTarget).get('code') ?? ''));
	};
	return (
		<Dialog
			open={secret !== null}
			onOpenChange={(next) => {
				if (next || confirm.isPending) return;
				confirm.reset();
				onClose();
			}}
			title={t.title}
			footer={
				<Button type="submit" form={form} variant="primary" wide busy={confirm.isPending && t.confirming}>
					{t.confirm}
				</Button>
			}
		>
			<form id={form} method="post" onSubmit={submit} noValidate className="space-y-5">
				{secret && <Secret {...secret} />}
				<Field
					label={t.code}
					hint={t.codeHint}
					error={confirm.error ? (confirm.error.fields.code ?? errorText(confirm.error, t.failed)) : undefined}
				>
					<CodeInput />
				</Field>
			</form>
		</Dialog>
	);
}

function Secret({ secret, address, qrCode }: TotpSecret): ReactNode {
	const { app: t } = useSecondFactorTexts();
	return (
		<div className="grid justify-items-center gap-4">
			<p className="justify-self-start">{t.scan}</p>
			<img
				src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
				alt={t.qrCode}
				width={192}
				height={192}
				className="size-48 rounded-control border border-line"
			/>
			<a href={address} className={buttonStyle({ className: 'md:hidden', wide: true })}>
				<Smartphone aria-hidden className="size-5" />
				{t.open}
			</a>
			<div className="w-full">
				<p className="text-muted text-sm">{t.type}</p>
				<p
					data-testid="totp-secret"
					dir="ltr"
					className="numbers mt-1 break-words rounded-control bg-sunken px-3 py-2 text-center font-medium tracking-wider"
				>
					{secret.replace(/(.{4})(?=.)/g, '$1 ')}
				</p>
			</div>
		</div>
	);
}
