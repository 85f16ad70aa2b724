/** Notifies an owner whose cancellations hide instant book. Runs as a job, possibly twice, and notifies once. */
import { PAUSE_DAYS } from '#contract/deadlines.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { sendNotification } from '../send-notification.ts';
import { dayOf } from '../texts.ts';

type Payload = { ownerId: string; until: string; cancellations: number };

export async function onInstantBookPaused(platform: Platform, { ownerId, until, cancellations }: Payload): Promise<void> {
	await sendNotification(platform, {
		type: 'INSTANT_BOOK_PAUSED',
		title: { en: 'Instant book is hidden for now', ar: 'الحجز الفوري مخفي مؤقتاً' },
		body: {
			en: `Confirmed bookings that you cancelled or missed in the last ${PAUSE_DAYS} days: ${cancellations}. Until ${dayOf(until, 'en')} each request for your cars waits for your answer. If there was a cause that you can prove, write to us.`,
			ar: `عدد الحجوزات المؤكدة التي ألغيتها أو لم تحضر لها في آخر ${PAUSE_DAYS} يوماً: ${cancellations}. حتى ${dayOf(until, 'ar')} ينتظر كل طلب لسياراتك ردك. إن كان لديك سبب تستطيع إثباته فراسلنا.`,
		},
		userId: ownerId,
		eventKey: `instant-book-paused:${ownerId}:${until}`,
		actionUrl: '/owner/dashboard',
	});
}
