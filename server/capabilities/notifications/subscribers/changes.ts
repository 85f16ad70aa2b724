/** Notifies of changes of a trip. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { type ChangeDetails, changeText } from '../change-texts.ts';
import { inShort, type Places, shortForms, tripFor, tripRows } from '../detail-rows.ts';
import { sendNotification, teamOfTrip } from '../send-notification.ts';

type Side = 'RENTER' | 'OWNER';
type Payload = ChangeDetails &
	Places & {
		bookingId: string;
		changeId: string;
		ownerId: string;
		renterId: string;
		/** Whether the consent of the other side was requested. */
		asked: boolean;
		startAt: string;
		endAt: string;
	};

const otherOf = (side: Side): Side => (side === 'RENTER' ? 'OWNER' : 'RENTER');

/** Recipients. A change that needs no consent of the owner is announced to them once it is paid. */
function recipientsOf({ state, side, asked }: Payload): Side[] {
	const ownerWasAsked = asked || side === 'OWNER';
	switch (state) {
		case 'PROPOSED':
			return [otherOf(side)];
		case 'AWAITING_PAYMENT':
			return ['RENTER'];
		case 'APPLIED':
			return ['RENTER', 'OWNER'];
		case 'DECLINED':
			return [side];
		case 'EXPIRED':
			return ownerWasAsked ? ['RENTER', 'OWNER'] : ['RENTER'];
		case 'WITHDRAWN':
			return ownerWasAsked ? [otherOf(side)] : [];
	}
}

export async function onBookingChanged(platform: Platform, payload: Payload): Promise<void> {
	for (const side of recipientsOf(payload)) {
		const trip = tripFor(side, payload);
		await sendNotification(platform, {
			...changeText(payload, side),
			userId: side === 'RENTER' ? payload.renterId : payload.ownerId,
			eventKey: `booking-change-${payload.state.toLowerCase()}-${payload.changeId}:${payload.bookingId}`,
			actionUrl: `${side === 'RENTER' ? '/booking' : '/owner/bookings'}/${payload.bookingId}`,
			rows: tripRows(trip),
			short: inShort(trip),
			shortForms: shortForms(trip),
			needsBy: payload.until ?? payload.startAt,
			...(side === 'OWNER' && { team: teamOfTrip(payload, platform.clock.now()) }),
		});
	}
}
