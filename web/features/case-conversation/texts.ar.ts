/** Arabic texts of the conversation beside a decision. */
import type { CaseConversationTexts } from './texts.en.ts';

export const caseConversation = {
	title: 'محادثة الطرفين',
	lead: 'رسائل المالك والمستأجر. اقرأها إذا احتجت إليها لقرارك: كل قراءة تُسجَّل.',
	read: 'عرض المحادثة',
	busy: 'جارٍ التحميل...',
	empty: 'لا توجد رسائل بين الطرفين.',
	removed: 'حُذفت هذه الرسالة.',
	photo: 'صورة',
	failed: 'تعذّر تحميل المحادثة. يمكنك قراءتها ما دام هناك ما ينتظر قراراً، وبضعة أيام بعده.',
} satisfies CaseConversationTexts;
