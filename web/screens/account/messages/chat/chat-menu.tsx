/** Further actions on the booking or car of the conversation. */
import { useQuery } from '@tanstack/react-query';
import { CarFront, CircleX, EllipsisVertical, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Booking, getBooking } from '#contract/bookings.ts';
import type { Conversation } from '#contract/messaging.ts';
import { queryFor } from '#web/browser/queries.ts';
import { carAddress } from '#web/features/cars/stay.ts';
import { useReaderId } from '#web/features/session/acting.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { bookingAddress } from './about-card.tsx';
import type { ChatTexts } from './texts.en.ts';

const CancelDialog = lazyDialog(() => import('#web/features/bookings/detail/cancel-dialog.tsx'));

export function ChatMenu({ about }: { about: Conversation }) {
	const { about: t } = useScreenTexts<ChatTexts>();
	const [, navigate] = useLocation();
	const [cancelling, setCancelling] = useState(false);
	const ownsIt = useReaderId('chat') === about.ownerId;
	const { data: booking } = useQuery({ ...queryFor(getBooking, { params: { id: about.id } }), enabled: about.kind === 'BOOKING' });
	const { slug } = about.car;
	const items: MenuItem[] = [];
	if (about.kind === 'BOOKING') {
		const address = bookingAddress(about.id, ownsIt);
		items.push({ key: 'details', label: t.details, icon: <ReceiptText aria-hidden />, onSelect: () => navigate(address) });
	}
	if (slug) items.push({ key: 'car', label: t.seeCar, icon: <CarFront aria-hidden />, onSelect: () => navigate(carAddress(slug)) });
	if (may(booking, 'CANCEL')) {
		items.push({ key: 'cancel', label: t.cancel, icon: <CircleX aria-hidden />, onSelect: () => setCancelling(true) });
	}
	if (items.length === 0) return null;
	return (
		<>
			<Menu
				label={t.more}
				trigger={
					<IconButton label={t.more}>
						<EllipsisVertical aria-hidden className="size-5" />
					</IconButton>
				}
				items={items}
			/>
			{booking && <CancelDialog booking={booking} side={ownsIt ? 'OWNER' : 'RENTER'} open={cancelling} onOpenChange={setCancelling} />}
		</>
	);
}

const may = (booking: Booking | undefined, action: Booking['allowedActions'][number]): boolean =>
	booking?.allowedActions.includes(action) ?? false;
