/** Arabic texts of an invitation to a team. */
import type { JoinTexts } from './texts.en.ts';

export const texts: JoinTexts = {
	title: 'الانضمام إلى فريق',
	heading: (office: string) => `دعوة إلى فريق ${office}`,
	role: (role: string) => `دورك: ${role}`,
	roles: { MANAGER: 'مدير', DESK: 'موظف المكتب', DRIVER: 'سائق', ACCOUNTS: 'محاسب' },
	lead: 'تعمل هناك بحسابك. يُسجَّل كل ما تفعله باسمك، وتبقى حجوزاتك الخاصة منفصلة.',
	join: 'انضم إلى الفريق',
	joining: 'جارٍ الانضمام...',
	failed: 'تعذّر الانضمام إلى الفريق',
	visitor: 'لديك دعوة إلى فريق',
	visitorHint: 'سجّل الدخول بالعنوان الذي وصلتك عليه الدعوة، أو أنشئ حساباً به، ثم انضم.',
	signIn: 'تسجيل الدخول',
	missing: 'يبدو أن الرابط غير مكتمل',
	missingHint: 'افتحه مرة أخرى من الرسالة.',
	refused: 'لا يمكن قبول هذه الدعوة',
	home: 'إلى الصفحة الرئيسية',
};
