/** Notifications about a case on a booking (a claim, a fine, a report): to a party, on its page of the booking, or to the admins who decide. */
import type { Platform } from '#server/platform/context/platform.ts';
import { bookingAddress, carRow } from './detail-rows.ts';
import { type Line, sendNotification } from './send-notification.ts';
import { arabicCar, type FactRow } from './texts.ts';

type OfCase = { bookingId: string; ownerId: string; renterId: string; carTitle: string };
/** `rows`: the rows of the notification in addition to the car. */
type Content = Omit<Line, 'userId' | 'actionUrl' | 'short'>;

/** `page`: appended to the booking's address. */
export async function notifyParty(
	platform: Platform,
	to: 'OWNER' | 'RENTER',
	{ bookingId, ownerId, renterId, carTitle }: OfCase,
	{ page = '', ...content }: Content & { page?: string; actionUrl?: string },
): Promise<void> {
	await sendNotification(platform, {
		actionUrl: bookingAddress(to, bookingId) + page,
		...content,
		...(to === 'OWNER' && { team: 'manage' }),
		userId: to === 'OWNER' ? ownerId : renterId,
		...aboutCar(carTitle, content.rows),
	});
}

/** To every admin who is not a party. */
export async function notifyAdmins(
	platform: Platform,
	{ adminIds, ownerId, renterId, carTitle }: OfCase & { adminIds: readonly string[] },
	content: Content & { actionUrl: string },
): Promise<void> {
	for (const userId of adminIds.filter((id) => id !== ownerId && id !== renterId))
		await sendNotification(platform, { ...content, userId, ...aboutCar(carTitle, content.rows) });
}

const aboutCar = (carTitle: string, rows: readonly FactRow[] = []) => ({
	rows: [carRow(carTitle), ...rows],
	short: { en: carTitle, ar: arabicCar(carTitle) },
});
