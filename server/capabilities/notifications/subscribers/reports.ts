/** Notifies the other side and the admins of a report, and both sides of its decision. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { carRow } from '../detail-rows.ts';
import { createdToAdmin, createdToOther, type DecidedReport, decidedTo, type ReportDetails } from '../report-texts.ts';
import { sendNotification } from '../send-notification.ts';
import type { NotificationText } from '../texts.ts';

type Payload = ReportDetails & { reportId: string; bookingId: string; ownerId: string; renterId: string };

export async function onReportCreated(platform: Platform, payload: Payload & { adminIds: string[]; dueAt: string }): Promise<void> {
	const { reportId, bookingId, side, dueAt, adminIds, ownerId, renterId } = payload;
	const line = { eventKey: `report-created-${reportId}:${bookingId}`, needsBy: dueAt };
	const to = side === 'OWNER' ? ('RENTER' as const) : ('OWNER' as const);
	await notifyParty(platform, payload, to, createdToOther(payload), line);
	for (const userId of adminIds.filter((id) => id !== ownerId && id !== renterId))
		await sendNotification(platform, {
			...createdToAdmin(payload),
			...line,
			userId,
			actionUrl: `/admin/reports/${reportId}`,
			...details(payload),
		});
}

export async function onReportDecided(platform: Platform, payload: Payload & DecidedReport): Promise<void> {
	const line = { eventKey: `report-decided-${payload.reportId}:${payload.bookingId}`, needsBy: null };
	const { anotherCar } = payload;
	const toPay = anotherCar?.payBy ?? null;
	await notifyParty(platform, payload, 'RENTER', decidedTo('RENTER', payload), {
		...{ ...line, needsBy: toPay },
		...(anotherCar && { actionUrl: `/booking/${anotherCar.bookingId}${toPay ? '/payment' : ''}` }),
	});
	await notifyParty(platform, payload, 'OWNER', decidedTo('OWNER', payload), line);
}

type Line = { eventKey: string; needsBy: string | null; actionUrl?: string };

async function notifyParty(
	platform: Platform,
	payload: Payload,
	to: 'OWNER' | 'RENTER',
	text: NotificationText,
	line: Line,
): Promise<void> {
	await sendNotification(platform, {
		...text,
		userId: to === 'OWNER' ? payload.ownerId : payload.renterId,
		actionUrl: to === 'OWNER' ? `/owner/bookings/${payload.bookingId}` : `/booking/${payload.bookingId}`,
		...line,
		...details(payload),
	});
}

const details = ({ carTitle }: Payload) => ({ rows: [carRow(carTitle)], short: { en: carTitle, ar: carTitle } });
