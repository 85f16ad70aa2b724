/** The part about the booking in the event of every case: parties and car. */
import * as z from 'zod';
import { namesOf, personName } from '#server/capabilities/identity/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { CaseParties } from './rules.ts';

/** Extended by the events of each kind of case. */
export const casePartiesPayload = z.object({
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	ownerName: personName,
	renterName: personName,
	carTitle: z.string(),
});

export async function toCasePartiesPayload(tx: Transaction, row: CaseParties & { booking_id: string }, car: { title: string } | undefined) {
	const { booking_id: bookingId, owner_id, renter_id } = row;
	const nameOf = await namesOf(tx, [owner_id, renter_id]);
	return {
		bookingId,
		ownerId: owner_id,
		renterId: renter_id,
		ownerName: nameOf(owner_id),
		renterName: nameOf(renter_id),
		carTitle: car?.title ?? '',
	};
}
