/** An admin has seen the car's papers and photos, and lets it be found. */

import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/call.ts';
import { carChanged } from './news.ts';
import { changeCar, lockCar } from './sql.ts';

/** `insuranceExpiresOn`: what the checked insurance paper says, `YYYY-MM-DD`; null where none was shown. */
export async function verifyCar(
	platform: Platform,
	caller: Caller,
	carId: string,
	papers: { insuranceExpiresOn: string | null },
): Promise<void> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	await inTransaction(platform.db, async (tx) => {
		const car = await lockCar(tx, carId);
		if (!car) throw refuse('CAR_NOT_FOUND');
		const now = platform.clock.now();
		const change = {
			verification_status: 'VERIFIED' as const,
			verification_notes: null,
			verified_at: now,
			insurance_expires_on: papers.insuranceExpiresOn,
			insurance_checked_at: papers.insuranceExpiresOn ? now : null,
		};
		await changeCar(tx, carId, change, now);
		await audit(platform, tx, {
			actorId: caller.userId,
			action: 'car.verified',
			subject: 'car',
			subjectId: carId,
			before: { verificationStatus: car.verification_status },
			after: { verificationStatus: 'VERIFIED', ...papers },
		});
		await platform.news.publish(platform, tx, carChanged, { carId });
	});
}
