/** Arabic texts of the admins' list of fines that wait for a decision. */
import { fines } from '#web/features/fines/texts.ar.ts';
import type { AdminFinesTexts } from './texts.en.ts';

export const texts = {
	title: 'مخالفات السير',
	fines,
	heading: 'مخالفات بانتظار القرار',
	between: (owner: string, renter: string) => `مخالفة من ${owner} إلى ${renter}`,
	trip: (from: string, to: string) => `الرحلة: من ${from} إلى ${to}`,
	plate: 'اللوحة',
	booking: 'صفحة الحجز',
	decide: {
		amount: (currency: string) => `للمالك (${currency})`,
		sum: (owner: string, renter: string) => `ندفع ${owner} إلى المالك، ويبقى ${renter} للمستأجر.`,
		note: 'السبب، ويقرؤه الطرفان',
		noteExample: 'في صورة المخالفة رقم اللوحة ووقت يقع خلال الرحلة.',
		confirm: 'حفظ القرار',
		busy: 'جارٍ الحفظ...',
		done: 'تم حفظ القرار',
		failed: 'تعذّر حفظ القرار',
	},
	more: 'عرض المزيد',
	error: 'تعذّر تحميل المخالفات',
	empty: { title: 'لا توجد مخالفات بانتظار القرار', hint: 'تظهر هنا المخالفات المعترَض عليها، وما لا يردّ عليه المستأجر في المهلة.' },
} satisfies AdminFinesTexts;
