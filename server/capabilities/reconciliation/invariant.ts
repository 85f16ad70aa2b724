/** One invariant of the ledger: two sets of amounts by id, and the required relation between them. */
import type { Amounts, Relation } from './sql.ts';

/** `says` precedes the amount: "the journal holds 106.50 JOD, the booking 0.00 JOD". */
type Side = { says: string; amounts: Amounts };

export type Invariant = {
	check: string;
	/** The kind of the ids on both sides. */
	of: string;
	left: Side;
	relation: Relation;
	right: Side;
};

export const side = (says: string, amounts: Amounts): Side => ({ says, amounts });
export const is = (check: string, of: string, left: Side, right: Side): Invariant => ({ check, of, left, relation: 'is', right });
