/** Arabic texts of trips in which a person drives with another renter. */
import type { DrivingTexts } from './texts.en.ts';

export const texts: DrivingTexts = {
	title: 'القيادة مع آخرين',
	heading: 'القيادة مع آخرين',
	invitedBy: (name: string) => `دعوة إلى القيادة من ${name}`,
	terms: 'نذكر اسمك في عقد الإيجار، وينظر المالك إلى رخصتك عند التسليم. يرى المالك اسمك ولا يرى وثائقك.',
	accept: 'قبول الدعوة',
	accepting: 'جارٍ القبول...',
	accepted: 'أصبحت سائقاً في هذه الرحلة',
	failed: 'تعذّر تنفيذ ذلك',
	refused: 'لا يمكنك القيادة في هذه الرحلة بعد',
	toProfile: 'فتح حسابي',
	visitor: 'لديك دعوة إلى القيادة',
	visitorHint: 'سجّل الدخول بالعنوان الذي وصلتك عليه الدعوة، أو أنشئ حساباً به.',
	signIn: 'تسجيل الدخول',
	trips: 'رحلات تقود فيها',
	none: 'لا توجد رحلات تقود فيها بعد',
	noneHint: 'يستطيع من يستأجر سيارة أن يدعوك بالبريد الإلكتروني أو برسالة نصية.',
	bookedBy: (name: string) => `الحجز باسم ${name}`,
	leave: 'مغادرة الرحلة',
	leaveTitle: 'مغادرة هذه الرحلة؟',
	leaveHint: 'سنخبر المستأجر والمالك بذلك. يستطيع المستأجر دعوتك من جديد.',
	leaving: 'جارٍ المغادرة...',
	back: 'البقاء في الرحلة',
	left: 'لم تعد سائقاً في هذه الرحلة',
	error: 'تعذّر تحميل رحلاتك',
};
