/** English texts of the records of handover and return, side by side. */
export const recorded = {
	title: 'Recorded at handover and return',
	CHECK_IN: 'Handover',
	CHECK_OUT: 'Return',
	OWNER: 'Owner',
	RENTER: 'Renter',
	km: (count: string) => `${count} km`,
	fuel: (eighths: string) => `Tank ${eighths}/8`,
	count: (photos: string) => `Photos: ${photos}`,
	missing: 'Not recorded',
	none: 'No handover or return recorded.',
	photos: 'Compare photos',
	error: 'We couldn’t load the records',
};

export type RecordedTexts = typeof recorded;
