/** Arabic texts of the admins' payouts. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import { adminPayout } from '../texts.ar.ts';
import type { AdminPayoutsTexts } from './texts.en.ts';

export const texts = {
	desk,
	finance,
	adminPayout,
	title: 'الحوالات',
	heading: 'الحوالات',
	lead: 'أرسل الحوالات المستحقة إلى البنك، وسجّل نتيجتها.',
	figures: {
		label: 'مجاميع الحوالات كلها',
		due: 'مستحقة الآن',
		sent: 'لدى البنك',
		failed: 'لم تتم',
		withoutDetails: 'بلا بيانات حساب',
	},
	tabs: {
		label: 'الحوالات بحسب الحالة',
		due: 'المستحقة',
		waiting: 'المنتظرة',
		sent: 'لدى البنك',
		failed: 'لم تتم',
		paid: 'المدفوعة',
		batches: 'المجموعات',
	},
	batch: {
		make: forms({
			one: 'إنشاء مجموعة من حوالة واحدة',
			two: 'إنشاء مجموعة من حوالتين',
			few: 'إنشاء مجموعة من {count} حوالات',
			many: 'إنشاء مجموعة من {count} حوالة',
			other: 'إنشاء مجموعة من {count} حوالة',
		}),
		makeNone: 'اختر حوالات لإنشاء مجموعة',
		sum: (amount: string) => `${amount} معاً`,
		making: 'جارٍ الإنشاء...',
		title: 'إرسال هذه الحوالات إلى البنك؟',
		lead: 'ننشئ ملفاً للبنك، وتبقى الحوالات قيد التنفيذ حتى تسجّل نتيجة البنك.',
		newDetails: forms({
			one: 'واحدة منها إلى حساب تغيّر خلال آخر 24 ساعة. اسأل المالك قبل إرسال الملف.',
			two: 'اثنتان منها إلى حسابين تغيّرا خلال آخر 24 ساعة. اسأل المالكين قبل إرسال الملف.',
			other: '{count} منها إلى حسابات تغيّرت خلال آخر 24 ساعة. اسأل المالكين قبل إرسال الملف.',
		}),
		confirm: 'إنشاء المجموعة',
		done: 'أُنشئت المجموعة',
		failed: 'تعذّر إنشاء المجموعة',
		name: (number: string) => `المجموعة ${number}`,
		by: (name: string) => `من إنشاء ${name}`,
		progress: (paid: string, all: string) => `دُفع ${paid} من ${all}`,
		failedCount: forms({ one: 'لم تتم واحدة', two: 'لم تتم اثنتان', other: 'لم تتم {count}' }),
	},
	error: 'تعذّر تحميل الحوالات',
	empty: {
		due: { title: 'لا توجد حوالات مستحقة', hint: 'تُستحق الحوالة بعد ثلاثة أيام عمل من تسوية الإيجار.' },
		waiting: { title: 'لا توجد حوالات منتظرة', hint: 'تظهر الحوالة هنا حالما يُعرف مبلغها.' },
		sent: { title: 'لا توجد حوالات لدى البنك', hint: 'تظهر هنا الحوالات التي ترسلها في مجموعة.' },
		failed: { title: 'لا توجد حوالات لم تتم', hint: 'تظهر هنا الحوالات التي يعيدها البنك.' },
		paid: { title: 'لا توجد حوالات مدفوعة بعد', hint: 'تظهر هنا الحوالات التي دفعها البنك.' },
		batches: { title: 'لا توجد مجموعات بعد', hint: 'أنشئ أول مجموعة من الحوالات المستحقة.' },
	},
} satisfies AdminPayoutsTexts;
