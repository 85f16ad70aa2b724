/** Arabic texts of the admins' list of fines that wait for a decision. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { fines } from '#web/features/fines/texts.ar.ts';
import type { AdminFinesTexts } from './texts.en.ts';

export const texts = {
	desk,
	title: 'مخالفات السير',
	fines,
	heading: 'مخالفات السير',
	tabs: { label: 'أي مخالفات', NEEDS_DECISION: 'بانتظار القرار', OPEN: 'عند المستأجر', DECIDED: 'المنتهية' },
	between: (owner: string, renter: string) => `مخالفة من ${owner} إلى ${renter}`,
	trip: { from: 'الرحلة: من', to: 'إلى' },
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
	empty: {
		NEEDS_DECISION: {
			title: 'لا توجد مخالفات بانتظار القرار',
			hint: 'تظهر هنا المخالفات المعترَض عليها، وما لا يردّ عليه المستأجر في المهلة.',
		},
		OPEN: { title: 'لا توجد مخالفات عند المستأجرين', hint: 'تبقى المخالفة هنا منذ تقديمها حتى يردّ المستأجر.' },
		DECIDED: { title: 'لا توجد مخالفات منتهية بعد', hint: 'تظهر هنا المخالفات المقبولة والمسحوبة وما صدر فيه قرار.' },
	},
} satisfies AdminFinesTexts;
