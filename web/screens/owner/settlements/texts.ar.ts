/** Arabic texts of the owner's settlements. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { SettlementsTexts } from './texts.en.ts';

export const texts = {
	finance,
	title: 'التسويات',
	heading: 'التسويات',
	lead: 'كيف سوّينا كل إيجار مكتمل، بنداً بنداً.',
	figures: {
		label: 'مجاميع التسويات',
		settled: 'تمت تسويته',
		settledHint: forms({ one: 'تسوية واحدة', two: 'تسويتان', few: '{count} تسويات', many: '{count} تسوية', other: '{count} تسوية' }),
		paid: 'دُفع لك',
		waiting: 'قيد الانتظار',
		waitingHint: forms({
			one: 'تسوية واحدة بانتظار نهاية مهلة المطالبات',
			two: 'تسويتان بانتظار نهاية مهلة المطالبات',
			few: '{count} تسويات بانتظار نهاية مهلة المطالبات',
			other: '{count} تسوية بانتظار نهاية مهلة المطالبات',
		}),
	},
	table: {
		title: 'سجل التسويات',
		car: 'السيارة',
		completed: 'اكتمل',
		status: 'الحالة',
		rental: 'الإيجار',
		fee: 'عمولة المنصة',
		payout: 'مستحقاتك',
		details: 'التفاصيل',
		view: (car: string) => `عرض تسوية ${car}`,
	},
	error: 'تعذّر تحميل التسويات',
	empty: { title: 'لا توجد تسويات بعد', hint: 'تظهر هنا تسوية كل إيجار مكتمل، خلال 48 ساعة من الإرجاع.' },
} satisfies SettlementsTexts;
