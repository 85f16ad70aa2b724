/** An admin gives goodwill: granted at once up to the cap of the booking, waiting for a second admin above it. */
import type { InputOf } from '#contract/endpoint.ts';
import type { Goodwill, GoodwillPreview, giveGoodwill as giveCall, previewGoodwill as previewCall } from '#contract/goodwill.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { type BookingRow, bookingById, lockBooking } from '#server/capabilities/bookings/index.ts';
import { listAdminIds, namesOf } from '#server/capabilities/identity/index.ts';
import { goodwillRooms, spread } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { goodwillRequested } from './events.ts';
import { readFacts } from './facts.ts';
import { grant, toEventPayload } from './grant.ts';
import { presentOne } from './present.ts';
import { giftProblem, needsSecondAdmin } from './rules.ts';
import { type GoodwillRow, goodwillById, insertGoodwill } from './sql.ts';

type Asked = InputOf<typeof previewCall>['query'];
type Body = InputOf<typeof giveCall>['body'];

export async function previewGoodwill(platform: Platform, caller: Caller, bookingId: string, asked: Asked): Promise<GoodwillPreview> {
	const booking = await bookingById(platform.db, bookingId);
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	return preview(platform.db, caller, booking, asked);
}

async function preview(db: Queryable, caller: Caller, booking: BookingRow, { recipient, amountJod }: Asked): Promise<GoodwillPreview> {
	const fils = parseFils(amountJod);
	const facts = await readFacts(db, booking, caller);
	const problem = giftProblem(facts, { recipient, fils });
	if (problem) throw refuse(problem, problem === 'GOODWILL_TOO_LARGE' ? { refundableJod: formatFils(facts.refundableFils) } : undefined);
	const rooms = recipient === 'RENTER' ? await goodwillRooms(db, booking.id) : [];
	const { parts } = spread(
		fils,
		rooms.map((room) => room.fils),
	);
	return {
		recipient,
		amountJod: formatFils(fils),
		needsSecondAdmin: needsSecondAdmin(facts, fils),
		payments: rooms
			.map(({ reference }, index) => ({ reference, amountJod: formatFils(parts[index] ?? 0n) }))
			.filter((payment) => parseFils(payment.amountJod) > 0n),
	};
}

export async function giveGoodwill(platform: Platform, caller: Caller, bookingId: string, body: Body): Promise<Goodwill> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const booking = await lockBooking(tx, bookingId);
		if (!booking) throw refuse('BOOKING_NOT_FOUND');
		const sent = await alreadySent(tx, caller, bookingId, body);
		if (sent) return presentOne(tx, sent, caller);
		const shown = await preview(tx, caller, booking, body);
		if (shown.needsSecondAdmin !== body.needsSecondAdmin) throw refuse('GOODWILL_CHANGED', { preview: shown });
		const row = await insert(platform, tx, caller, booking, body);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: row.state === 'GRANTED' ? 'goodwill.granted' : 'goodwill.requested',
			subject: 'goodwill',
			subjectId: row.id,
			after: { bookingId, recipient: row.recipient, amountJod: shown.amountJod, reason: row.reason },
		});
		if (row.state === 'GRANTED') await grant(platform, tx, row, booking);
		else await notifyAdmins(platform, tx, caller, row, booking);
		return presentOne(tx, row, caller);
	});
}

/** The row that an earlier attempt of the same request created. */
async function alreadySent(tx: Transaction, caller: Caller, bookingId: string, body: Body): Promise<GoodwillRow | null> {
	const row = await goodwillById(tx, body.id);
	if (!row) return null;
	const isSame = row.booking_id === bookingId && row.recipient === body.recipient && row.amount_fils === parseFils(body.amountJod);
	if (isSame && row.requested_by === caller.userId) return row;
	throw refuse('IDEMPOTENCY_KEY_REUSED');
}

async function insert(platform: Platform, tx: Transaction, caller: Caller, booking: BookingRow, body: Body): Promise<GoodwillRow> {
	const now = platform.clock.now();
	const { recipient, needsSecondAdmin: waits } = body;
	const row = await insertGoodwill(tx, {
		id: body.id,
		booking_id: booking.id,
		recipient,
		recipient_id: recipient === 'RENTER' ? booking.renter_id : booking.owner_id,
		amount_fils: parseFils(body.amountJod),
		reason: body.reason,
		above_cap: waits,
		requested_by: caller.userId,
		requested_at: now,
		...(waits ? { state: 'REQUESTED' } : { state: 'GRANTED', decided_by: caller.userId, decided_at: now }),
	});
	// The id was used meanwhile, for another booking.
	if (!row) throw refuse('IDEMPOTENCY_KEY_REUSED');
	return row;
}

export async function notifyAdmins(
	platform: Platform,
	tx: Transaction,
	caller: Pick<Caller, 'userId'>,
	row: GoodwillRow,
	booking: BookingRow,
): Promise<void> {
	const involved = [caller.userId, booking.owner_id, booking.renter_id];
	const nameOf = await namesOf(tx, [caller.userId]);
	await platform.events.publish(platform, tx, goodwillRequested, {
		...(await toEventPayload(tx, row, booking)),
		requesterName: nameOf(caller.userId),
		adminIds: (await listAdminIds(tx)).filter((id) => !involved.includes(id)),
	});
}
