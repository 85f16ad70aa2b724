/** Arabic texts of the receipt. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import type { ReceiptTexts } from './texts.en.ts';

export const texts = {
	title: 'إيصال',
	booking,
	missing: 'لا يوجد إيصال بعد',
	missingHint: 'تجد الإيصال هنا بعد دفع الحجز.',
	back: 'العودة إلى الحجز',
	print: 'طباعة أو حفظ PDF',
	paper: {
		title: 'إيصال',
		issued: (moment: string) => `كما في ${moment}، بتوقيت عمّان`,
		booking: 'الحجز',
		renter: 'المستأجر',
		owner: 'المالك',
		office: 'مكتب مرخّص',
		car: 'السيارة',
		pickup: 'الاستلام',
		return: 'الإرجاع',
		status: 'الحالة',
		payment: 'الدفع',
		paidAt: 'تاريخ الدفع',
		paidBy: 'طريقة الدفع',
		card: 'بالبطاقة في صفحة بوابة الدفع',
		reference: 'المرجع',
		gatewayReference: 'مرجع بوابة الدفع',
		amounts: 'المبالغ',
		refunds: 'المبالغ المستردة',
		changePaid: (moment: string) => `دُفع لتغيير الرحلة بتاريخ ${moment}`,
		arrived: (moment: string) => `وصل بتاريخ ${moment}`,
		sent: (moment: string) => `في الطريق إلى البطاقة منذ ${moment}`,
		remains: 'صافي المدفوع',
		note: 'الأسعار بالدينار الأردني. نحفظ مبلغ التأمين منفصلاً ونعيده بعد الإرجاع وفحص السيارة.',
	},
} satisfies ReceiptTexts;
