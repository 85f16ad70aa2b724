/** Arabic texts of a support request in the inbox, with those of the inbox beside it. */
import { tickets } from '#web/features/support/texts.ar.ts';
import { texts as inbox } from '../texts.ar.ts';
import type { TicketConversationTexts } from './texts.en.ts';

export const texts = {
	...inbox,
	tickets,
	request: {
		title: 'طلب دعم',
		error: 'تعذّر تحميل هذا الطلب',
		missing: { title: 'لم نجد هذا الطلب في حسابك', hint: 'تحقق من الرابط أو افتحه من رسائلك.' },
		back: 'العودة إلى رسائلك',
	},
} satisfies TicketConversationTexts;
