/** Names of the kinds of extras. A booking stores the names of its extras in its agreement, so few pages load these. */
import type { ExtraKind } from './extras.ts';

export const extraNames: Readonly<Record<ExtraKind, { readonly en: string; readonly ar: string }>> = {
	INFANT_SEAT: { en: 'Infant seat (up to 13 kg)', ar: 'كرسي رضيع (حتى 13 كغ)' },
	CHILD_SEAT: { en: 'Child seat (9-18 kg)', ar: 'كرسي طفل (9-18 كغ)' },
	BOOSTER_SEAT: { en: 'Booster seat (15-36 kg)', ar: 'مقعد رافع للأطفال (15-36 كغ)' },
	UNLIMITED_KM: { en: 'Unlimited kilometres', ar: 'كيلومترات غير محدودة' },
	PREPAID_FUEL: { en: 'Prepaid fuel: return it empty', ar: 'وقود مدفوع مسبقاً: أعدها فارغة' },
	WIFI: { en: 'Wi-Fi in the car', ar: 'إنترنت Wi-Fi في السيارة' },
	COOL_BOX: { en: 'Cool box', ar: 'صندوق تبريد' },
	ADDITIONAL_DRIVER: { en: 'Additional driver', ar: 'سائق إضافي' },
	OTHER: { en: 'Something else', ar: 'شيء آخر' },
};

/** In the owner's own words, or by its kind. */
export const nameOfExtra = ({ kind, name }: { kind: ExtraKind; name: string | null }): { en: string; ar: string } =>
	name === null ? { ...extraNames[kind] } : { en: name, ar: name };
