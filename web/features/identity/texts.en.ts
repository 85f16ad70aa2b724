/** English texts about the details of the driver in an identity check; screens include them as `driver`. */

export const driver = {
	fields: {
		birthDate: 'Date of birth',
		nationality: 'Nationality',
		licenceNumber: 'Licence number',
		licenceClass: 'Licence class',
		licenceIssuedOn: 'Licence issued on',
		licenceExpiresOn: 'Driver’s licence valid until',
		licenceScript: 'Script of the licence',
	},
	documents: { ID: 'National ID or passport', LICENCE: 'Driver’s licence', PERMIT: 'International driving permit' },
	scripts: { ARABIC: 'Arabic', LATIN: 'Latin, as in English', OTHER: 'Other, such as Cyrillic or Chinese' },
	choose: 'Choose',
};

export type DriverTexts = typeof driver;
