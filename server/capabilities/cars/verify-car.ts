/** An admin has checked the car's documents and photos, and verifies or rejects it with a reason. */
import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { markPhotosReviewed } from './changes-sql.ts';
import { contentVersion } from './content-version.ts';
import { carChanged, carDecided } from './events.ts';
import { documentExpiredJob } from './jobs.ts';
import { mergeChange } from './proposed-change.ts';
import { type DocumentExpiries, documentsValidUntil } from './rules.ts';
import { type CarRow, changeCar, lockCar } from './sql.ts';

type Status = 'VERIFIED' | 'REJECTED';
export type Decision = { id: string; verificationStatus: Status; verificationNotes: string | null };

/**
 * `insuranceExpiresOn`: the date on the checked insurance, `YYYY-MM-DD`; if left out, the owner's date is confirmed.
 * `contentVersion`: of the car that was looked at. Throws CAR_CHANGE_OUTDATED if it is another one now.
 */
export async function verifyCar(
	platform: Platform,
	caller: Caller,
	carId: string,
	papers: { insuranceExpiresOn?: string | null | undefined; contentVersion?: string | undefined } = {},
): Promise<Decision> {
	return decide(platform, caller, carId, { from: ['PENDING', 'REJECTED'], to: 'VERIFIED', notes: null }, async (tx, car) => {
		if (papers.contentVersion !== undefined && papers.contentVersion !== contentVersion(car)) throw refuse('CAR_CHANGE_OUTDATED');
		const { rentalPlatesOnly } = await currentSettings(tx);
		if (rentalPlatesOnly && car.plate_class !== 'RENTAL') throw refuse('PLATE_NOT_RENTAL');
		const insuranceExpiresOn = papers.insuranceExpiresOn === undefined ? car.insurance_expires_on : papers.insuranceExpiresOn;
		const now = platform.clock.now();
		const dates = { permitExpiresOn: car.permit_expires_on, registrationExpiresOn: car.registration_expires_on, insuranceExpiresOn };
		await watchDocuments(tx, carId, dates);
		await markPhotosReviewed(tx, carId);
		return { verified_at: now, insurance_expires_on: insuranceExpiresOn, insurance_checked_at: insuranceExpiresOn ? now : null };
	});
}

export async function rejectCar(platform: Platform, caller: Caller, carId: string, notes: string): Promise<Decision> {
	return decide(platform, caller, carId, { from: ['PENDING', 'VERIFIED'], to: 'REJECTED', notes }, async (tx, car) => {
		await mergeChange(tx, car, platform.clock.now());
		return {};
	});
}

type Step = { from: readonly string[]; to: Status; notes: string | null };
type Further = Parameters<typeof changeCar>[2];

async function decide(
	platform: Platform,
	caller: Caller,
	carId: string,
	{ from, to, notes }: Step,
	further: (tx: Transaction, car: CarRow) => Promise<Further>,
): Promise<Decision> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const car = await lockCar(tx, carId);
		if (!car || car.deleted_at !== null) throw refuse('CAR_NOT_FOUND');
		if (car.submitted_at === null || !from.includes(car.verification_status)) throw refuse('CAR_NOT_PENDING');
		const change = { ...(await further(tx, car)), verification_status: to, verification_notes: notes };
		await changeCar(tx, carId, change, platform.clock.now());
		await audit(platform, tx, {
			actorId: caller.personId,
			action: `car.${lowerCase(to)}`,
			subject: 'car',
			subjectId: carId,
			before: { verificationStatus: car.verification_status },
			after: { verificationStatus: to, ...(notes !== null && { notes }), ...insuranceOf(change) },
		});
		await platform.events.publish(platform, tx, carChanged, { carId });
		await platform.events.publish(platform, tx, carDecided, {
			...{ carId, notes, outcome: to, ownerId: car.owner_id, carTitle: car.title },
			decisionId: randomUUID(),
		});
		return { id: carId, verificationStatus: to, verificationNotes: notes };
	});
}

const insuranceOf = ({ insurance_expires_on: insuranceExpiresOn }: Further) => (insuranceExpiresOn ? { insuranceExpiresOn } : {});

/** The car leaves search when its first document has expired, at midnight in Amman after its last day. */
async function watchDocuments(tx: Transaction, carId: string, dates: DocumentExpiries): Promise<void> {
	const lastDay = documentsValidUntil(dates);
	if (lastDay === null) return;
	await enqueue(tx, documentExpiredJob, { carId }, { runAt: new Date(`${addDays(lastDay, 1)}T00:00:00+03:00`), key: `papers-${carId}` });
}
