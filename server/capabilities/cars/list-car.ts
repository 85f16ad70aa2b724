/** An owner lists a car: a draft first, then its photos and its price, each a call of its own. A first listing makes a renter an owner. */
import type { Received } from '#contract/endpoint.ts';
import type { createCar } from '#contract/listing.ts';
import { changeUser } from '#server/capabilities/identity/index.ts';
import { identityIsApproved } from '#server/capabilities/kyc/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { lockSubject } from '#server/platform/database/lock.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, Remember } from '#server/platform/http/call.ts';
import { columnsOf } from './columns.ts';
import { takePapers } from './papers.ts';
import { freeSlug, slugOf } from './rules.ts';
import { insertCar, type NewCar, slugsLike } from './sql.ts';

type Listing = Received<typeof createCar>['body'];
type Answer = { id: string; slug: string };

export async function listCar(platform: Platform, caller: Caller, listing: Listing, remember: Remember): Promise<Answer> {
	if (!(await identityIsApproved(platform.db, caller.userId))) throw refuse('IDENTITY_REQUIRED');
	const papers = await takePapers(platform, caller, listing);
	return inTransaction(platform.db, async (tx) => {
		await papers.keep(tx);
		const slug = await claimSlug(tx, listing);
		// The schema of the call demands every column that the table does.
		const car = { ...columnsOf(listing), ...papers.columns, owner_id: caller.userId, slug } as NewCar;
		const id = await insertCar(tx, car, platform.clock.now());
		if (caller.role === 'RENTER') await changeUser(tx, caller.userId, { role: 'OWNER' });
		await audit(platform, tx, { actorId: caller.userId, action: 'car.listed', subject: 'car', subjectId: id, after: { slug } });
		const answer = { id, slug };
		await remember(tx, answer);
		return answer;
	});
}

/** One after another for equal names, so that two new cars never want the same address. */
export async function claimSlug(tx: Transaction, car: { make: string; model: string; year: number }): Promise<string> {
	const wanted = slugOf(car.make, car.model, car.year);
	await lockSubject(tx, 'slug', wanted);
	return freeSlug(wanted, await slugsLike(tx, wanted));
}
