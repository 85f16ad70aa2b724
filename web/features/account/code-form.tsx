/** The second step of verifying a phone number or an e-mail address: entering the code, requesting another one, or changing the address. */
import { ArrowLeft } from 'lucide-react';
import { type FormHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { phoneInGroups } from '#web/features/people/people.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CodeInput } from './code-input.tsx';
import { useSpentCode } from './spent-code.ts';

/** Codes in e-mails have letters, too. */
type SentTo = { phone: string } | { email: string };

type CodeFormProps = {
	form: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> };
	sentTo: SentTo;
	texts: {
		/** A sentence around the address, which is isolated. */
		sent: readonly string[];
		label: string;
		hint?: string;
		submit: string;
		busy: string;
		change: string;
	};
	/** Error of the code; the input gets the focus again. */
	error?: string | undefined;
	busy: boolean;
	/** For a separate page: the button is as wide as the form. */
	isLarge?: boolean;
	/** Failure of the last call, and the time when the current code was sent: both are needed to count its wrong attempts. */
	failure: Error | null;
	sentAt?: number;
	onChangeAddress(): void;
	/** Button that requests another code, beside the one that goes back. */
	resend?: ReactNode;
	/** Shown above the button. */
	children?: ReactNode;
};

export function CodeForm({
	form,
	sentTo,
	texts: t,
	error,
	busy,
	isLarge = false,
	failure,
	sentAt,
	onChangeAddress,
	resend,
	children,
}: CodeFormProps) {
	const input = useRef<HTMLInputElement>(null);
	const spent = useSpentCode(failure, sentAt);
	// Focuses the input initially and after each wrong code.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new error
	useEffect(() => input.current?.focus(), [error]);
	return (
		<form method="post" noValidate {...form} className={isLarge ? 'space-y-5' : 'max-w-md space-y-4'}>
			<p>
				{t.sent[0]} <Address {...sentTo} />
				{t.sent[1]}
			</p>
			<Field label={t.label} hint={t.hint} error={error && (spent ?? error)}>
				<CodeInput ref={input} kind={'email' in sentTo ? 'letters' : 'digits'} />
			</Field>
			{children}
			<Button
				type="submit"
				busy={busy && t.busy}
				{...(isLarge ? { variant: 'primary' as const, size: 'large' as const, wide: true } : { className: 'max-sm:w-full' })}
			>
				{t.submit}
			</Button>
			<div className="flex flex-wrap justify-between gap-2">
				<Button variant="quiet" onClick={onChangeAddress} className="-ms-4">
					<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					{t.change}
				</Button>
				{resend}
			</div>
		</form>
	);
}

function Address(sentTo: SentTo) {
	if ('email' in sentTo) return <bdi className="break-words font-semibold">{sentTo.email}</bdi>;
	return (
		<bdi dir="ltr" className="numbers whitespace-nowrap font-semibold">
			{phoneInGroups(sentTo.phone)}
		</bdi>
	);
}
