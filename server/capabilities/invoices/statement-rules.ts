/** The statement of an owner's account for a month: each movement by its kind, and sums that lead from the opening to the closing balance. Pure. */
import type { StatementPart } from '#contract/statements.ts';
import type { OwnerMovement } from '#server/capabilities/ledger/index.ts';

/** For one entry of the ledger, in fils; negative amounts reduce the balance. */
export type StatementEntry = Pick<OwnerMovement, 'kind' | 'bookingId' | 'occurredAt'> & {
	parts: Record<StatementPart, bigint>;
	fils: bigint;
};

const NOTHING: Record<StatementPart, bigint> = { rental: 0n, fee: 0n, compensation: 0n, goodwill: 0n, payout: 0n };

/** The entry of a rental has only the owner's part: the statement shows the rental in full, and the deducted fee. */
export function toStatementEntry({ kind, bookingId, occurredAt, fils, feeFils, movesRental }: OwnerMovement): StatementEntry {
	const facts = { kind, bookingId, occurredAt, fils };
	if (movesRental) return { ...facts, parts: { ...NOTHING, rental: fils + feeFils, fee: -feeFils } };
	if (kind.startsWith('payout-')) return { ...facts, parts: { ...NOTHING, payout: fils } };
	if (kind === 'goodwill-granted') return { ...facts, parts: { ...NOTHING, goodwill: fils } };
	// Income from the deposit, a fine or the payment of a claim.
	return { ...facts, parts: { ...NOTHING, compensation: fils } };
}

export type StatementSums = { openingFils: bigint; parts: Record<StatementPart, bigint>; closingFils: bigint };

export function sumsOfStatement(openingFils: bigint, entries: readonly StatementEntry[]): StatementSums {
	const parts = { ...NOTHING };
	for (const entry of entries) for (const part of Object.keys(parts) as StatementPart[]) parts[part] += entry.parts[part];
	return { openingFils, parts, closingFils: entries.reduce((sum, { fils }) => sum + fils, openingFils) };
}
