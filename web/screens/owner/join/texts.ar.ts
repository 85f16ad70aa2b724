/** Arabic texts of an invitation to a team. */
import type { JoinTexts } from './texts.en.ts';

export const texts: JoinTexts = {
	title: 'الانضمام إلى فريق',
	heading: (office: string) => `يدعوك ${office} إلى فريقه`,
	role: (role: string) => `دورك: ${role}`,
	roles: { MANAGER: 'مدير', DESK: 'موظف المكتب', DRIVER: 'سائق', ACCOUNTS: 'محاسب' },
	lead: 'تعمل هناك بحسابك أنت. كل ما تفعله يحمل اسمك، وتبقى حجوزاتك الخاصة منفصلة.',
	join: 'انضم إلى الفريق',
	joining: 'جارٍ الانضمام...',
	failed: 'لم تنضم إلى الفريق',
	visitor: 'لديك دعوة إلى فريق',
	visitorHint: 'سجّل الدخول بالعنوان الذي وصلتك عليه الدعوة، أو أنشئ حساباً به، ثم انضم.',
	signIn: 'تسجيل الدخول',
	missing: 'هذا الرابط غير كامل',
	missingHint: 'افتحه مرة أخرى من الرسالة.',
	refused: 'لا يمكن قبول هذه الدعوة',
	home: 'إلى الصفحة الرئيسية',
};
