/** Arabic texts of the records of handover and return, side by side. */
import type { RecordedTexts } from './texts.en.ts';

export const recorded: RecordedTexts = {
	title: 'سجل التسليم والإرجاع',
	CHECK_IN: 'تسليم السيارة',
	CHECK_OUT: 'إرجاع السيارة',
	OWNER: 'المالك',
	RENTER: 'المستأجر',
	km: (count: string) => `${count} كم`,
	fuel: (eighths: string) => `الخزان ${eighths}/8`,
	count: (photos: string) => `الصور: ${photos}`,
	missing: 'لم يُسجَّل بعد',
	none: 'لا يوجد سجل تسليم أو إرجاع بعد.',
	photos: 'مقارنة الصور',
	error: 'تعذّر تحميل السجل',
};
