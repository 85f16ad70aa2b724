/** Arabic texts of one support request. */
import { tickets } from '#web/features/support/texts.ar.ts';
import type { TicketScreenTexts } from './texts.en.ts';

export const texts = {
	tickets,
	title: 'طلب دعم',
	back: 'الدعم',
	error: 'تعذّر تحميل هذا الطلب',
	missing: { title: 'لم نجد هذا الطلب في حسابك', hint: 'تحقق من الرابط أو افتحه من طلباتك.', action: 'عرض طلباتك' },
} satisfies TicketScreenTexts;
