/** Common start of every action on a case: who the caller is, the booking's lock, and whether the action is allowed now. */
import type { RefusalCode } from '#contract/index.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { worksFor } from '#server/capabilities/companies/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { type CaseActor, type CaseParties, sideOf } from './rules.ts';

type Guarded<Row, Action> = {
	notFound: RefusalCode;
	read(db: Queryable, id: string): Promise<Row | undefined>;
	/** The booking with its parties, whose lock is held while the case changes. */
	partiesOf(row: Row): CaseParties & { booking_id: string };
	refusalOf(action: Action, actor: CaseActor, row: Row, now: Date): RefusalCode | null;
};

export function caseGuards<Row, Action>({ notFound, read, partiesOf, refusalOf }: Guarded<Row, Action>) {
	/** Throws NOT_FOUND of the case for callers who are not a party. */
	function actorOf(row: Row, caller: Caller): CaseActor {
		const side = sideOf(partiesOf(row), caller.userId);
		if (side) return side;
		if (isAdmin(caller)) return 'ADMIN';
		throw refuse(notFound);
	}

	/** Throws NOT_FOUND of the case, or the reason why the action is not allowed. Checks without a lock; the check under the lock is final. */
	async function assertAction(platform: Platform, db: Queryable, caller: Caller, id: string, action: Action): Promise<Row> {
		const row = await read(db, id);
		if (!row) throw refuse(notFound);
		const [actor, now] = [actorOf(row, caller), platform.clock.now()];
		const refusal = refusalOf(action, actor, row, now);
		if (refusal) throw refuse(refusal);
		// Members of the owner's team, like the parties, are refused what only an admin may do.
		const own = actor === 'ADMIN' && (await worksFor(db, caller.userId, partiesOf(row).owner_id)) && refusalOf(action, 'OWNER', row, now);
		if (own) throw refuse(own);
		return row;
	}

	/** Reads the case after taking the booking's lock. */
	async function lock(tx: Transaction, id: string): Promise<Row | undefined> {
		const found = await read(tx, id);
		if (!found) return undefined;
		await lockBooking(tx, partiesOf(found).booking_id);
		return read(tx, id);
	}

	/** The check of an action, holding the booking's lock until the transaction ends. */
	async function lockForAction(platform: Platform, tx: Transaction, caller: Caller, id: string, action: Action): Promise<Row> {
		await lock(tx, id);
		return assertAction(platform, tx, caller, id, action);
	}

	return { actorOf, assertAction, lock, lockForAction };
}
