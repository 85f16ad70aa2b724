import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryKinds } from '#contract/ledger.ts';
import type { OwnerMovement } from '#server/capabilities/ledger/index.ts';
import { statementTable } from './read-statement.ts';
import { sumsOfStatement, toStatementEntry } from './statement-rules.ts';

const movement = (some: Partial<OwnerMovement>): OwnerMovement => ({
	...{ kind: 'booking-completed', bookingId: null, occurredAt: new Date(0), fils: 93_720n, feeFils: 12_780n, movesRental: true },
	...some,
});
const nothing = { rental: 0n, fee: 0n, compensation: 0n, goodwill: 0n, payout: 0n };
const apart = { feeFils: 0n, movesRental: false } as const;

it.each([
	['a rental', movement({}), { rental: 106_500n, fee: -12_780n }],
	['what goes back by a claim', movement({ kind: 'renter-claim', fils: -17_600n, feeFils: -2_400n }), { rental: -20_000n, fee: 2_400n }],
	['a deposit', movement({ kind: 'deposit-closed', fils: 30_000n, ...apart }), { compensation: 30_000n }],
	['a fine', movement({ kind: 'fine-charged', fils: 20_000n, ...apart }), { compensation: 20_000n }],
	['the payment for a claim', movement({ kind: 'payment-captured', fils: 5_000n, ...apart }), { compensation: 5_000n }],
	['goodwill', movement({ kind: 'goodwill-granted', fils: 10_000n, ...apart }), { goodwill: 10_000n }],
	['a payout', movement({ kind: 'payout-sent', fils: -93_720n, ...apart }), { payout: -93_720n }],
	['one that came back', movement({ kind: 'payout-failed', fils: 93_720n, ...apart }), { payout: 93_720n }],
])('%s is counted in its own column', (_, given, parts) => {
	expect(toStatementEntry(given).parts).toEqual({ ...nothing, ...parts });
});

it('the parts lead from the opening to the closing balance, for all entries', () => {
	const aMovement = fc.record({
		...{ kind: fc.constantFrom(...entryKinds), bookingId: fc.constant(null), occurredAt: fc.constant(new Date(0)) },
		...{
			fils: fc.bigInt({ min: -900_000n, max: 900_000n }),
			feeFils: fc.bigInt({ min: -90_000n, max: 90_000n }),
			movesRental: fc.boolean(),
		},
	});
	fc.assert(
		fc.property(fc.bigInt({ min: 0n, max: 900_000n }), fc.array(aMovement), (opening, movements) => {
			const { parts, closingFils } = sumsOfStatement(opening, movements.map(toStatementEntry));
			expect(Object.values(parts).reduce((sum, fils) => sum + fils, opening)).toBe(closingFils);
			expect(movements.reduce((sum, { fils }) => sum + fils, opening)).toBe(closingFils);
		}),
	);
});

it('a payout that was returned is distinguished from the one that was sent', () => {
	const none = { rental: '0.00', fee: '0.00', compensation: '0.00', goodwill: '0.00', payout: '0.00' };
	const entry = { ...none, part: 'payout' as const, at: '2026-11-26T10:00:00+03:00', bookingId: null, balanceJod: '0.00' };
	const entries = ['-93.72', '93.72'].map((payout) => ({ ...entry, payout, totalJod: payout, isReturned: payout === '93.72' }));
	const account = { nameEn: 'Khaled', nameAr: 'خالد', taxNumber: '' };
	const month = { month: '2026-11', currentMonth: '2026-11', openingJod: '93.72', closingJod: '93.72', account, sums: none };
	const shown = (language: 'en' | 'ar') => statementTable({ ...month, entries }, language).rows.slice(1, -1);
	expect(shown('en').map(([, what]) => what)).toEqual(['Payout', 'Payout returned by the bank']);
	expect(shown('ar').map(([, what]) => what)).toEqual(['حوالة', 'حوالة أعادها البنك']);
});
