/** Arabic texts of trips that one drives in with somebody else. */
import type { DrivingTexts } from './texts.en.ts';

export const texts: DrivingTexts = {
	title: 'القيادة مع آخرين',
	heading: 'القيادة مع آخرين',
	invitedBy: (name: string) => `دعوة إلى القيادة من ${name}`,
	terms: 'يُذكر اسمك في عقد الإيجار، وينظر المالك إلى رخصتك عند التسليم. يرى اسمك ولا يرى وثائقك.',
	accept: 'قبول الدعوة',
	accepting: 'لحظة...',
	accepted: 'أصبحت سائقاً في هذه الرحلة',
	failed: 'لم يتم ذلك',
	refused: 'لا يمكنك القيادة في هذه الرحلة بعد',
	toProfile: 'افتح ملفك الشخصي',
	visitor: 'لديك دعوة إلى القيادة',
	visitorHint: 'سجّل الدخول بالعنوان الذي وصلتك عليه الدعوة، أو أنشئ حساباً به.',
	signIn: 'تسجيل الدخول',
	trips: 'رحلات تقود فيها',
	none: 'لم يُذكر اسمك في أي رحلة.',
	noneHint: 'يستطيع من يستأجر سيارة أن يدعوك بالبريد الإلكتروني أو برسالة SMS.',
	bookedBy: (name: string) => `الحجز باسم ${name}`,
	leave: 'مغادرة',
	leaveTitle: 'لن تقود في هذه الرحلة؟',
	leaveHint: 'نُعلم المستأجر والمالك بذلك. يستطيع المستأجر دعوتك من جديد.',
	leaving: 'لحظة...',
	back: 'بقاء',
	left: 'لم تعد سائقاً في هذه الرحلة',
	error: 'لم يتم تحميل رحلاتك',
};
