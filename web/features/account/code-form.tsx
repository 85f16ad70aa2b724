/** The second step of proving a phone number: the code that was sent to it, typed; another one; or another number. */
import { ArrowLeft } from 'lucide-react';
import { type FormHTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { phoneInGroups } from '#web/features/people/people.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CodeInput } from './code-input.tsx';

type CodeFormProps = {
	form: FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> };
	phone: string;
	texts: {
		/** A sentence around the number, which is isolated. */
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
	/** Of a page of its own: the button is as wide as the form. */
	isLarge?: boolean;
	onChangePhone(): void;
	/** Beside the way back: asks for another code. */
	resend?: ReactNode;
	/** Above the button. */
	children?: ReactNode;
};

export function CodeForm({ form, phone, texts: t, error, busy, isLarge = false, onChangePhone, resend, children }: CodeFormProps) {
	const input = useRef<HTMLInputElement>(null);
	// As it opens, and each time that the code was wrong.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new error
	useEffect(() => input.current?.focus(), [error]);
	return (
		<form method="post" noValidate {...form} className={isLarge ? 'space-y-5' : 'max-w-md space-y-4'}>
			<p>
				{t.sent[0]}{' '}
				<bdi dir="ltr" className="numbers whitespace-nowrap font-semibold">
					{phoneInGroups(phone)}
				</bdi>
				{t.sent[1]}
			</p>
			<Field label={t.label} hint={t.hint} error={error}>
				<CodeInput ref={input} />
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
				<Button variant="quiet" onClick={onChangePhone} className="-ms-4">
					<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					{t.change}
				</Button>
				{resend}
			</div>
		</form>
	);
}
