/** Arabic texts about answering a request. */
import type { AnswerTexts, DecliningTexts } from './texts.en.ts';

export const answer = {
	accept: 'قبول',
	accepting: 'جارٍ القبول...',
	decline: 'رفض',
	declining: 'جارٍ الرفض...',
	accepted: 'قبلت الطلب',
	acceptedHint: (renter: string) => `أبلغنا ${renter}، وأصبح رقم كل منكما ظاهراً للآخر.`,
	declined: 'رفضت الطلب',
	declinedHint: (amount: string, renter: string) => `سيعود مبلغ ${amount} إلى ${renter}.`,
	acceptFailed: 'تعذّر قبول الطلب',
	declineFailed: 'تعذّر رفض الطلب',
	message: (renter: string) => `راسل ${renter}`,
} satisfies AnswerTexts;

export const declining = {
	title: 'هل ترفض هذا الطلب؟',
	refund: (amount: string, renter: string) => `يعود الإيجار والتأمين، ومجموعهما ${amount}، إلى ${renter}.`,
	reason: 'السبب',
	reasonHint: (renter: string) => `سيقرؤه ${renter}.`,
	reasonExample: 'مثلاً: السيارة في الصيانة ذلك الأسبوع.',
	keep: 'أبقِ الطلب',
	confirm: 'رفض',
} satisfies DecliningTexts;
