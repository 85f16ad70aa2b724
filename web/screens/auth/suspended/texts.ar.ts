/** Arabic texts of the page that suspended people are led to. */
import type { SuspendedTexts } from './texts.en.ts';

export const texts = {
	title: 'حسابك موقوف',
	lead: 'سجّلنا خروجك. تجد السبب في الرسالة التي أرسلناها إلى بريدك أو هاتفك.',
	points: [
		'الرحلات المؤكدة تبقى كما اتُّفق عليها.',
		'الطلبات التي لم يُرد عليها تُلغى، ويعود ما دُفع عنها.',
		'تصلك مستحقاتك كالمعتاد.',
		'لا يمكنك الحجز، وسياراتك لا تظهر في البحث.',
	],
	help: 'إن كنت ترى في ذلك خطأً فردّ على رسالتنا.',
	home: 'إلى الصفحة الرئيسية',
} satisfies SuspendedTexts;
