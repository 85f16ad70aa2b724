/** Dialog that asks for a text, such as a reason. Typed text is preserved until the page is left, with every result. */
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Field, Input, Textarea } from './field.tsx';
import { useReason, type WhenEmpty } from './use-reason.ts';

type ReasonDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	/** Read aloud with the title. */
	description?: string;
	texts: {
		label: string;
		hint?: string;
		placeholder?: string;
		/** The closing button. */
		back: string;
		confirm: string;
		/** Label of the button while it is being sent. */
		busy: string;
	};
	/** The name of the field in the call and in its refusals. */
	name?: string;
	maxLength: number;
	/** Lines of the field; 1: an input of a single line. */
	rows?: number;
	/** `auto`: the text may be in either script. */
	dir?: 'auto';
	variant?: 'primary' | 'danger';
	whenEmpty: WhenEmpty;
	/** The label says that the text is optional. */
	isOptional?: boolean;
	/** Another required part of the dialog is missing. */
	isBlocked?: boolean;
	busy: boolean;
	/** Error of the text. */
	error?: string | undefined;
	/** Replaces the form while its contents are loading, or if they could not be loaded. */
	instead?: ReactNode;
	/** Above the field. */
	before?: ReactNode;
	/** Below the field. */
	children?: ReactNode;
	/** Without surrounding spaces. */
	onSubmit(text: string): void;
};

/** Closes when the parent sets `open` to false, which it does after a successful call; never while it is `busy`. */
export function ReasonDialog(props: ReasonDialogProps) {
	const { open, onOpenChange, title, description, texts, variant = 'danger', whenEmpty, isBlocked = false, busy, instead, before } = props;
	const form = useId();
	const reason = useReason(whenEmpty, (text) => !isBlocked && !busy && props.onSubmit(text));
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={title}
			{...(description && { description })}
			footer={
				<DialogActions back={texts.back} busy={busy} onBack={() => onOpenChange(false)}>
					<Button type="submit" form={form} variant={variant} disabled={isBlocked || reason.isWaiting} busy={busy && texts.busy}>
						{texts.confirm}
					</Button>
				</DialogActions>
			}
		>
			{instead ?? (
				<form id={form} onSubmit={reason.submit} noValidate className="space-y-5">
					{before}
					<ReasonField {...props} reason={reason} />
					{props.children}
				</form>
			)}
		</Dialog>
	);
}

type ReasonFieldProps = Pick<ReasonDialogProps, 'name' | 'maxLength' | 'rows' | 'dir' | 'whenEmpty' | 'isOptional' | 'error'> & {
	texts: Pick<ReasonDialogProps['texts'], 'label' | 'hint' | 'placeholder'>;
	reason: ReturnType<typeof useReason>;
};

/** The field without the dialog. */
export function ReasonField({ texts, name = 'reason', rows = 3, isOptional = false, error, reason, ...props }: ReasonFieldProps) {
	const { maxLength, dir, whenEmpty } = props;
	const control = { name, maxLength, dir, placeholder: texts.placeholder, required: whenEmpty === 'wait', value: reason.text };
	return (
		<Field label={texts.label} hint={texts.hint} optional={isOptional} error={reason.missing ?? error}>
			{rows === 1 ? (
				<Input {...control} autoComplete="off" onChange={({ currentTarget }) => reason.setText(currentTarget.value)} />
			) : (
				<Textarea {...control} rows={rows} onChange={({ currentTarget }) => reason.setText(currentTarget.value)} />
			)}
		</Field>
	);
}
