/** Texts of similar cars in both languages: loaded when the end of the page is near. */
const en = { title: 'Similar cars', onDates: 'Similar cars available on your dates' };

const ar: typeof en = { title: 'سيارات مشابهة', onDates: 'سيارات مشابهة متاحة في تواريخك' };

export const similarTexts = { en, ar };
