/** The owner proves with the renter's code that the renter received the car. */
import { type BookingRow, toEventPayload } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { tryCode } from './code.ts';
import { handoverCodeLocked } from './events.ts';
import { codeOf } from './sql.ts';

const SIX_DIGITS = /^\d{6}$/;

/** Throws HANDOVER_CODE_WRONG with the remaining tries, or HANDOVER_CODE_LOCKED after the last. A malformed code costs no try. */
export async function assertHandoverCode(platform: Platform, caller: Caller, booking: BookingRow, code: string | undefined): Promise<void> {
	if (!code || !SIX_DIGITS.test(code)) throw refuseField('code', 'CODE_SIX_DIGITS', caller.lang);
	const result = await tryCode(platform, booking.id, code);
	if (result.outcome === 'RIGHT') return;
	if (result.outcome === 'LOCKED') throw refuse('HANDOVER_CODE_LOCKED');
	if (result.left === 0) await publishCodeLocked(platform, caller, booking);
	throw refuse(result.left === 0 ? 'HANDOVER_CODE_LOCKED' : 'HANDOVER_CODE_WRONG', { left: result.left });
}

async function publishCodeLocked(platform: Platform, caller: Caller, booking: BookingRow): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const code = await codeOf(tx, booking.id);
		await audit(platform, tx, { actorId: caller.personId, action: 'handover.code_locked', subject: 'booking', subjectId: booking.id });
		await platform.events.publish(platform, tx, handoverCodeLocked, {
			...(await toEventPayload(tx, booking)),
			generation: code?.generation ?? 1,
		});
	});
}
