/** Arabic texts of the stock of extras. */
import type { OwnerExtrasTexts } from './texts.en.ts';

export const texts = {
	title: 'الإضافات',
	heading: 'إضافات لكل سياراتك',
	lead: 'ما لديك مخزون منه، مثل أربعة كراسي أطفال لكل سياراتك. إذا كانت للسيارة إضافة خاصة من النوع نفسه فهي التي تُستخدم.',
	error: 'تعذّر تحميل الإضافات',
	empty: 'لا توجد إضافات لكل سياراتك بعد. أضف ما تنقله من سيارة إلى أخرى.',
	hint: 'يضيف المستأجرون ما هو متاح في تواريخهم. تحتفظ الحجوزات بما فيها حتى لو غيّرت شيئاً هنا.',
	extra: 'الإضافة',
	name: 'اسمها',
	price: 'سعر الواحدة (د.أ)',
	period: 'يُحتسب',
	periods: { DAY: 'لكل يوم', TRIP: 'مرة واحدة' },
	quantity: 'العدد المتوفر لديك',
	add: 'إضافة جديدة',
	remove: (name: string) => `إزالة ${name}`,
	save: 'حفظ الإضافات',
	saving: 'جارٍ الحفظ...',
	saved: 'حُفظت الإضافات',
	failed: 'تعذّر حفظ الإضافات',
} satisfies OwnerExtrasTexts;
