/** Arabic titles of the articles that other screens link to. */
import type { titles as english } from './texts.en.ts';

export const titles = {
	'create-an-account': 'إنشاء حساب وتسجيل الدخول',
	'verify-your-identity': 'توثيق الهوية',
	'keep-your-account-safe': 'حافظ على أمان حسابك',
	messages: 'الرسائل وأرقام الهواتف وبيانات التواصل',
	reviews: 'التقييمات',
	notifications: 'الإشعارات',
	'your-data': 'بياناتك',
	'find-a-car': 'البحث عن سيارة',
	'book-a-car': 'حجز سيارة',
	'price-of-a-rental': 'كيف يُحسب السعر',
	'delivery-and-meeting-point': 'التوصيل ونقطة اللقاء',
	'pay-for-a-booking': 'الدفع للحجز',
	'payment-problems': 'إذا لم تتم عملية الدفع',
	deposit: 'كيف يعمل مبلغ التأمين',
	'cancel-a-booking': 'إلغاء الحجز',
	refunds: 'متى يصل المبلغ المسترد',
	'when-the-owner-cancels': 'إذا رفض المالك أو ألغى',
	'pick-up-the-car': 'استلام السيارة',
	'late-or-no-show': 'التأخر أو عدم حضور أحد',
	'during-the-trip': 'أثناء الرحلة',
	'return-the-car': 'إرجاع السيارة',
	'reply-to-a-claim': 'الرد على مطالبة',
	'list-your-car': 'اعرض سيارتك',
	'car-verification': 'كيف نراجع السيارة',
	'set-your-prices': 'حدد أسعارك',
	calendar: 'تقويم سيارتك',
	'reply-to-requests': 'الرد على طلبات الحجز',
	'hand-over-your-car': 'تسليم سيارتك واستعادتها',
	'make-a-claim': 'تقديم مطالبة',
	payouts: 'الحوالات والعمولة',
	goodwill: 'بادرة حسن نية من مشوار',
} satisfies typeof english;

export const label = 'مساعدة:';
