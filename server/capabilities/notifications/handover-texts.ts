/** Notification texts about handover and return, in both languages. Pure. */
import { RENTER_FOLLOWS_HOURS } from '#contract/deadlines.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { arabicCar, isolate, type NotificationText } from './texts.ts';

export type HandoverDetails = { ownerName: PersonName; renterName: PersonName; carTitle: string };
type Recorded = HandoverDetails & { phase: 'CHECK_IN' | 'CHECK_OUT' };

export function recordedToRenter({ phase, ownerName, carTitle }: Recorded): NotificationText {
	if (phase === 'CHECK_IN') {
		return {
			type: 'HANDOVER_RECORDED',
			title: { en: 'Enjoy your trip', ar: 'رحلة سعيدة' },
			body: {
				en: `${ownerName.en} recorded the handover of ${carTitle}. Add your own photos within ${RENTER_FOLLOWS_HOURS} hours.`,
				ar: `تم تسجيل تسليم ${arabicCar(carTitle)}. أضف صورك خلال ${RENTER_FOLLOWS_HOURS} ساعة.`,
			},
		};
	}
	return {
		type: 'HANDOVER_RECORDED',
		title: { en: 'Your trip is complete', ar: 'اكتملت رحلتك' },
		body: {
			en: `${ownerName.en} recorded the return of ${carTitle}. You’ll find the distance and fuel in the handover record.`,
			ar: `تم تسجيل إرجاع ${arabicCar(carTitle)}. تجد الكيلومترات والوقود في سجل التسليم.`,
		},
	};
}

export function recordedToOwner({ phase, renterName, carTitle }: Recorded): NotificationText {
	if (phase === 'CHECK_IN') {
		return {
			type: 'HANDOVER_RECORDED',
			title: { en: 'The renter added handover photos', ar: 'أضاف المستأجر صور التسليم' },
			body: {
				en: `${renterName.en} added photos of ${carTitle} at handover.`,
				ar: `صور جديدة من ${isolate(renterName.ar)} لحالة ${arabicCar(carTitle)} عند التسليم.`,
			},
		};
	}
	return {
		type: 'HANDOVER_RECORDED',
		title: { en: 'Your car is back', ar: 'عادت سيارتك' },
		body: {
			en: `${renterName.en} recorded the return of ${carTitle}. Record it too to complete the trip.`,
			ar: `تسجيل من ${isolate(renterName.ar)} لإرجاع ${arabicCar(carTitle)}. سجّل الإرجاع أنت أيضاً لتكتمل الرحلة.`,
		},
	};
}

/** Wrong codes were entered: only the renter can create another code. */
export function lockedToRenter({ carTitle }: HandoverDetails): NotificationText {
	return {
		type: 'HANDOVER_RECORDED',
		title: { en: 'Your handover code is locked', ar: 'رمز التسليم مقفل' },
		button: { en: 'Create a new code', ar: 'إنشاء رمز جديد' },
		body: {
			en: `Someone entered a wrong code five times for ${carTitle}. If you’re with the owner now, create a new code.`,
			ar: `أُدخل رمز خاطئ خمس مرات لسيارة ${arabicCar(carTitle)}. إذا كنت مع المالك الآن فأنشئ رمزاً جديداً.`,
		},
	};
}
