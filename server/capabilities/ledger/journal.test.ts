import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { aWorld } from '#tests/support/world.ts';
import {
	cancellationLines,
	captureLines,
	claimPaidLines,
	claimPaymentReturnedLines,
	completionLines,
	depositClosedLines,
	disputeCoveredLines,
	disputeLostLines,
	disputeOpenedLines,
	disputeWonLines,
	gatewayFeeLines,
	type Line,
	partialCancellationLines,
	payoutFailedLines,
	payoutPaidLines,
	payoutSentLines,
	post,
	refundConfirmedLines,
	transferLines,
} from './index.ts';

const world = aWorld();
const entry = (lines: readonly Line[]) => ({
	eventKey: `payment-captured:${randomUUID()}` as const,
	...{ bookingId: randomUUID(), occurredAt: world.clock.now(), lines },
});
const byHand = (text: string) => world.running.platform.pool.query(text);

/** Name of the constraint that rejected the write, or "written". */
async function outcome(act: () => Promise<unknown>): Promise<string> {
	try {
		await act();
		return 'written';
	} catch (error) {
		return violatedConstraint(error) ?? String(error);
	}
}

describe('the ledger', () => {
	it('posts an event once, also if it is published repeatedly', async () => {
		const { db } = world.running.platform;
		const event = entry(captureLines({ rentalFils: 106_500n, depositFils: 106_500n }));
		expect(await inTransaction(db, (tx) => post(tx, event))).toBe(true);
		expect(await inTransaction(db, (tx) => post(tx, event))).toBe(false);
	});

	it.each([
		[
			'does not balance',
			`INSERT INTO journal_lines VALUES (currval('journal_entries_id_seq'), 1, 'BANK', 5, 0), (currval('journal_entries_id_seq'), 2, 'RENTAL_ESCROW', 0, 4)`,
		],
		['has one line', `INSERT INTO journal_lines VALUES (currval('journal_entries_id_seq'), 1, 'BANK', 5, 0)`],
		['has none', 'SELECT 1'],
	])('refuses an entry that %s, also in direct SQL', async (_, lines) => {
		const statement = `BEGIN; INSERT INTO journal_entries (event_key, occurred_at) VALUES ('${randomUUID()}', now()); ${lines}; COMMIT`;
		expect(await outcome(() => byHand(statement))).toBe('journal_entries_balance');
	});

	it('accepts no further line in a committed entry, even a pair that balances', async () => {
		await inTransaction(world.running.platform.db, (tx) => post(tx, entry(refundConfirmedLines(10n))));
		const pair = `INSERT INTO journal_lines SELECT max(id), 8, 'BANK', 5, 0 FROM journal_entries UNION ALL SELECT max(id), 9, 'RENTAL_ESCROW', 0, 5 FROM journal_entries`;
		expect(await outcome(() => byHand(pair))).toBe('journal_entries_are_closed_at_commit');
	});

	it.each([
		`UPDATE journal_lines SET debit_fils = debit_fils + 1 WHERE debit_fils > 0`,
		'DELETE FROM journal_lines',
		'DELETE FROM journal_entries',
		`UPDATE journal_entries SET event_key = 'other'`,
		'TRUNCATE journal_entries CASCADE',
	])('refuses %s', async (statement) => {
		await inTransaction(world.running.platform.db, (tx) => post(tx, entry(refundConfirmedLines(10n))));
		expect(await outcome(() => byHand(statement))).toBe('journal_is_append_only');
	});

	it.each([
		['an account that is none', `(currval('journal_entries_id_seq'), 1, 'POCKET', 5, 0)`, 'journal_lines_account_fkey'],
		['debit and credit in one line', `(currval('journal_entries_id_seq'), 1, 'BANK', 5, 5)`, 'journal_lines_are_debit_or_credit'],
		['a negative amount', `(currval('journal_entries_id_seq'), 1, 'BANK', -5, 0)`, 'journal_lines_debit_fils_check'],
	])('refuses %s', async (_, line, constraint) => {
		const statement = `BEGIN; INSERT INTO journal_entries (event_key, occurred_at) VALUES ('${randomUUID()}', now()); INSERT INTO journal_lines VALUES ${line}; COMMIT`;
		expect(await outcome(() => byHand(statement))).toBe(constraint);
	});
});

describe('the lines of each event', () => {
	const amounts = fc.bigInt({ min: 0n, max: 10n ** 9n });
	it('balance for all amounts', () => {
		fc.assert(
			fc.property(amounts, amounts, amounts, (rentalFils, depositFils, fee) => {
				const platformFeeFils = fee > rentalFils ? rentalFils : fee;
				for (const lines of [
					captureLines({ rentalFils, depositFils }),
					cancellationLines({ rentalFils, depositFils }),
					partialCancellationLines(
						{ rentalFils, depositFils },
						{ fils: rentalFils / 2n, platformFils: rentalFils / 16n, ownerId: 'owner' },
					),
					refundConfirmedLines(rentalFils),
					completionLines({ totalFils: rentalFils, platformFeeFils, ownerId: 'owner' }),
					gatewayFeeLines(fee),
					gatewayFeeLines(-fee),
					transferLines(rentalFils - fee),
					transferLines(fee - rentalFils),
					depositClosedLines({ heldFils: depositFils, capturedFils: depositFils / 3n, ownerId: 'owner' }),
					claimPaidLines(fee, 'owner'),
					claimPaymentReturnedLines(fee, 'owner'),
					payoutSentLines({ fils: fee, ownerId: 'owner' }),
					payoutPaidLines({ fils: fee, ownerId: 'owner' }),
					payoutFailedLines({ fils: fee, ownerId: 'owner' }),
					disputeOpenedLines(rentalFils),
					disputeWonLines(rentalFils),
					disputeCoveredLines(fee),
					disputeLostLines({ amountFils: rentalFils, coveredFils: platformFeeFils }),
				]) {
					expect(lines.reduce((sum, line) => sum + line.debitFils - line.creditFils, 0n)).toBe(0n);
				}
			}),
		);
	});
});
