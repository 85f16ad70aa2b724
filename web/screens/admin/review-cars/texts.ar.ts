/** Arabic texts of the review of cars. */
import { review } from '#web/features/admin/review/texts.ar.ts';
import { desk } from '#web/features/admin/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { CarReviewTexts } from './texts.en.ts';

export const texts = {
	desk,
	review,
	title: 'سيارات للمراجعة',
	heading: 'سيارات للمراجعة',
	waiting: forms({
		zero: 'لا توجد سيارات في الانتظار',
		one: 'سيارة واحدة في الانتظار',
		two: 'سيارتان في الانتظار',
		few: '{count} سيارات في الانتظار',
		many: '{count} سيارة في الانتظار',
		other: '{count} سيارة في الانتظار',
	}),
	queue: 'السيارات المنتظرة، الأقدم أولاً',
	previous: 'السيارة السابقة',
	next: 'السيارة التالية',
	openFailed: 'تعذّر فتح هذه السيارة',
	failedToLoad: desk.cars.error,
	lead: 'قارن الصور والمعلومات بأوراق السيارة. نسجّل كل اطلاع على ورقة.',
	noRentalPlate: 'لوحة هذه السيارة ليست لوحة تأجير (خضراء، رمز 70)، فلا يمكن توثيقها.',
	noDocuments: 'لم يُضف المالك أي أوراق.',
	keys: [
		{ key: 'J', act: 'السيارة التالية' },
		{ key: 'K', act: 'السيارة السابقة' },
		{ key: 'A', act: 'توثيق أو قبول (وكذلك V)' },
		{ key: 'R', act: 'رفض، ثم رقم السبب' },
		{ key: 'U', act: 'تراجع' },
		{ key: '1 2 3', act: 'الانتقال إلى ورقة' },
		{ key: '+ - T', act: 'داخل الورقة: تكبير وتدوير' },
	],
} satisfies CarReviewTexts;
