/** Arabic titles of the articles that other screens link to. */
import type { titles as english } from './texts.en.ts';

export const titles = {
	'pay-for-a-booking': 'الدفع للحجز',
	'payment-problems': 'إذا لم تتم عملية الدفع',
	deposit: 'كيف يعمل مبلغ التأمين',
	'cancel-a-booking': 'إلغاء الحجز',
	refunds: 'متى يصل المبلغ المسترد',
	'pick-up-the-car': 'استلام السيارة',
	'hand-over-your-car': 'تسليم سيارتك واستعادتها',
	'reply-to-a-claim': 'الرد على مطالبة',
	'make-a-claim': 'تقديم مطالبة',
	payouts: 'الحوالات والعمولة',
	'verify-your-identity': 'توثيق الهوية',
	'list-your-car': 'اعرض سيارتك',
	goodwill: 'بادرة حسن نية من مشوار',
} satisfies typeof english;

export const label = 'مساعدة:';
