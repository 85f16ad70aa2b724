/** Arabic texts of the stock of extras. */
import { forms } from '#web/i18n/format.ts';
import type { OwnerExtrasTexts } from './texts.en.ts';

export const texts = {
	title: 'الإضافات',
	heading: 'إضافات لكل سياراتك',
	lead: 'ما لديك مخزون منه، مثل أربعة كراسي أطفال لكل سياراتك. إذا كانت للسيارة إضافة خاصة من النوع نفسه فهي التي تُستخدم.',
	error: 'تعذّر تحميل الإضافات',
	empty: 'لا توجد إضافات لكل سياراتك بعد. أضف ما تنقله من سيارة إلى أخرى.',
	hint: 'يضيف المستأجرون ما هو متاح في تواريخهم. تحتفظ الحجوزات بما فيها حتى لو غيّرت شيئاً هنا. لإيقاف إضافة مع بعض السيارات فقط استعمل «تعديل عدة سيارات».',
	extra: 'الإضافة',
	name: 'اسمها',
	price: 'سعر الواحدة (د.أ)',
	period: 'يُحتسب',
	periods: { DAY: 'لكل يوم', TRIP: 'مرة واحدة' },
	quantity: 'العدد المتوفر لديك',
	stopped: forms({
		one: 'غير معروضة مع سيارة واحدة.',
		two: 'غير معروضة مع سيارتين.',
		few: 'غير معروضة مع {count} سيارات.',
		many: 'غير معروضة مع {count} سيارة.',
		other: 'غير معروضة مع {count} سيارة.',
	}),
	chooseCars: 'اختيار السيارات',
	add: 'إضافة جديدة',
	remove: (name: string) => `إزالة ${name}`,
	save: 'حفظ الإضافات',
	saving: 'جارٍ الحفظ...',
	saved: 'حُفظت الإضافات',
	failed: 'تعذّر حفظ الإضافات',
} satisfies OwnerExtrasTexts;
