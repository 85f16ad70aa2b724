/** Arabic texts of the receipt. */
import type { ReceiptTexts } from './texts.en.ts';

export const texts = {
	title: 'إيصال',
	missing: 'لا إيصال بعد',
	missingHint: 'تجد الإيصال هنا بعد دفع الحجز.',
	back: 'العودة إلى الحجز',
	print: 'اطبع',
	paper: {
		title: 'إيصال',
		issued: (moment: string) => `كما في ${moment}، بتوقيت عمّان`,
		booking: 'الحجز',
		renter: 'المستأجر',
		owner: 'المالك',
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
		arrived: (moment: string) => `استُردّ بتاريخ ${moment}`,
		sent: (moment: string) => `في الطريق إلى البطاقة منذ ${moment}`,
		remains: 'الباقي مدفوعاً',
		note: 'الأسعار بالدينار الأردني. يُحفظ التأمين على حدة ويُردّ بعد الإرجاع، بعد فحص السيارة.',
	},
} satisfies ReceiptTexts;
