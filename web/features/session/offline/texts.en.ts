/** What a page that was kept says while there is no connection, in English; its Arabic twin must have the same keys. */
export const texts = {
	kept: 'This is how it stood when you last looked.',
};
export type OfflineTexts = typeof texts;
