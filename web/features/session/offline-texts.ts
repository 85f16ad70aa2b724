/** What a cached page says without a connection, in both languages. */
export const offlineTexts = {
	en: 'This is how it stood when you last looked.',
	ar: 'لا يوجد اتصال، وهذه آخر نسخة محفوظة.',
};
