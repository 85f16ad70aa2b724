/** The renter creates a new code after five wrong tries, which allows further tries. */
import type { Handover } from '#contract/handover.ts';
import { handoverSide, lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { isLocked } from './code.ts';
import { readHandover } from './read-handover.ts';
import { lockCode, replaceCode } from './sql.ts';

export async function renewCode(platform: Platform, caller: Caller, bookingId: string): Promise<Handover> {
	await inTransaction(platform.db, async (tx) => {
		const booking = await lockBooking(tx, bookingId);
		if (!booking || handoverSide(booking, caller.userId) !== 'RENTER') throw refuse('BOOKING_NOT_FOUND');
		const code = await lockCode(tx, bookingId);
		if (!code || !isLocked(code)) return;
		await replaceCode(tx, bookingId, platform.clock.now());
		await audit(platform, tx, { actorId: caller.personId, action: 'handover.code_renewed', subject: 'booking', subjectId: bookingId });
	});
	return readHandover(platform, caller, bookingId);
}
