/** Every invariant is broken by hand, past all constraints, and named; books that nobody touched are clean. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { declineBooking } from '#contract/bookings.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { confirmedTrip } from '#tests/support/handing-over.ts';
import { paidRequest } from '#tests/support/paying.ts';
import { aWorld, START } from '#tests/support/world.ts';
import { invariants } from './invariants.ts';
import { type Difference, findDifferences, verifyLedger } from './verify-ledger.ts';

const world = aWorld();
const HOUR = 3_600_000;
/** Bookings, by what became of them. */
const ids = { open: '', owed: '', declined: '', kept: '', completed: '' };

async function aPaidRequest() {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	return { owner, renter, id, params: { id } };
}

beforeAll(async () => {
	const over = await confirmedTrip(world);
	world.clock.moveTo(over.endsAt);
	await world.advance(25 * HOUR);
	ids.completed = over.id;
	world.clock.moveTo(START);
	const late = await confirmedTrip(world);
	world.clock.moveTo(new Date(late.startsAt.getTime() - 24 * HOUR));
	await late.renter.browser.call(cancelBooking, { params: late.params, body: {} });
	await world.runJobs();
	await world.advance(HOUR);
	ids.kept = late.id;
	world.clock.moveTo(START);
	const declined = await aPaidRequest();
	await declined.owner.browser.call(declineBooking, { params: declined.params, body: { reason: 'The car is in the workshop' } });
	await world.runJobs();
	await world.advance(HOUR);
	ids.declined = declined.id;
	world.clock.moveTo(START);
	ids.open = (await aPaidRequest()).id;
	const owed = await aPaidRequest();
	await world.gateway.nextRefund({ outcome: 'stuck' });
	await owed.renter.browser.call(cancelBooking, { params: owed.params, body: {} });
	await world.runJobs();
	ids.owed = owed.id;
});

class Undone extends Error {}

/** What is said of the books with these wrong rows in them. Nothing of it stays. */
async function withWrongRows(statements: string): Promise<Difference[]> {
	let found: Difference[] = [];
	const work = world.running.platform.db.transaction().execute(async (tx) => {
		await sql`SET LOCAL session_replication_role = replica`.execute(tx);
		for (const statement of statements.split(';')) await sql.raw(statement).execute(tx);
		found = await findDifferences(tx);
		throw new Undone();
	});
	await expect(work).rejects.toThrow(Undone);
	return found;
}

const entry = (key: string, lines: Array<[account: string, debit: number, credit: number]>, bookingId = 'NULL') =>
	`INSERT INTO journal_entries (event_key, booking_id, occurred_at) VALUES (${key}, ${bookingId}, now());
	INSERT INTO journal_lines (entry_id, line_no, account, debit_fils, credit_fils) VALUES ${lines
		.map(([account, debit, credit], index) => `(currval('journal_entries_id_seq'), ${index + 1}, '${account}', ${debit}, ${credit})`)
		.join(', ')}`;
const eventOf = (kind: string, bookingId: string) =>
	`(SELECT id FROM journal_entries WHERE event_key LIKE '${kind}:%' AND booking_id = '${bookingId}')`;
const unwritten = (kind: string, bookingId: string) =>
	`DELETE FROM journal_lines WHERE entry_id = ${eventOf(kind, bookingId)};
	DELETE FROM journal_entries WHERE event_key LIKE '${kind}:%' AND booking_id = '${bookingId}'`;
const dispute = (state: string, closedAt: string) =>
	`INSERT INTO disputes (id, payment_id, booking_id, gateway_dispute_id, amount_fils, state, opened_at, closed_at)
		SELECT gen_random_uuid(), id, booking_id, 'D1', amount_fils, '${state}', now(), ${closedAt} FROM payments WHERE booking_id = '${ids.open}'`;
const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** The invariant, what is wrong, the statements that make it so, and what is said of it. */
const wrongs: Array<[check: string, wrong: string, statements: () => string, said: RegExp]> = [
	[
		'each entry balances',
		'a line changed',
		() =>
			`UPDATE journal_lines SET debit_fils = debit_fils - 1 WHERE debit_fils > 0 AND entry_id = ${eventOf('payment-captured', ids.open)}`,
		/^its debits are 212\.999 JOD, its credits 213\.00 JOD$/,
	],
	[
		'each entry balances',
		'an entry without lines',
		() => `INSERT INTO journal_entries (event_key, occurred_at) VALUES ('refund-owed:${NOBODYS}', now())`,
		/^its debits are nothing, its credits 0\.00 JOD$/,
	],
	[
		'the trial balance is zero',
		'a line taken away',
		() => `DELETE FROM journal_lines WHERE account = 'DEPOSITS_HELD' AND entry_id = ${eventOf('payment-captured', ids.open)}`,
		/^all debits are \d+\.\d+ JOD, all credits \d+\.\d+ JOD$/,
	],
	[
		'each account is the sum of its entries',
		'lines of no entry',
		() => `INSERT INTO journal_lines VALUES (999999, 1, 'BANK', 5000, 0)`,
		/^its lines make 5\.00 JOD, those .* nothing$/,
	],
	[
		'no account is on the wrong side',
		'more paid out than there was',
		() =>
			entry(`'booking-completed:${NOBODYS}'`, [
				['PLATFORM_REVENUE', 900_000, 0],
				['BANK', 0, 900_000],
			]),
		/^it holds -\d+\.\d+ JOD, and never less than 0\.00 JOD$/,
	],
	[
		'no owner was paid more than was earned',
		'an owner who has nothing is paid',
		() =>
			entry(`'booking-completed:${NOBODYS}'`, [
				['OWNER_PAYABLE', 1_000, 0],
				['BANK', 0, 1_000],
			]),
		/^OWNER_PAYABLE holds -1\.00 JOD/,
	],
	[
		'each entry is of a known kind',
		'an invented event',
		() =>
			entry(`'gift:1'`, [
				['BANK', 7_000, 0],
				['PLATFORM_REVENUE', 0, 7_000],
			]),
		/^the journal moved 7\.00 JOD, what happened accounts for nothing$/,
	],
	[
		'escrow is what open bookings hold',
		'a booking ended without its entry',
		() => `UPDATE bookings SET status = 'COMPLETED' WHERE id = '${ids.open}'`,
		/^RENTAL_ESCROW holds 106\.50 JOD, its open rental is nothing$/,
	],
	[
		'escrow is what open bookings hold',
		'another rental than was paid',
		() => `UPDATE bookings SET total_fils = total_fils + 10, base_fils = base_fils + 10 WHERE id = '${ids.open}'`,
		/^RENTAL_ESCROW holds 106\.50 JOD, its open rental is 106\.51 JOD$/,
	],
	[
		'deposits held are those of paid bookings',
		'a deposit that was not taken',
		() => `UPDATE bookings SET deposit_fils = 1000 WHERE id = '${ids.completed}'`,
		/^DEPOSITS_HELD holds 106\.50 JOD, its deposit to keep is 1\.00 JOD$/,
	],
	[
		'refunds payable are the refunds under way',
		'a refund that vanished',
		() => `DELETE FROM refunds WHERE booking_id = '${ids.owed}'`,
		/^REFUNDS_PAYABLE holds 213\.00 JOD, its refunds under way are nothing$/,
	],
	[
		'refunds payable are the refunds under way',
		'a refund nobody owes',
		() =>
			`INSERT INTO refunds (id, payment_id, booking_id, amount_fils, reason, state, created_at, due_at) SELECT gen_random_uuid(), id, booking_id, 10, 'X', 'PENDING', now(), now() FROM payments WHERE booking_id = '${ids.open}'`,
		/^REFUNDS_PAYABLE holds nothing, its refunds under way are 0\.01 JOD$/,
	],
	[
		'a booking is paid by one payment',
		'two kept payments',
		() =>
			`DROP INDEX payments_one_kept_for_each_booking; INSERT INTO payments SELECT (p2).* FROM (SELECT jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'reference', 'MW-TWICE', 'gateway_payment_id', 'x', 'gateway_order_id', 'y')) AS p2 FROM payments p WHERE booking_id = '${ids.open}') made`,
		/^the payments kept for it are 426\.00 JOD, it was paid for with 213\.00 JOD$/,
	],
	[
		'a booking is paid by one payment',
		'none',
		() => `UPDATE payments SET kept = false WHERE booking_id = '${ids.open}'`,
		/^the payments kept for it are nothing, it was paid for with 213\.00 JOD$/,
	],
	[
		'a completed rental is earned once',
		'without its entry',
		() => unwritten('booking-completed', ids.completed),
		/^its completion is entered with nothing, its completed rental is 106\.50 JOD$/,
	],
	[
		'a completed rental is earned once',
		'an entry of no booking',
		() =>
			entry(`'booking-completed:${NOBODYS}'`, [
				['RENTAL_ESCROW', 10, 0],
				['PLATFORM_REVENUE', 0, 10],
			]),
		/entered with 0\.01 JOD, its completed rental is nothing$/,
	],
	[
		'the fee of a completed rental is what was agreed',
		'another fee',
		() => `UPDATE bookings SET platform_fee_fils = 12770 WHERE id = '${ids.completed}'`,
		/a fee of 12\.78 JOD, it agreed on 12\.77 JOD$/,
	],
	[
		'each payment is captured once',
		'paid without an entry',
		() => unwritten('payment-captured', ids.open),
		/^its capture is entered with nothing, it was paid with 213\.00 JOD$/,
	],
	[
		'each payment is captured once',
		'an entry of an attempt that failed',
		() => `UPDATE payments SET state = 'FAILED', paid_at = NULL, kept = false WHERE booking_id = '${ids.open}'`,
		/^its capture is entered with 213\.00 JOD, it was paid with nothing$/,
	],
	[
		'each capture is divided as agreed',
		'rental booked as deposit',
		() => `UPDATE payments SET rental_fils = rental_fils - 10, deposit_fils = deposit_fils + 10 WHERE booking_id = '${ids.open}'`,
		/a rental of 106\.50 JOD, it paid for one of 106\.49 JOD$/,
	],
	[
		'what a cancelled booking does not keep is owed back',
		'a cancellation without its entry',
		() => unwritten('refund-owed', ids.owed),
		/^its refund is entered as owed with nothing, what goes back of it is 213\.00 JOD$/,
	],
	[
		'what a cancelled booking does not keep is owed back',
		'more kept than was said',
		() => `UPDATE bookings SET kept_fils = kept_fils - 10 WHERE id = '${ids.kept}'`,
		/as owed with 159\.75 JOD, what goes back of it is 159\.76 JOD$/,
	],
	[
		'the fee of a cancelled booking is what was said',
		'another fee',
		() => `UPDATE bookings SET kept_platform_fee_fils = 0 WHERE id = '${ids.kept}'`,
		/a fee of 6\.39 JOD, its cancelled booking keeps 0\.00 JOD$/,
	],
	[
		'each refund is confirmed once',
		'arrived without an entry',
		() => unwritten('refund-confirmed', ids.declined),
		/^its confirmation is entered with nothing, it arrived with 213\.00 JOD$/,
	],
	[
		'each refund is confirmed once',
		'entered before it arrived',
		() => `UPDATE refunds SET state = 'SENT', refunded_at = NULL WHERE booking_id = '${ids.declined}'`,
		/^its confirmation is entered with 213\.00 JOD, it arrived with nothing$/,
	],
	[
		'a payment reserves what its refunds are',
		'reserved for nothing',
		() => `UPDATE payments SET refund_reserved_fils = 500 WHERE booking_id = '${ids.open}'`,
		/^its refunds are nothing, it has reserved 0\.50 JOD$/,
	],
	[
		'no more goes back than was paid',
		'too large a refund',
		() => `UPDATE refunds SET amount_fils = 213010 WHERE booking_id = '${ids.declined}'`,
		/^its refunds are 213\.01 JOD, it was paid with 213\.00 JOD$/,
	],
	[
		'the gateway’s fees are those of its payments',
		'another fee than was entered',
		() => `UPDATE payments SET gateway_fee_fils = 6000 WHERE booking_id = '${ids.open}'`,
		/^GATEWAY_FEES holds -5\.325 JOD, its payments cost -6\.00 JOD$/,
	],
	[
		'each transfer is entered once',
		'one that was never entered',
		() =>
			`INSERT INTO gateway_transfers (id, gateway, reference, paid_on, net_fils, read_at) VALUES ('${NOBODYS}', 'myfatoorah', 'T1', now(), 207675, now())`,
		/^it is entered with nothing, it brought 207\.675 JOD$/,
	],
	[
		'what is disputed is open',
		'a dispute without its entry',
		() => dispute('OPEN', 'NULL'),
		/^DISPUTE_RECEIVABLE holds nothing, its open disputes are -213\.00 JOD$/,
	],
	[
		'a lost dispute covers what was owed',
		'a loss without its entry',
		() => dispute('LOST', 'now()'),
		/^its loss is entered as covering nothing, it covers 0\.00 JOD$/,
	],
	[
		'a lost dispute costs what it does not cover',
		'a loss without its entry',
		() => dispute('LOST', 'now()'),
		/^DISPUTE_LOSS holds nothing, its lost disputes cost -213\.00 JOD$/,
	],
];

describe('the books', () => {
	it('are clean where nobody touched them', async () => {
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
	});

	it.each(wrongs)('%s: %s', async (check, _, statements, said) => {
		const details = (await withWrongRows(statements())).filter((difference) => difference.check === check).map(({ detail }) => detail);
		expect(details).toEqual([expect.stringMatching(said)]);
	});

	it('are broken above in every way that is looked for', () => {
		expect(new Set(wrongs.map(([check]) => check))).toEqual(new Set(invariants.map(({ check }) => check)));
	});
});
