/** Confirms a cancellation with the exact refund, which the server then enforces. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cancellation, cancelBooking, getCancellation } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import { RefundSum, useDetailTexts } from './refund-sum.tsx';
import { namesOf, otherSide } from './sides.ts';
import { useBookingMutation } from './use-booking-mutation.ts';

/** Maximum length accepted by the call. */
const MAX_LENGTH = 500;

type Cancelling = { cancellation: Cancellation; reason: string };
type CancelDialogProps = { booking: Booking; side: 'RENTER' | 'OWNER'; open: boolean; onOpenChange(open: boolean): void };

export default function CancelDialog({ booking, side, open, onOpenChange }: CancelDialogProps) {
	const { cancel: t } = useDetailTexts();
	const { language, format } = useLanguage();
	const client = useQueryClient();
	const [changed, setChanged] = useState(false);
	const params = { id: booking.id };
	const keyFor = useIdempotencyKey();
	const preview = queryFor(getCancellation, { params });
	// The refund changes over time: each opening refetches.
	const { data, error, refetch, isFetching } = useQuery({ ...preview, enabled: open, refetchOnMount: 'always', gcTime: 0 });
	const act = useBookingMutation<Cancelling>({
		call: ({ cancellation: { refundJod }, reason }) => {
			const body = { refundJod, ...(reason && { reason }) };
			return call(cancelBooking, { params, body, idempotencyKey: keyFor({ params, body }) });
		},
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
	const instead = error ? (
		<ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />
	) : (
		<Skeleton className="h-40 w-full" />
	);
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={side === 'OWNER' ? t.titleOwner : t.title}
			texts={{
				label: t.reason,
				hint: t.reasonHint(namesOf(booking, language)[otherSide(side)]),
				back: t.keep,
				confirm: t.confirm,
				busy: t.busy,
			}}
			rows={2}
			maxLength={MAX_LENGTH}
			whenEmpty="send"
			isOptional
			isBlocked={!data || isFetching}
			busy={act.isPending}
			{...(!data && { instead })}
			before={data && <RefundSum cancellation={data} side={side} changed={changed} />}
			onSubmit={(reason) => data && act.mutate({ cancellation: data, reason })}
		/>
	);
}
