/** What a cached page says without a connection, in both languages. */
export const offlineTexts = {
	en: 'You’re offline. This is the last saved version.',
	ar: 'ما تراه هو ما كان عليه الحال حين اطّلعت آخر مرة.',
};
