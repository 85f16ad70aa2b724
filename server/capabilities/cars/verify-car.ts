/** An admin has checked the car's documents and photos, and verifies or rejects it with a reason. */
import { randomUUID } from 'node:crypto';
import { addDays, ammanDate } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { markPhotosReviewed } from './changes-sql.ts';
import { contentVersion } from './content-version.ts';
import { carChanged, carDecided } from './events.ts';
import { documentExpiredJob } from './jobs.ts';
import { assertDocumentsOpened, lockUndecidedCar } from './lock-undecided.ts';
import { mergeChange } from './proposed-change.ts';
import { carReviews } from './reviews-sql.ts';
import { type DocumentExpiries, documentsValidUntil, lacksRentalPlate } from './rules.ts';
import { type CarRow, changeCar } from './sql.ts';

type Status = 'VERIFIED' | 'REJECTED';
export type Decision = { id: string; verificationStatus: Status; verificationNotes: string | null };

/** `insuranceExpiresOn`: the date on the checked insurance, `YYYY-MM-DD`; if left out, the owner's date is confirmed. */
export type Confirmed = { insuranceExpiresOn?: string | null | undefined };
export type Verdict = ({ to: 'VERIFIED' } & Confirmed) | { to: 'REJECTED'; notes: string };

/** `contentVersion`: of the reviewed car. Throws CAR_CHANGE_OUTDATED if it has changed since. */
export async function verifyCar(
	platform: Platform,
	caller: Caller,
	carId: string,
	papers: Confirmed & { contentVersion?: string | undefined } = {},
): Promise<Decision> {
	return inTransaction(platform.db, async (tx) => {
		const car = await lockUndecidedCar(platform, tx, caller, carId);
		assertStatus(car, ['PENDING', 'REJECTED']);
		if (papers.contentVersion !== undefined && papers.contentVersion !== contentVersion(car)) throw refuse('CAR_CHANGE_OUTDATED');
		await assertVerifiable(platform, tx, caller, car);
		return carryOutVerdict(platform, tx, caller.personId, { car, verdict: { to: 'VERIFIED', ...papers } });
	});
}

export async function rejectCar(platform: Platform, caller: Caller, carId: string, notes: string): Promise<Decision> {
	return inTransaction(platform.db, async (tx) => {
		const car = await lockUndecidedCar(platform, tx, caller, carId);
		assertStatus(car, ['PENDING', 'VERIFIED']);
		return carryOutVerdict(platform, tx, caller.personId, { car, verdict: { to: 'REJECTED', notes } });
	});
}

function assertStatus(car: CarRow, from: readonly string[]): void {
	if (car.submitted_at === null || !from.includes(car.verification_status)) throw refuse('CAR_NOT_PENDING');
}

/** Throws PLATE_NOT_RENTAL, CAR_DOCUMENTS_UNOPENED. */
export async function assertVerifiable({ clock }: Platform, tx: Transaction, caller: Caller, car: CarRow): Promise<void> {
	if (lacksRentalPlate(car, await currentSettings(tx), ammanDate(clock.now()))) throw refuse('PLATE_NOT_RENTAL');
	await assertDocumentsOpened(tx, caller, car);
}

/** For a decision that was validated before. The car is locked. */
export async function carryOutVerdict(
	platform: Platform,
	tx: Transaction,
	adminId: string,
	{ car, verdict }: { car: CarRow; verdict: Verdict },
): Promise<Decision> {
	const { to } = verdict;
	const notes = verdict.to === 'REJECTED' ? verdict.notes : null;
	const now = platform.clock.now();
	await carReviews.delete(tx, car.id);
	const further = verdict.to === 'VERIFIED' ? await verified(tx, car, verdict, now) : await rejected(tx, car, now);
	const change = { ...further, verification_status: to, verification_notes: notes };
	await changeCar(tx, car.id, change, now);
	await audit(platform, tx, {
		actorId: adminId,
		action: `car.${lowerCase(to)}`,
		subject: 'car',
		subjectId: car.id,
		before: { verificationStatus: car.verification_status },
		after: { verificationStatus: to, ...(notes !== null && { notes }), ...insuranceOf(change) },
	});
	await platform.events.publish(platform, tx, carChanged, { carId: car.id });
	await platform.events.publish(platform, tx, carDecided, {
		...{ carId: car.id, notes, outcome: to, ownerId: car.owner_id, carTitle: car.title },
		decisionId: randomUUID(),
	});
	return { id: car.id, verificationStatus: to, verificationNotes: notes };
}

type Further = Parameters<typeof changeCar>[2];

async function verified(tx: Transaction, car: CarRow, confirmed: Confirmed, now: Date): Promise<Further> {
	const insuranceExpiresOn = confirmed.insuranceExpiresOn === undefined ? car.insurance_expires_on : confirmed.insuranceExpiresOn;
	const dates = { permitExpiresOn: car.permit_expires_on, registrationExpiresOn: car.registration_expires_on, insuranceExpiresOn };
	await watchDocuments(tx, car.id, dates);
	await markPhotosReviewed(tx, car.id);
	return { verified_at: now, insurance_expires_on: insuranceExpiresOn, insurance_checked_at: insuranceExpiresOn ? now : null };
}

async function rejected(tx: Transaction, car: CarRow, now: Date): Promise<Further> {
	await mergeChange(tx, car, now);
	return {};
}

const insuranceOf = ({ insurance_expires_on: insuranceExpiresOn }: Further) => (insuranceExpiresOn ? { insuranceExpiresOn } : {});

/** The car leaves search when its first document has expired, at midnight in Amman after its last day. */
async function watchDocuments(tx: Transaction, carId: string, dates: DocumentExpiries): Promise<void> {
	const lastDay = documentsValidUntil(dates);
	if (lastDay === null) return;
	await enqueue(tx, documentExpiredJob, { carId }, { runAt: new Date(`${addDays(lastDay, 1)}T00:00:00+03:00`), key: `papers-${carId}` });
}
