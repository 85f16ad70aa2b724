/** What the kinds of extras are called. Plain data, a constant for each language, since the browser loads the one that it shows. */
import type { ExtraKind } from './car-extras.ts';

export const extraNamesEn: Readonly<Record<ExtraKind, string>> = {
	INFANT_SEAT: 'Infant seat (up to 13 kg)',
	CHILD_SEAT: 'Child seat (9–18 kg)',
	BOOSTER_SEAT: 'Booster seat (15–36 kg)',
	UNLIMITED_KM: 'Unlimited kilometres',
	PREPAID_FUEL: 'Prepaid fuel: bring it back empty',
	WIFI: 'Wi-Fi in the car',
	COOL_BOX: 'Cool box',
	OTHER: 'Something else',
};

export const extraNamesAr: Readonly<Record<ExtraKind, string>> = {
	INFANT_SEAT: 'كرسي رضيع (حتى 13 كغ)',
	CHILD_SEAT: 'كرسي طفل (9–18 كغ)',
	BOOSTER_SEAT: 'مقعد رافع للأطفال (15–36 كغ)',
	UNLIMITED_KM: 'كيلومترات غير محدودة',
	PREPAID_FUEL: 'وقود مدفوع مسبقاً: أعدها فارغة',
	WIFI: 'إنترنت Wi-Fi في السيارة',
	COOL_BOX: 'صندوق تبريد',
	OTHER: 'شيء آخر',
};
