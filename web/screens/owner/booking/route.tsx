/** One booking in the owner's area: the same page, and the answer to a request. */
import { useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { Button } from '../../../ui/button.tsx';
import { preloadDialog } from '../../../ui/dialog.tsx';
import { DetailPage } from '../../booking/detail-page.tsx';
import { DetailSkeleton } from '../../booking/detail-skeleton.tsx';
import { BookingMissing } from '../../renter/booking-missing.tsx';
import { useBookingOfPath } from '../../renter/use-booking.ts';
import { DeclineDialog } from '../decline-dialog.tsx';
import { useAnswerTexts } from '../texts.ts';
import { useAnswer } from '../use-answer.ts';

export default function OwnerBookingScreen() {
	const { data: booking, error, refetch, isFetching } = useBookingOfPath();
	if (error && !booking) return <BookingMissing error={error} retry={() => void refetch()} busy={isFetching} />;
	return (
		<div className="mx-auto max-w-6xl">
			{booking ? <DetailPage booking={booking} back="/owner/bookings" answer={<Answer booking={booking} />} /> : <DetailSkeleton />}
		</div>
	);
}

function Answer({ booking }: { booking: Booking }) {
	const { request: t } = useAnswerTexts();
	const [declining, setDeclining] = useState(false);
	const { accept, decline } = useAnswer(booking, () => setDeclining(false));
	const busy = accept.isPending || decline.isPending;
	const may = (action: Booking['allowedActions'][number]) => booking.allowedActions.includes(action);
	return (
		<>
			{may('ACCEPT') && (
				<Button variant="primary" size="large" wide disabled={busy} busy={accept.isPending && t.accepting} onClick={() => accept.mutate()}>
					{t.accept}
				</Button>
			)}
			{may('DECLINE') && (
				<Button
					wide
					disabled={busy}
					busy={decline.isPending && t.declining}
					aria-haspopup="dialog"
					onPointerEnter={preloadDialog}
					onClick={() => setDeclining(true)}
				>
					{t.decline}
				</Button>
			)}
			<DeclineDialog booking={booking} open={declining} onOpenChange={setDeclining} decline={decline} />
		</>
	);
}
