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
	textHint: 'اكتب ما حدث وما كنت تتوقعه. لا ترسل كلمات مرور أو أرقام بطاقات من فضلك.',
	send: 'أرسل الطلب',
	sending: 'جارٍ الإرسال...',
	sendFailed: 'تعذّر إرسال طلبك',
	conversation: 'المحادثة',
	you: 'أنت',
	support: 'مشوار',
	reply: 'اكتب المزيد',
	replySend: 'أرسل الرسالة',
	replyFailed: 'تعذّر إرسال رسالتك',
	solvedNotice: 'حُلّ هذا الطلب. إذا بقي شيء فاكتب إلينا خلال 14 يوماً.',
	closedNotice: 'مضى أكثر من 14 يوماً على حل هذا الطلب. اكتب طلباً جديداً من فضلك.',
	solve: 'تم حل الطلب',
	solving: 'جارٍ الحفظ...',
	solved: 'سُجّل الطلب محلولاً',
	solveFailed: 'تعذّر تسجيل الطلب محلولاً',
} satisfies TicketTexts;
