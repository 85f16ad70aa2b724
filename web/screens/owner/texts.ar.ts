/** Arabic texts about answering a request. */
import type { AnswerTexts, DecliningTexts, PayoutTexts, RowTexts } from './texts.en.ts';

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

/** One line of a list of bookings. */
export const row = {
	earns: 'أرباحك',
	earned: 'ربحت',
	keeps: 'يبقى لك',
	pickup: 'الاستلام',
	details: 'التفاصيل',
	message: 'راسل المستأجر',
} satisfies RowTexts;

/** One payout, on the screens that list them. */
export const payout: PayoutTexts = {
	due: (moment: string) => `تُرسل بحلول ${moment}`,
	sent: (moment: string) => `أُرسلت إلى البنك في ${moment}`,
	paid: (moment: string) => `دُفعت في ${moment}`,
	reference: 'مرجع البنك',
	byHand: 'دُفعت مباشرة',
	to: (destination: string) => `إلى ${destination}`,
	failed: 'فشل التحويل - يرجى التواصل مع الدعم',
	booking: 'افتح الحجز',
};
