/** Breaks every invariant by SQL, bypassing all constraints, and expects it to be named; an untouched ledger is consistent. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ids } from '#tests/ledger-invariants/planting.ts';
import { stageBooks } from '#tests/ledger-invariants/staged-books.ts';
import { wrongsOfEndings } from '#tests/ledger-invariants/wrong-endings.ts';
import { wrongsOfGoodwill } from '#tests/ledger-invariants/wrong-goodwill.ts';
import { wrongsOfCharges } from '#tests/ledger-invariants/wrong-rows.ts';
import { aWorld } from '#tests/support/world.ts';
import { invariants } from './invariants.ts';
import { type Difference, findDifferences, verifyLedger } from './verify-ledger.ts';

const world = aWorld();
const wrongsOf = (ids: Ids) => [...wrongsOfCharges(ids), ...wrongsOfEndings(ids), ...wrongsOfGoodwill(ids)];
/** Only for the names of the tests, before there are bookings. */
const named = wrongsOf({
	open: '',
	owed: '',
	declined: '',
	kept: '',
	completed: '',
	settled: '',
	disputed: '',
	won: '',
	lost: '',
	goodwill: '',
	fined: '',
	carried: '',
});
let wrongs: ReturnType<typeof wrongsOf> = [];

beforeAll(async () => {
	wrongs = wrongsOf(await stageBooks(world));
}, 180_000);

class Undone extends Error {}

/** The reported differences with these wrong rows; everything is rolled back. */
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

describe('the ledger', () => {
	it('is consistent without manual changes', async () => {
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
	});

	it.each(named.map(([check, wrong], index) => [check, wrong, index] as const))('%s: %s', async (_check, _wrong, index) => {
		const [check, , statements, said] = wrongs[index] ?? [];
		const details = (await withWrongRows(statements ?? '')).filter((difference) => difference.check === check).map(({ detail }) => detail);
		expect(details).toEqual([expect.stringMatching(said ?? '')]);
	});

	it('is broken above in every way that is checked', () => {
		expect(new Set(named.map(([check]) => check))).toEqual(new Set(invariants.map(({ check }) => check)));
	});
});
