/** Arabic texts of the conversation beside a decision. */
import type { CaseConversationTexts } from './texts.en.ts';

export const caseConversation = {
	title: 'محادثتهما',
	lead: 'ما كتبه المالك والمستأجر أحدهما للآخر. اقرأه إن احتجت إليه لقرارك: كل قراءة تُسجَّل.',
	read: 'اقرأ المحادثة',
	busy: 'جارٍ التحميل...',
	empty: 'لم يكتب أحدهما للآخر.',
	removed: 'حُذفت هذه الرسالة.',
	photo: 'صورة',
	failed: 'تعذّر تحميل المحادثة. يمكن قراءتها ما دام هناك ما يُبتّ فيه، وبضعة أيام بعده.',
} satisfies CaseConversationTexts;
