/** Arabic texts of the review of identity checks. */
import { review } from '#web/features/admin/review/texts.ar.ts';
import { desk } from '#web/features/admin/texts.ar.ts';
import { driver } from '#web/features/identity/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { ReviewTexts } from './texts.en.ts';

export const texts = {
	desk,
	driver,
	review,
	title: 'طلبات التحقق',
	heading: 'طلبات التحقق',
	waiting: forms({
		zero: 'لا أحد في الانتظار',
		one: 'شخص واحد في الانتظار',
		two: 'شخصان في الانتظار',
		few: '{count} أشخاص في الانتظار',
		many: '{count} شخصاً في الانتظار',
		other: '{count} شخص في الانتظار',
	}),
	queue: 'المنتظرون، الأقدم أولاً',
	previous: 'الشخص السابق',
	next: 'الشخص التالي',
	compared: (count: number) => `معلومات مطابقة: ${count}`,
	openFailed: 'تعذّر فتح هذا الطلب',
	renewal: {
		documents: { NEW: (document: string) => `${document} الجديدة`, OLD: (document: string) => `${document} الموثّقة سابقاً` },
		before: (value: string) => `الموثّق سابقاً: ${value}`,
		until: 'الرخصة الموثّقة حتى',
		again: 'تبقى الهوية موثّقة. إذا لم تختر شيئاً طلبنا كل جديد مرة أخرى.',
	},
	failedToLoad: desk.identity.error,
	keys: [
		{ key: 'J', act: 'الشخص التالي' },
		{ key: 'K', act: 'الشخص السابق' },
		{ key: 'C', act: 'هذه المعلومة مطابقة' },
		{ key: 'A', act: 'توثيق (وكذلك V)' },
		{ key: 'R', act: 'رفض، ثم من 1 إلى 6 للسبب' },
		{ key: 'U', act: 'تراجع' },
		{ key: '1 2 3', act: 'الانتقال إلى وثيقة' },
		{ key: '+ - T', act: 'داخل الوثيقة: تكبير وتدوير' },
	],
} satisfies ReviewTexts;
