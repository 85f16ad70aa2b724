/** An owner lists a car: first a draft, then photos and price, each by its own call. A first listing makes a renter an owner. */
import type { InputOf } from '#contract/endpoint.ts';
import type { createCar } from '#contract/listing.ts';
import { changeUser } from '#server/capabilities/identity/index.ts';
import { isIdentityApproved } from '#server/capabilities/kyc/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { assertNoContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { writeOrDiscard } from '#server/platform/files/uploads.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { areaAfter } from './area.ts';
import { columnsOf, textsOf } from './columns.ts';
import { storeCarDocuments } from './documents.ts';
import { assertDriverTerms } from './driver-terms.ts';
import { freeSlug, slugOf } from './rules.ts';
import { answerHoursOf, cancellationsOf, insertCar, instantBookPauseOf, type NewCar, slugsLike } from './sql.ts';

type Listing = InputOf<typeof createCar>['body'];
type Answer = { id: string; slug: string };

export async function listCar(platform: Platform, caller: Caller, listing: Listing, saveResponse: SaveResponse): Promise<Answer> {
	if (!(await isIdentityApproved(platform.db, caller.userId))) throw refuse('IDENTITY_REQUIRED');
	assertNoContacts(textsOf(listing), caller.lang);
	areaAfter(listing, null, caller.lang);
	// A new car has no delivery places yet.
	if (listing.deliveryAvailable) throw refuseField('deliveryAvailable', 'DELIVERY_NEEDS_A_ZONE', caller.lang);
	assertDriverTerms(listing, await currentSettings(platform.db), null, caller);
	await platform.limits.count('listingPerson', caller.userId);
	const papers = await storeCarDocuments(platform, caller, listing);
	const write = async (tx: Transaction) => {
		await papers.commit(tx);
		const slug = await reserveSlug(tx, listing);
		// The schema of the call requires every column that the table requires.
		const car = { ...columnsOf(listing), ...papers.columns, owner_id: caller.userId, slug } as NewCar;
		// A new car is subject to it, too.
		car.instant_book_paused_until = await instantBookPauseOf(tx, caller.userId);
		car.owner_cancellations = await cancellationsOf(tx, caller.userId);
		car.owner_answer_hours = await answerHoursOf(tx, caller.userId);
		const id = await insertCar(tx, car, platform.clock.now());
		if (caller.role === 'RENTER') await changeUser(tx, caller.userId, { role: 'OWNER' });
		await audit(platform, tx, { actorId: caller.personId, action: 'car.listed', subject: 'car', subjectId: id, after: { slug } });
		const answer = { id, slug };
		await saveResponse(tx, answer);
		return answer;
	};
	return writeOrDiscard(
		() => [papers],
		() => inTransaction(platform.db, write),
	);
}

/** Serialized per name, so that two new cars never choose the same slug. */
export async function reserveSlug(tx: Transaction, car: { make: string; model: string; year: number }): Promise<string> {
	const base = slugOf(car.make, car.model, car.year);
	await lockSubject(tx, 'slug', base);
	return freeSlug(base, await slugsLike(tx, base));
}
