/** Arabic texts of support requests. */
import type { TicketTexts } from './texts.en.ts';

export const tickets = {
	status: { OPEN: 'بانتظار ردنا', WAITING_FOR_PERSON: 'تم الرد', SOLVED: 'محلول' },
	about: {
		booking: 'بشأن حجز',
		payment: 'بشأن دفعة',
		claim: 'بشأن مطالبة',
		payout: 'بشأن حوالة',
		account: 'بشأن حسابك',
	},
	subject: 'الموضوع',
	text: 'سؤالك',
	textHint: 'اكتب ما حدث وما كنت تتوقعه. يرجى ألا ترسل كلمات مرور أو أرقام بطاقات.',
	send: 'أرسل الطلب',
	sending: 'جارٍ الإرسال...',
	sendFailed: 'تعذّر إرسال طلبك',
	conversation: 'المحادثة',
	you: 'أنت',
	support: 'مشوار',
	reply: 'اكتب المزيد',
	replySend: 'أرسل الرسالة',
	replyFailed: 'تعذّر إرسال رسالتك',
	solvedNotice: 'تم حل هذا الطلب. إذا بقي شيء فاكتب إلينا خلال 14 يوماً.',
	closedNotice: 'مضى أكثر من 14 يوماً على حل هذا الطلب. يرجى كتابة طلب جديد.',
	solve: 'تم حل الطلب',
	solving: 'جارٍ الحفظ...',
	solved: 'تم حل الطلب',
	solveFailed: 'تعذّر تسجيل الطلب محلولاً',
} satisfies TicketTexts;
