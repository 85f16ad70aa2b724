/** Link to the conversation about a booking. */
import { MessageSquareText } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Booking } from '#contract/bookings.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** The reader's area for messages: owners stay in their own area, with its menu and colours. */
export function useMessagesAddress(): string {
	const [path] = useLocation();
	return path.startsWith('/owner/') ? '/owner/messages' : '/messages';
}

type MessageLinkProps = { booking: Pick<Booking, 'id' | 'cancelCode'>; label: string; small?: boolean; className?: string };

/** Hidden for a booking that expired unpaid, because its owner never saw it. `small`: icon only. */
export function MessageLink({ booking: { id, cancelCode }, label, small = false, className }: MessageLinkProps) {
	const messages = useMessagesAddress();
	if (cancelCode === 'PAYMENT_TIMEOUT') return null;
	return (
		<LinkButton
			href={`${messages}/${id}`}
			variant={small ? 'quiet' : 'secondary'}
			size={small ? 'icon' : 'normal'}
			{...(small && { tooltip: label })}
			{...(className && { className })}
		>
			<MessageSquareText aria-hidden className="size-5 shrink-0" />
			{small ? <span className="sr-only">{label}</span> : label}
		</LinkButton>
	);
}
