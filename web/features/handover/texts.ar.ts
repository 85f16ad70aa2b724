/** Arabic texts of the records of handover and return, side by side. */
import type { RecordedTexts } from './texts.en.ts';

export const recorded: RecordedTexts = {
	title: 'ما سُجّل عند التسليم والإعادة',
	CHECK_IN: 'تسليم السيارة',
	CHECK_OUT: 'إعادة السيارة',
	OWNER: 'المالك',
	RENTER: 'المستأجر',
	km: (count: string) => `${count} كم`,
	fuel: (eighths: string) => `الخزان ${eighths}/8`,
	count: (photos: string) => `الصور: ${photos}`,
	missing: 'لم يُسجَّل',
	none: 'لم يُسجَّل التسليم ولا الإعادة.',
	photos: 'قارن الصور',
	error: 'تعذّر تحميل ما سُجّل',
};
