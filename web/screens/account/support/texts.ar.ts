/** Arabic texts of the support page. */
import { tickets } from '#web/features/support/texts.ar.ts';
import type { SupportTexts } from './texts.en.ts';

export const texts = {
	tickets,
	title: 'الدعم',
	description: 'اكتب إلى فريق الدعم في مشوار أو اتصل بنا أو اطّلع على الردود على طلباتك.',
	heading: 'كيف نساعدك؟',
	contacts: 'تواصل معنا',
	contactsLead: 'لأمر عاجل على الطريق اتصل بنا.',
	ask: 'اكتب إلينا',
	askLead: 'نرد عليك في رسائلك وبالبريد الإلكتروني.',
	anyway: 'اكتب عن أمر آخر',
	sent: (number: string) => `أرسلنا الطلب ${number}`,
	own: 'طلباتك',
	ownError: 'تعذّر تحميل طلباتك',
	none: { title: 'لا توجد طلبات بعد', hint: 'تظهر هنا أسئلتك وردودنا عليها.' },
	more: 'عرض المزيد',
	updated: (date: string) => `آخر رسالة ${date}`,
	guest: {
		lead: 'نرسل أولاً رابطاً إلى بريدك الإلكتروني، ويصلنا سؤالك عندما تفتحه.',
		login: 'لديك حساب؟ سجّل الدخول لترى حجوزاتك والردود هنا.',
		loginAction: 'تسجيل الدخول',
		name: 'اسمك',
		email: 'البريد الإلكتروني',
		accountEmail: 'اكتب بريد حسابك إن أمكن.',
		send: 'أرسل إليّ الرابط',
		doneTitle: 'راجع بريدك',
		done: (email: string) => `أرسلنا رابطاً إلى ${email}. افتحه خلال 24 ساعة لإرسال سؤالك.`,
		spam: 'لم تصلك الرسالة بعد دقائق؟ تحقّق من البريد غير المرغوب (Spam).',
	},
} satisfies SupportTexts;
