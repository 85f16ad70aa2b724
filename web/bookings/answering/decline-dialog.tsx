/** Asks before a request is declined: what happens to the money, and why, if the owner wants to say. What is typed stays. */
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import type { ApiError } from '../../fetching.ts';
import { useLanguage } from '../../i18n/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { Field, FieldError, Textarea } from '../../ui/field.tsx';
import { useRenterName } from '../renter-name.ts';
import { useAnswerTexts } from './texts.ts';

/** As much as the call takes. */
const MOST_LETTERS = 500;

type DeclineDialogProps = {
	booking: Booking;
	open: boolean;
	onOpenChange(open: boolean): void;
	decline: UseMutationResult<Booking, ApiError, string>;
	/** Why it was not declined, where nothing else tells it. */
	error: ApiError | null;
};

export function DeclineDialog({ booking, open, onOpenChange, decline, error }: DeclineDialogProps) {
	const { declining: t, request } = useAnswerTexts();
	const { format } = useLanguage();
	const errorText = useErrorText();
	const form = useId();
	const [reason, setReason] = useState('');
	const renter = useRenterName()(booking);
	const { isPending } = decline;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		decline.mutate(reason);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !isPending && onOpenChange(next)}
			title={t.title}
			description={t.refund(format.jod(booking.chargeJod), renter)}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={isPending} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button type="submit" form={form} variant="danger" busy={isPending && request.declining}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			<form id={form} onSubmit={submit}>
				<Field label={t.reason} optional hint={t.reasonHint(renter)} error={error?.fields.reason}>
					<Textarea
						name="reason"
						rows={3}
						maxLength={MOST_LETTERS}
						placeholder={t.reasonExample}
						value={reason}
						onChange={(event) => setReason(event.currentTarget.value)}
					/>
				</Field>
				{error && !error.fields.reason && <FieldError>{errorText(error, request.declineFailed)}</FieldError>}
			</form>
		</Dialog>
	);
}
