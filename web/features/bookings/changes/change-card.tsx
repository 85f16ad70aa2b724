/** Changing the trip, on the booking page of either side: an open change, or the way to propose one. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChangeSide, listBookingChanges } from '#contract/booking-changes.ts';
import type { Booking } from '#contract/bookings.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { Side } from '../detail/sides.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { OpenChange } from './open-change.tsx';
import type { ChangeTexts } from './texts.en.ts';
import { isReturnAlone } from './trip-draft.ts';
import { useLongerQuestion } from './use-longer-question.ts';

const MINUTE_MS = 60_000;

export function ChangeCard({ booking, side }: { booking: Booking; side: Side }) {
	const { changes: t } = useScreenTexts<ChangeTexts>();
	const [asking, setAsking] = useState(false);
	const question = useLongerQuestion(booking);
	const isOverdue = useNow(MINUTE_MS) >= Date.parse(booking.endAt);
	const isConfirmed = booking.status === 'CONFIRMED';
	const { data } = useQuery({ ...queryFor(listBookingChanges, { params: { id: booking.id } }), ...refetchOnVisit, enabled: isConfirmed });
	if (!data || !isConfirmed) return null;
	const open = data.changes.find(({ closedAt }) => closedAt === null);
	if (open) {
		return (
			<Panel title={isReturnAlone(open) ? t.title : t.trip.open}>
				<OpenChange booking={booking} change={open} side={side} />
				{side !== 'ADMIN' && <Help side={side} />}
			</Panel>
		);
	}
	if (!data.mayPropose || side === 'ADMIN') return null;
	const { mayMovePickup } = data;
	const longerQuestion = side === 'RENTER' && !isOverdue ? question : null;
	const hint = mayMovePickup ? t.trip.hint : isOverdue ? t.overdue : t.hint;
	return (
		<Panel title={mayMovePickup ? t.trip.open : t.title}>
			<p suppressHydrationWarning className={longerQuestion ? 'numbers font-semibold' : 'text-muted'}>
				{longerQuestion ?? hint[side]}
			</p>
			<Button className="mt-4" wide aria-haspopup="dialog" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
				{mayMovePickup ? t.trip.open : t.open}
			</Button>
			<Help side={side} />
			<ChangeDialog
				key={`${booking.startAt} ${booking.endAt} ${isOverdue}`}
				booking={booking}
				side={side}
				mayMovePickup={mayMovePickup}
				freeUntil={data.freeUntil}
				isOverdue={isOverdue}
				open={asking}
				onOpenChange={setAsking}
			/>
		</Panel>
	);
}

const Help = ({ side }: { side: ChangeSide }) => <HelpLink to={side === 'OWNER' ? 'change-a-rental' : 'change-a-trip'} className="mt-3" />;
