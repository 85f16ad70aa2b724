/** Verifies the ledger: every invariant over the whole database, as of one moment. */
import { formatFils } from '#contract/money.ts';
import type { Database, Transaction } from '#server/platform/database/pool.ts';
import type { Invariant } from './invariant.ts';
import { invariants } from './invariants.ts';
import { findViolations } from './sql.ts';

/** One violation: the invariant, the subject, and both amounts in words. */
export type Difference = { check: string; subject: string; detail: string };

/** Empty if the ledger is consistent. The app may keep running: all statements see the same snapshot. */
export async function verifyLedger(db: Database): Promise<Difference[]> {
	return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(findDifferences);
}

export async function findDifferences(tx: Transaction): Promise<Difference[]> {
	const found: Difference[] = [];
	for (const invariant of invariants) {
		for (const broken of await findViolations(tx, invariant)) {
			found.push({ check: invariant.check, subject: `${invariant.of} ${broken.subject}`, detail: inWords(invariant, broken) });
		}
	}
	return found;
}

type Broken = Awaited<ReturnType<typeof findViolations>>[number];

/** If both sides must be equal, an entry of 0.00 JOD differs from no entry. */
function inWords({ left, relation, right }: Invariant, broken: Broken): string {
	const none = relation === 'is' ? 'nothing' : '0.00 JOD';
	const amount = (fils: bigint | null): string => (fils === null ? none : `${formatFils(fils)} JOD`);
	return `${left.says} ${amount(broken.left_fils)}, ${right.says} ${amount(broken.right_fils)}`;
}
