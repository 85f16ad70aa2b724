/** What a page that was kept says while there is no connection, in Arabic. */
import type { OfflineTexts } from './texts.en.ts';

export const texts: OfflineTexts = {
	kept: 'ما تراه هو ما كان عليه الحال حين اطّلعت آخر مرة.',
};
