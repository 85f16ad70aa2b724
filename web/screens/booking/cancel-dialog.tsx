/** Asks before a booking is cancelled, with exactly what goes back. What was shown is what is confirmed: the server holds to it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type Cancellation, cancelBooking, getCancellation } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { call } from '../../api.ts';
import { isRefusal } from '../../fetching.ts';
import { useLanguage } from '../../i18n/context.tsx';
import { read } from '../../queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { RefundSum } from './refund-sum.tsx';
import { namesOf, otherSide } from './sides.ts';
import { useDetailTexts } from './texts.ts';
import { useBookingMutation } from './use-booking-mutation.ts';

/** As much as the call takes. */
const MOST_LETTERS = 500;

type CancelDialogProps = { booking: Booking; side: 'RENTER' | 'OWNER'; open: boolean; onOpenChange(open: boolean): void };

export function CancelDialog({ booking, side, open, onOpenChange }: CancelDialogProps) {
	const { cancel: t } = useDetailTexts().detail;
	const { language, format } = useLanguage();
	const client = useQueryClient();
	const form = useId();
	const [reason, setReason] = useState('');
	const [changed, setChanged] = useState(false);
	const params = { id: booking.id };
	const preview = read(getCancellation, { params });
	// Time alone changes it: each opening asks again.
	const { data, error, refetch, isFetching } = useQuery({ ...preview, enabled: open, refetchOnMount: 'always', gcTime: 0 });
	const act = useBookingMutation<Cancellation>({
		call: ({ refundJod }) => call(cancelBooking, { params, body: { refundJod, ...(reason.trim() ? { reason: reason.trim() } : {}) } }),
		onClose: () => onOpenChange(false),
		done: ({ refundedJod }) => ({ title: t.done, ...(Number(refundedJod) > 0 && { description: t.doneHint(format.jod(refundedJod)) }) }),
		failed: t.failed,
		isShownElsewhere: (failure) => {
			if (!isRefusal(failure, 'REFUND_CHANGED')) return false;
			client.setQueryData(preview.queryKey, failure.detail.cancellation);
			setChanged(true);
			return true;
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (data) act.mutate(data);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !act.isPending && onOpenChange(next)}
			title={side === 'OWNER' ? t.titleOwner : t.title}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={act.isPending} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button type="submit" form={form} variant="danger" disabled={!data || isFetching} busy={act.isPending && t.busy}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />}
			{!data && !error && <Skeleton className="h-40 w-full" />}
			{data && (
				<form id={form} onSubmit={submit} className="space-y-5">
					<RefundSum cancellation={data} side={side} changed={changed} />
					<Field label={t.reason} optional hint={t.reasonHint(namesOf(booking, language)[otherSide(side)])}>
						<Textarea
							name="reason"
							rows={2}
							maxLength={MOST_LETTERS}
							value={reason}
							onChange={(event) => setReason(event.currentTarget.value)}
						/>
					</Field>
				</form>
			)}
		</Dialog>
	);
}
