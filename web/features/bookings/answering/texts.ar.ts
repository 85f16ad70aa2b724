/** Arabic texts about answering a request. */

import { forms } from '#web/i18n/format.ts';
import type { AnswerTexts, DecliningTexts } from './texts.en.ts';

export const answer = {
	respondBy: (moment: string) => `الرد قبل ${moment}`,
	hoursLeft: forms({
		one: 'بقيت ساعة واحدة',
		two: 'بقيت ساعتان',
		few: 'بقيت {count} ساعات',
		many: 'بقيت {count} ساعة',
		other: 'بقيت {count} ساعة',
	}),
	minutesLeft: forms({
		one: 'بقيت دقيقة واحدة',
		two: 'بقيت دقيقتان',
		few: 'بقيت {count} دقائق',
		many: 'بقيت {count} دقيقة',
		other: 'بقيت {count} دقيقة',
	}),
	timeOver: 'انتهت مهلة الرد',
	accept: 'قبول',
	accepting: 'جارٍ القبول...',
	decline: 'رفض',
	declining: 'جارٍ الرفض...',
	accepted: 'تم قبول الطلب',
	acceptedHint: (renter: string) => `أرسلنا الخبر إلى ${renter}، ويمكن لكل منكما رؤية رقم الآخر.`,
	declined: 'تم رفض الطلب',
	declinedHint: (amount: string, renter: string) => `سنعيد ${amount} إلى ${renter}.`,
	acceptFailed: 'تعذّر قبول الطلب',
	declineFailed: 'تعذّر رفض الطلب',
	message: (renter: string) => `مراسلة ${renter}`,
} satisfies AnswerTexts;

export const declining = {
	title: 'هل ترفض هذا الطلب؟',
	refund: (amount: string, renter: string) => `سنعيد الإيجار ومبلغ التأمين، ومجموعهما ${amount}، إلى ${renter}.`,
	reason: 'السبب',
	reasonHint: (renter: string) => `سيظهر السبب لـ${renter}.`,
	reasonExample: 'مثلاً: السيارة في الصيانة ذلك الأسبوع.',
	keep: 'الاحتفاظ بالطلب',
	confirm: 'رفض',
} satisfies DecliningTexts;
