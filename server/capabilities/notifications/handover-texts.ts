/** Notification texts about handover and return, in both languages. Pure. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { isolate, type NotificationText } from './texts.ts';

export type HandoverDetails = { ownerName: PersonName; renterName: PersonName; carTitle: string };
type Recorded = HandoverDetails & { phase: 'CHECK_IN' | 'CHECK_OUT' };

export function recordedToRenter({ phase, ownerName, carTitle }: Recorded): NotificationText {
	if (phase === 'CHECK_IN') {
		return {
			type: 'HANDOVER_RECORDED',
			title: { en: 'The car is yours now', ar: 'السيارة معك الآن' },
			body: {
				en: `${ownerName.en} has recorded the handover of ${carTitle}. Add photos of your own within 12 hours.`,
				ar: `سجّل ${isolate(ownerName.ar)} تسليم ${isolate(carTitle)}. أضف صورك خلال 12 ساعة.`,
			},
		};
	}
	return {
		type: 'HANDOVER_RECORDED',
		title: { en: 'Your trip is complete', ar: 'اكتملت رحلتك' },
		body: {
			en: `${ownerName.en} has recorded the return of ${carTitle}. Kilometres and fuel are in the handover page.`,
			ar: `سجّل ${isolate(ownerName.ar)} إعادة ${isolate(carTitle)}. تجد الكيلومترات والوقود في صفحة تسليم السيارة.`,
		},
	};
}

export function recordedToOwner({ phase, renterName, carTitle }: Recorded): NotificationText {
	if (phase === 'CHECK_IN') {
		return {
			type: 'HANDOVER_RECORDED',
			title: { en: 'The renter has photographed your car', ar: 'صوّر المستأجر سيارتك' },
			body: {
				en: `${renterName.en} has recorded how ${carTitle} looks at the handover.`,
				ar: `سجّل ${isolate(renterName.ar)} حالة ${isolate(carTitle)} عند التسليم.`,
			},
		};
	}
	return {
		type: 'HANDOVER_RECORDED',
		title: { en: 'Your car is back', ar: 'عادت سيارتك' },
		body: {
			en: `${renterName.en} has recorded the return of ${carTitle}. Record it too, and the trip is complete.`,
			ar: `سجّل ${isolate(renterName.ar)} إعادة ${isolate(carTitle)}. سجّلها أنت أيضاً لتكتمل الرحلة.`,
		},
	};
}

/** Wrong codes were entered: only the renter can create another code. */
export function lockedToRenter({ carTitle }: HandoverDetails): NotificationText {
	return {
		type: 'HANDOVER_RECORDED',
		title: { en: 'Your handover code was entered wrong', ar: 'أُدخل رمز التسليم خطأً' },
		body: {
			en: `Five wrong codes were entered for ${carTitle}. If you are with the owner, make a new code.`,
			ar: `أُدخل رمز خاطئ خمس مرات لسيارة ${isolate(carTitle)}. إن كنت مع المالك فأنشئ رمزاً جديداً.`,
		},
	};
}
