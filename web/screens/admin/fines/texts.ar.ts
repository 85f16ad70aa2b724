/** Arabic texts of the admins' list of fines that wait for a decision. */
import { fines } from '#web/features/fines/texts.ar.ts';
import type { AdminFinesTexts } from './texts.en.ts';

export const texts = {
	title: 'مخالفات السير',
	fines,
	heading: 'مخالفات بانتظار القرار',
	between: (owner: string, renter: string) => `أدرجها ${owner} على ${renter}`,
	trip: (from: string, to: string) => `الرحلة: من ${from} إلى ${to}`,
	plate: 'اللوحة',
	booking: 'صفحة الحجز',
	decide: {
		amount: (currency: string) => `يذهب إلى المالك (${currency})`,
		sum: (owner: string, renter: string) => `يذهب ${owner} إلى المالك، ويبقى ${renter} للمستأجر.`,
		note: 'السبب، ويقرؤه الطرفان',
		noteExample: 'في صورة المخالفة رقم اللوحة ووقت يقع خلال الرحلة.',
		confirm: 'بتّ في المخالفة',
		busy: 'جارٍ الحفظ...',
		done: 'تمّ البتّ في المخالفة',
		failed: 'تعذّر البتّ في المخالفة',
	},
	more: 'عرض المزيد',
	error: 'تعذّر تحميل المخالفات',
	empty: { title: 'لا شيء بانتظار القرار', hint: 'تصل إلى هنا المخالفات المعترض عليها وتلك التي لا يجيب عنها المستأجر في موعدها.' },
} satisfies AdminFinesTexts;
