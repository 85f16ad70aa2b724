/** Texts of a cached page without a connection, in both languages. */
export const offlineTexts = {
	en: 'You’re offline. This is the last saved version.',
	ar: 'لا يوجد اتصال، وهذه آخر نسخة محفوظة.',
};
