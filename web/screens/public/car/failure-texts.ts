/** Texts of a booking that failed, in both languages: loaded when one does. */
const en = {
	pay: 'Go on to the payment',
	newPrice: 'The new total is below.',
};

const ar: typeof en = {
	pay: 'أكمل الدفع',
	newPrice: 'المجموع الجديد أدناه.',
};

export const failureTexts = { en, ar };
