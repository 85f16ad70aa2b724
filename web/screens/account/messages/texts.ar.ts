/** Arabic texts of the inbox. */
import type { MessagesTexts } from './texts.en.ts';

export const texts = {
	title: 'الرسائل',
	lead: 'محادثة واحدة لكل حجز.',
	list: 'حجوزاتك',
	unknown: 'غير معروف',
	owner: 'المالك',
	renter: 'المستأجر',
	number: (id: string) => `#${id}`,
	empty: 'لا رسائل بعد',
	emptyHint: 'حين تحجز سيارة تجد هنا مالكها ويجدك.',
	browse: 'تصفّح السيارات',
	error: 'تعذّر تحميل رسائلك',
	more: 'عرض المزيد',
} satisfies MessagesTexts;
