/** How long a renter has to answer a claim: as it was agreed when the car was booked. */
import type { BookingRow } from '#server/capabilities/bookings/index.ts';
import { settingsOfVersion } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';

export async function answerHoursOf(db: Queryable, booking: Pick<BookingRow, 'policy_snapshot' | 'settings_version'>): Promise<number> {
	const agreed = (booking.policy_snapshot as { claimAnswerHours?: unknown }).claimAnswerHours;
	return typeof agreed === 'number' ? agreed : (await settingsOfVersion(db, booking.settings_version)).claimAnswerHours;
}
