/** The reader's actions on the booking, as allowed by the server; the primary one first. */
import type { Booking } from '#contract/bookings.ts';
import { AnswerButtons } from '#web/features/bookings/answering/answer-buttons.tsx';
import { handoverAction } from '#web/features/bookings/status.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import type { ChatTexts } from './texts.en.ts';

type BookingActionsProps = {
	booking: Booking;
	/** Of the booking, in the reader's area. */
	address: string;
	/** The request was answered, and its buttons disappear. */
	onOver(): void;
};

export function BookingActions({ booking, address, onOver }: BookingActionsProps) {
	const { about: t } = useScreenTexts<ChatTexts>();
	const may = (action: Booking['allowedActions'][number]) => booking.allowedActions.includes(action);
	const phase = handoverAction(booking);
	return (
		<div className="col-span-2 flex flex-wrap gap-2 empty:hidden @max-xl:*:flex-1 @xl:shrink-0">
			{may('PAY') && (
				<LinkButton href={`/booking/${booking.id}/payment`} variant="primary">
					{t.pay}
				</LinkButton>
			)}
			{(may('ACCEPT') || may('DECLINE')) && <AnswerButtons booking={booking} onOver={onOver} />}
			{phase && (
				<LinkButton href={`${address}/handover`} variant="primary">
					{t.handover[phase]}
				</LinkButton>
			)}
		</div>
	);
}
