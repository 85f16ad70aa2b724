/** The accused tells their side. What is typed stays. */
import { type FormEvent, useId, useState } from 'react';
import { contestNoShow } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { useDetailTexts } from './texts.ts';
import { useBookingMutation } from './use-booking-mutation.ts';

/** As much as the call takes. */
const MOST_LETTERS = 500;

type ContestDialogProps = { booking: Booking; open: boolean; onOpenChange(open: boolean): void };

export function ContestDialog({ booking, open, onOpenChange }: ContestDialogProps) {
	const { contest: t } = useDetailTexts().detail;
	const form = useId();
	const [reason, setReason] = useState('');
	const act = useBookingMutation<string>({
		call: (text) => call(contestNoShow, { params: { id: booking.id }, body: { reason: text } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (reason.trim()) act.mutate(reason.trim());
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !act.isPending && onOpenChange(next)}
			title={t.title}
			description={t.text}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={act.isPending} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button type="submit" form={form} variant="primary" disabled={!reason.trim()} busy={act.isPending && t.busy}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			<form id={form} onSubmit={submit}>
				<Field label={t.reason} error={act.error?.fields.reason}>
					<Textarea
						name="reason"
						rows={4}
						required
						maxLength={MOST_LETTERS}
						placeholder={t.reasonExample}
						value={reason}
						onChange={(event) => setReason(event.currentTarget.value)}
					/>
				</Field>
			</form>
		</Dialog>
	);
}
