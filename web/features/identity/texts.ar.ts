/** Arabic texts about the details of the driver in an identity check. */
import type { DriverTexts } from './texts.en.ts';

export const driver: DriverTexts = {
	fields: {
		birthDate: 'تاريخ الميلاد',
		nationality: 'الجنسية',
		licenceNumber: 'رقم الرخصة',
		licenceClass: 'فئة الرخصة',
		licenceIssuedOn: 'تاريخ إصدار الرخصة',
		licenceExpiresOn: 'رخصة القيادة صالحة حتى',
		licenceScript: 'حروف الرخصة',
	},
	documents: { ID: 'الهوية الشخصية أو جواز السفر', LICENCE: 'رخصة القيادة', PERMIT: 'رخصة القيادة الدولية' },
	scripts: { ARABIC: 'عربية', LATIN: 'لاتينية، كالإنجليزية', OTHER: 'أخرى، كالسيريلية أو الصينية' },
	choose: 'اختر',
};
