/** Notification texts about additional drivers, in both languages. Pure. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { arabicCar, type Bilingual, isolate, type NotificationText, range } from './texts.ts';

export type DriverDetails = { driverName: PersonName; renterName: PersonName; carTitle: string; startAt: string; endAt: string };
export type DriverEnd = 'REMOVED' | 'LEFT' | 'LAPSED' | 'CANCELLED';

const type = { joined: 'DRIVER_JOINED', ended: 'DRIVER_ENDED' } as const;

export function driverJoinedTo(side: 'OWNER' | 'RENTER', details: DriverDetails): NotificationText {
	const { driverName, carTitle } = details;
	const also = {
		OWNER: { en: ' Check their licence too at handover.', ar: ' تحقق من رخصة هذا السائق أيضاً عند التسليم.' },
		RENTER: { en: ' They need to show their licence at handover too.', ar: ' يجب عرض هذه الرخصة أيضاً عند التسليم.' },
	}[side];
	return {
		type: type.joined,
		title: { en: `Additional driver: ${driverName.en}`, ar: `سائق إضافي: ${isolate(driverName.ar)}` },
		body: {
			en: `${driverName.en} is an additional driver of ${carTitle}, ${range(details, 'en')}. We’ve verified their identity and licence, and they’re named in the agreement.${also.en}`,
			ar: `${isolate(driverName.ar)} سائق إضافي لسيارة ${arabicCar(carTitle)}، ${range(details, 'ar')}. وثّقنا الهوية والرخصة، والاسم مذكور في العقد.${also.ar}`,
		},
	};
}

/** To the renter and the owner. */
export function driverEndedTo(
	side: 'OWNER' | 'RENTER',
	{ reason, mayInvite, ...details }: DriverDetails & { reason: DriverEnd; mayInvite: boolean },
): NotificationText {
	const { driverName, carTitle } = details;
	const why: Bilingual =
		reason === 'LAPSED'
			? { en: 'Their documents aren’t valid for the whole trip.', ar: 'الوثائق لا تغطي الرحلة كلها.' }
			: { en: 'They’re no longer named in the agreement.', ar: 'لم يعد الاسم مذكوراً في العقد.' };
	const next: Bilingual =
		side === 'RENTER' && mayInvite
			? { en: ' You can invite someone else until pickup.', ar: ' يمكنك دعوة شخص آخر حتى استلام السيارة.' }
			: { en: '', ar: '' };
	return {
		type: type.ended,
		title: { en: `No longer a driver: ${driverName.en}`, ar: `لم يعد ضمن السائقين: ${isolate(driverName.ar)}` },
		body: {
			en: `${driverName.en} is no longer an additional driver of ${carTitle}, ${range(details, 'en')}. ${why.en}${next.en}`,
			ar: `أُزيل ${isolate(driverName.ar)} من السائقين الإضافيين لسيارة ${arabicCar(carTitle)}، ${range(details, 'ar')}. ${why.ar}${next.ar}`,
		},
	};
}

/** To the driver. */
export function noLongerDriving({ reason, ...details }: DriverDetails & { reason: DriverEnd }): NotificationText {
	const { renterName, carTitle } = details;
	const why: Record<DriverEnd, Bilingual> = {
		REMOVED: { en: `${renterName.en} removed you.`, ar: `أُزيل اسمك بطلب من ${isolate(renterName.ar)}.` },
		LEFT: { en: 'You left.', ar: 'غادرت بنفسك.' },
		LAPSED: {
			en: 'Your identity or licence isn’t verified for the whole trip. Check your profile.',
			ar: 'هويتك أو رخصتك غير موثّقة للرحلة كلها. راجع صفحة حسابك.',
		},
		CANCELLED: { en: 'The booking was cancelled.', ar: 'أُلغي الحجز.' },
	};
	return {
		type: type.ended,
		title: { en: 'You’re no longer a driver on this trip', ar: 'لم تعد سائقاً في هذه الرحلة' },
		body: {
			en: `${carTitle}, ${range(details, 'en')}. ${why[reason].en}`,
			ar: `${arabicCar(carTitle)}، ${range(details, 'ar')}. ${why[reason].ar}`,
		},
		button: { en: 'View your trips as a driver', ar: 'عرض رحلاتك كسائق' },
	};
}
