/** English texts of cached pages without a connection. */
export const texts = {
	kept: 'This is how it stood when you last looked.',
};
export type OfflineTexts = typeof texts;
