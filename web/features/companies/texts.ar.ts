/** Arabic texts about companies. */
import type { CompaniesTexts } from './texts.en.ts';

export const companies = {
	kinds: { REGISTRATION: 'السجل التجاري', PERMIT: 'تصريح النقل', TAX: 'شهادة الرقم الضريبي' },
	statuses: {
		PENDING: 'قيد المراجعة',
		APPROVED: 'موثّق',
		REJECTED: 'مرفوض',
		REPLACED: 'حلّ محله غيره',
		WITHDRAWN: 'لم يعد موثّقاً',
	},
	expired: 'منتهٍ',
	validThrough: (day: string) => `سارٍ حتى ${day}`,
	number: (number: string) => `الرقم ${number}`,
	licensed: 'مكتب مرخّص',
	hours: (from: string, until: string) => `${from} – ${until}`,
	closedOn: (days: string) => `مغلق ${days}`,
	comma: '، ',
} satisfies CompaniesTexts;
