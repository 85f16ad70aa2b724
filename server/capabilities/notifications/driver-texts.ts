/** Notification texts about additional drivers, in both languages. Pure. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { type Bilingual, isolate, type NotificationText, range } from './texts.ts';

export type DriverDetails = { driverName: PersonName; renterName: PersonName; carTitle: string; startAt: string; endAt: string };
export type DriverEnd = 'REMOVED' | 'LEFT' | 'LAPSED' | 'CANCELLED';

const type = { joined: 'DRIVER_JOINED', ended: 'DRIVER_ENDED' } as const;

export function driverJoinedTo(side: 'OWNER' | 'RENTER', details: DriverDetails): NotificationText {
	const { driverName, carTitle } = details;
	const also = {
		OWNER: { en: ' Look at their licence too at the handover.', ar: ' انظر إلى رخصة هذا السائق أيضاً عند التسليم.' },
		RENTER: { en: ' Their licence is shown at the handover too.', ar: ' تُعرض هذه الرخصة أيضاً عند التسليم.' },
	}[side];
	return {
		type: type.joined,
		title: { en: `${driverName.en} drives too`, ar: `سائق إضافي: ${isolate(driverName.ar)}` },
		body: {
			en: `${driverName.en} is an additional driver of ${carTitle}, ${range(details, 'en')}. We checked identity and licence, and the agreement names them.${also.en}`,
			ar: `${isolate(driverName.ar)} سائق إضافي لسيارة ${isolate(carTitle)}، ${range(details, 'ar')}. تحققنا من الهوية والرخصة، والاسم مذكور في العقد.${also.ar}`,
		},
	};
}

/** To the two who rent and rent out. */
export function driverEndedTo(side: 'OWNER' | 'RENTER', { reason, ...details }: DriverDetails & { reason: DriverEnd }): NotificationText {
	const { driverName, carTitle } = details;
	const why: Bilingual =
		reason === 'LAPSED'
			? { en: 'Their papers are not valid for the whole trip.', ar: 'وثائقه لا تغطي الرحلة كلها.' }
			: { en: 'The agreement no longer names them.', ar: 'لم يعد الاسم مذكوراً في العقد.' };
	const next: Bilingual =
		side === 'RENTER'
			? { en: ' You can invite somebody else until the pickup.', ar: ' يمكنك دعوة شخص آخر حتى استلام السيارة.' }
			: { en: '', ar: '' };
	return {
		type: type.ended,
		title: { en: `${driverName.en} no longer drives`, ar: `لم يعد سائقاً: ${isolate(driverName.ar)}` },
		body: {
			en: `${driverName.en} is no longer an additional driver of ${carTitle}, ${range(details, 'en')}. ${why.en}${next.en}`,
			ar: `${isolate(driverName.ar)} لم يعد سائقاً إضافياً لسيارة ${isolate(carTitle)}، ${range(details, 'ar')}. ${why.ar}${next.ar}`,
		},
	};
}

/** To the driver. */
export function noLongerDriving({ reason, ...details }: DriverDetails & { reason: DriverEnd }): NotificationText {
	const { renterName, carTitle } = details;
	const why: Record<DriverEnd, Bilingual> = {
		REMOVED: { en: `${renterName.en} removed you.`, ar: `أزالك ${isolate(renterName.ar)}.` },
		LEFT: { en: 'You left.', ar: 'غادرت بنفسك.' },
		LAPSED: {
			en: 'Your identity or licence is not approved for the whole trip. Look at your profile.',
			ar: 'هويتك أو رخصتك غير موثّقة للرحلة كلها. راجع ملفك الشخصي.',
		},
		CANCELLED: { en: 'The booking was cancelled.', ar: 'أُلغي الحجز.' },
	};
	return {
		type: type.ended,
		title: { en: 'You no longer drive in this trip', ar: 'لم تعد سائقاً في هذه الرحلة' },
		body: {
			en: `${carTitle}, ${range(details, 'en')}. ${why[reason].en}`,
			ar: `${isolate(carTitle)}، ${range(details, 'ar')}. ${why[reason].ar}`,
		},
		button: { en: 'Open your trips as a driver', ar: 'افتح رحلاتك سائقاً' },
	};
}
