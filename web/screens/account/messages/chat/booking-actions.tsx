/** What the reader may do about the booking that is talked about, as the server says it; the one obvious thing first. */
import { useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { handoverAction } from '../../../../bookings/handover-action.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { preloadDialog } from '../../../../ui/dialog.tsx';
import { DeclineDialog } from '../../../owner/decline-dialog.tsx';
import { useAnswer } from '../../../owner/use-answer.ts';
import { useMessagesTexts } from '../texts.ts';

export function BookingActions({ booking }: { booking: Booking }) {
	const { about: t } = useMessagesTexts();
	const may = (action: Booking['allowedActions'][number]) => booking.allowedActions.includes(action);
	const handing = handoverAction(booking);
	return (
		<div className="col-span-2 flex flex-wrap gap-2 empty:hidden max-lg:*:flex-1 lg:shrink-0">
			{may('PAY') && (
				<LinkButton href={`/booking/${booking.id}/payment`} variant="primary">
					{t.pay}
				</LinkButton>
			)}
			{(may('ACCEPT') || may('DECLINE')) && <Answer booking={booking} />}
			{handing && (
				<LinkButton href={`/booking/${booking.id}/handover`} variant="primary">
					{t.handover[handing]}
				</LinkButton>
			)}
		</div>
	);
}

function Answer({ booking }: { booking: Booking }) {
	const { request: t } = useMessagesTexts();
	const [declining, setDeclining] = useState(false);
	const { accept, decline } = useAnswer(booking, () => setDeclining(false));
	const busy = accept.isPending || decline.isPending;
	return (
		<>
			{booking.allowedActions.includes('ACCEPT') && (
				<Button variant="primary" disabled={busy} busy={accept.isPending && t.accepting} onClick={() => accept.mutate()}>
					{t.accept}
				</Button>
			)}
			{booking.allowedActions.includes('DECLINE') && (
				<Button
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
