/** Notifies the other side and the admins of a report, and both sides of its decision. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { momentRow } from '../detail-rows.ts';
import { labels } from '../email-texts.ts';
import { notifyAdmins, notifyParty } from '../notify-case.ts';
import { createdToAdmin, createdToOther, type DecidedReport, decidedTo, type ReportDetails } from '../report-texts.ts';

type Payload = ReportDetails & { reportId: string; bookingId: string; ownerId: string; renterId: string };

export async function onReportCreated(platform: Platform, payload: Payload & { adminIds: string[]; dueAt: string }): Promise<void> {
	const { reportId, bookingId, side, dueAt } = payload;
	const line = { eventKey: `report-created-${reportId}:${bookingId}`, needsBy: dueAt, rows: [momentRow(labels.decideBy, dueAt)] };
	await notifyParty(platform, side === 'OWNER' ? 'RENTER' : 'OWNER', payload, { ...createdToOther(payload), ...line });
	await notifyAdmins(platform, payload, { ...createdToAdmin(payload), ...line, actionUrl: `/admin/reports/${reportId}` });
}

export async function onReportDecided(platform: Platform, payload: Payload & DecidedReport): Promise<void> {
	const line = { eventKey: `report-decided-${payload.reportId}:${payload.bookingId}`, needsBy: null };
	const { anotherCar } = payload;
	const toPay = anotherCar?.payBy ?? null;
	await notifyParty(platform, 'RENTER', payload, {
		...decidedTo('RENTER', payload),
		...{ ...line, needsBy: toPay },
		...(anotherCar && { actionUrl: `/booking/${anotherCar.bookingId}${toPay ? '/payment' : ''}` }),
	});
	await notifyParty(platform, 'OWNER', payload, { ...decidedTo('OWNER', payload), ...line });
}
