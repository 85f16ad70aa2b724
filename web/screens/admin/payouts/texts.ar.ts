/** Arabic texts of the admins' payouts. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import { adminPayout } from '../texts.ar.ts';
import type { AdminPayoutsTexts } from './texts.en.ts';

export const texts = {
	finance,
	adminPayout,
	title: 'الحوالات',
	heading: 'الحوالات',
	lead: 'أرسل المستحق إلى البنك، وسجّل رده.',
	figures: {
		label: 'مجاميع الحوالات كلها',
		due: 'مستحقة الآن',
		sent: 'لدى البنك',
		failed: 'فاشلة',
		withoutDetails: 'بلا بيانات حساب',
	},
	tabs: {
		label: 'الحوالات بحسب الحالة',
		due: 'المستحقة',
		waiting: 'المنتظرة',
		sent: 'لدى البنك',
		failed: 'الفاشلة',
		paid: 'المدفوعة',
		batches: 'الدفعات',
	},
	batch: {
		make: forms({
			one: 'أنشئ دفعة من حوالة واحدة',
			two: 'أنشئ دفعة من حوالتين',
			few: 'أنشئ دفعة من {count} حوالات',
			many: 'أنشئ دفعة من {count} حوالة',
			other: 'أنشئ دفعة من {count} حوالة',
		}),
		makeNone: 'اختر حوالات لدفعة',
		sum: (amount: string) => `${amount} معاً`,
		making: 'جارٍ الإنشاء...',
		title: 'إرسال هذه الحوالات إلى البنك؟',
		lead: 'يكون للدفعة ملف للبنك، وتُعدّ حوالاتها قيد التنفيذ حتى تسجّل رد البنك.',
		newDetails: forms({
			one: 'واحدة منها إلى حساب تغيّر خلال يوم. اسأل المالك قبل إرسال الملف.',
			two: 'اثنتان منها إلى حسابين تغيّرا خلال يوم. اسأل المالكين قبل إرسال الملف.',
			other: '{count} منها إلى حسابات تغيّرت خلال يوم. اسأل المالكين قبل إرسال الملف.',
		}),
		confirm: 'أنشئ الدفعة',
		done: 'أُنشئت الدفعة',
		failed: 'لم تُنشأ الدفعة',
		name: (number: string) => `الدفعة ${number}`,
		by: (name: string) => `أنشأها ${name}`,
		progress: (paid: string, all: string) => `دُفع ${paid} من ${all}`,
		failedCount: forms({ one: 'فشلت واحدة', two: 'فشلت اثنتان', other: 'فشلت {count}' }),
	},
	error: 'تعذّر تحميل الحوالات',
	empty: {
		due: { title: 'لا شيء مستحق', hint: 'تُستحق الحوالة بعد ثلاثة أيام عمل من تسوية الإيجار.' },
		waiting: { title: 'لا شيء منتظر', hint: 'تظهر الحوالة هنا حالما يُعرف مبلغها.' },
		sent: { title: 'لا شيء لدى البنك', hint: 'يظهر هنا ما ترسله في دفعة.' },
		failed: { title: 'لا حوالات فاشلة', hint: 'يظهر هنا ما يعيده البنك.' },
		paid: { title: 'لم يُدفع شيء بعد', hint: 'يظهر هنا ما دفعه البنك.' },
		batches: { title: 'لا دفعات بعد', hint: 'أنشئ أول دفعة من المستحق.' },
	},
	file: 'احفظ CSV',
} satisfies AdminPayoutsTexts;
