/** Notifies an owner whose cancellations hide instant book. Runs as a job, possibly twice, and notifies once. */
import { PAUSE_DAYS } from '#contract/deadlines.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { sendNotification } from '../send-notification.ts';
import { dayOf } from '../texts.ts';

type Payload = { ownerId: string; until: string; cancellations: number };

export async function onInstantBookPaused(platform: Platform, { ownerId, until, cancellations }: Payload): Promise<void> {
	await sendNotification(platform, {
		type: 'INSTANT_BOOK_PAUSED',
		title: { en: 'Instant booking is paused', ar: 'أوقفنا الحجز الفوري مؤقتاً' },
		short: { en: `until ${dayOf(until, 'en')}`, ar: `حتى ${dayOf(until, 'ar')}` },
		body: {
			en: `Confirmed bookings you cancelled or missed in the last ${PAUSE_DAYS} days: ${cancellations}. Until ${dayOf(until, 'en')} you’ll need to accept each request for your cars. If you had a reason you can prove, contact support.`,
			ar: `عدد الحجوزات المؤكدة التي ألغيتها أو لم تحضر لها في آخر ${PAUSE_DAYS} يوماً: ${cancellations}. حتى ${dayOf(until, 'ar')} يجب أن تردّ على كل طلب لسياراتك. إذا كان لديك سبب تستطيع إثباته فتواصل مع الدعم.`,
		},
		userId: ownerId,
		eventKey: `instant-book-paused:${ownerId}:${until}`,
		actionUrl: '/owner/dashboard',
		team: 'manage',
	});
}
