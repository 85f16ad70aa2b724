/** The statement of an owner's account for a month: each movement by what it is, and sums that lead from the opening to the closing balance. Pure. */
import type { StatementPart } from '#contract/statements.ts';
import type { OwnerMovement } from '#server/capabilities/ledger/index.ts';

/** Of one entry of the ledger, in fils; negative amounts take away. */
export type StatementEntry = Pick<OwnerMovement, 'kind' | 'bookingId' | 'occurredAt'> & {
	parts: Record<StatementPart, bigint>;
	fils: bigint;
};

const NOTHING: Record<StatementPart, bigint> = { rental: 0n, fee: 0n, compensation: 0n, goodwill: 0n, payout: 0n };

/** A rental is entered with the owner's part alone: the statement shows it in full, and the fee that was deducted. */
export function toStatementEntry({ kind, bookingId, occurredAt, fils, feeFils, movesRental }: OwnerMovement): StatementEntry {
	const facts = { kind, bookingId, occurredAt, fils };
	if (movesRental) return { ...facts, parts: { ...NOTHING, rental: fils + feeFils, fee: -feeFils } };
	if (kind.startsWith('payout-')) return { ...facts, parts: { ...NOTHING, payout: fils } };
	if (kind === 'goodwill-granted') return { ...facts, parts: { ...NOTHING, goodwill: fils } };
	// What the deposit, a fine or the payment for a claim brought.
	return { ...facts, parts: { ...NOTHING, compensation: fils } };
}

export type StatementSums = { openingFils: bigint; parts: Record<StatementPart, bigint>; closingFils: bigint };

export function sumsOfStatement(openingFils: bigint, entries: readonly StatementEntry[]): StatementSums {
	const parts = { ...NOTHING };
	for (const entry of entries) for (const part of Object.keys(parts) as StatementPart[]) parts[part] += entry.parts[part];
	return { openingFils, parts, closingFils: entries.reduce((sum, { fils }) => sum + fils, openingFils) };
}
