/** Arabic texts of cached pages without a connection. */
import type { OfflineTexts } from './texts.en.ts';

export const texts: OfflineTexts = {
	kept: 'ما تراه هو ما كان عليه الحال حين اطّلعت آخر مرة.',
};
