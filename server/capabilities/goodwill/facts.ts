/** Reads the facts that decide whether goodwill is possible for a booking. */
import type { GoodwillRecipient } from '#contract/goodwill.ts';
import type { BookingRow } from '#server/capabilities/bookings/index.ts';
import { isOnOwnerSide } from '#server/capabilities/companies/index.ts';
import { usersByIds } from '#server/capabilities/identity/index.ts';
import { goodwillRooms, openDisputeOf } from '#server/capabilities/payments/index.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { GoodwillFacts } from './rules.ts';
import { goodwillOfBooking } from './sql.ts';

const FILS_PER_JOD = 1000n;

type Parties = Pick<BookingRow, 'owner_id' | 'renter_id'>;

/** Includes members of the owner's team. */
export async function isParty(db: Queryable, { owner_id, renter_id }: Parties, { userId }: Pick<Caller, 'userId'>): Promise<boolean> {
	return renter_id === userId || (await isOnOwnerSide(db, userId, owner_id));
}

/** `excludedId`: a waiting one, which does not count towards its own total. */
export async function readFacts(
	db: Queryable,
	booking: BookingRow,
	caller: Pick<Caller, 'userId'>,
	excludedId?: string,
): Promise<GoodwillFacts> {
	const { goodwillCapJod } = await currentSettings(db);
	const counted = (await goodwillOfBooking(db, booking.id)).filter(
		({ state, id }) => state !== 'REFUSED' && state !== 'LAPSED' && id !== excludedId,
	);
	const rooms = await goodwillRooms(db, booking.id);
	const people = await usersByIds(db, [booking.renter_id, booking.owner_id]);
	const hasLeft = (id: string) => people.find((person) => person.id === id)?.left_at !== null;
	const sides: Record<GoodwillRecipient, string> = { RENTER: booking.renter_id, OWNER: booking.owner_id };
	return {
		capFils: BigInt(goodwillCapJod) * FILS_PER_JOD,
		totalFils: counted.reduce((sum, { amount_fils }) => sum + amount_fils, 0n),
		status: booking.status,
		isPaid: booking.paid_at !== null,
		isParty: await isParty(db, booking, caller),
		isDisputed: (await openDisputeOf(db, booking.id)) !== undefined,
		refundableFils: rooms.reduce((sum, { fils }) => sum + fils, 0n),
		left: (['RENTER', 'OWNER'] as const).filter((side) => hasLeft(sides[side])),
	};
}
