/** Arabic texts of an admin's page of a report. */
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { caseConversation } from '#web/features/case-conversation/texts.ar.ts';
import { damage } from '#web/features/handover/damage/texts.ar.ts';
import { recorded } from '#web/features/handover/texts.ar.ts';
import { report } from '#web/features/reports/texts.ar.ts';
import type { AdminReportTexts } from './texts.en.ts';

export const texts: AdminReportTexts = {
	title: 'بلاغ',
	report,
	recorded,
	damage,
	caseConversation,
	back: 'البلاغات',
	booking: 'عرض الحجز',
	goodwill: 'منح بادرة حسن نية',
	missing: 'لم نجد هذا البلاغ',
	error: 'تعذّر تحميل البلاغ',
	reported: { OWNER: (name: string) => `بلاغ من ${name}، المالك`, RENTER: (name: string) => `بلاغ من ${name}، المستأجر` },
	due: 'الموعد',
	money: {
		title: 'مبالغ الحجز',
		rental: 'إجمالي الإيجار',
		deposit: 'مبلغ التأمين المسترد',
		period: 'المدة',
		days: 'الأيام',
	},
	noShow: {
		title: { NO_SHOW_RENTER: 'بلاغ عن عدم حضور المستأجر', NO_SHOW_OWNER: 'بلاغ عن عدم حضور المالك' },
		lead: 'لن يُغلق الحجز تلقائياً لعدم الحضور ما دام هذا البلاغ مفتوحاً. إذا قرّرت استمرار الرحلة تبدأ مهلة اعتراض جديدة مدتها يوم. أما أي قرار آخر فيتطلب أن تقرّر أولاً في عدم الحضور.',
		contested: 'الاعتراض:',
		decide: 'القرار في عدم الحضور',
	},
	decision: {
		title: 'قرارك',
		lead: 'تظهر المبالغ قبل أن تقرّر. نخبر الطرفين فوراً ويقرآن ما تكتبه.',
		outcome: 'القرار',
		outcomes: {
			HELP_AND_GO_ON: 'مساعدة واستمرار',
			REFUSED_AT_PICKUP: 'رفض عند الاستلام',
			END_NOW: 'إنهاء الإيجار الآن',
			ANOTHER_CAR: 'سيارة أخرى',
		},
		hints: {
			HELP_AND_GO_ON: 'لا تتغير أي مبالغ. إذا سُجّل الإرجاع في هذه الأثناء يكتمل الحجز الآن.',
			REFUSED_AT_PICKUP: 'كما عند عدم حضور المالك: نعيد كل شيء إلى المستأجر.',
			END_NOW: 'يكتمل الحجز الآن. نعيد أجرة الأيام غير المستخدمة بالنسبة التي تختارها، ونعيد مبلغ التأمين كما بعد كل إرجاع.',
			ANOTHER_CAR:
				'ينتهي هذا الحجز الآن، وندفع بما يتبقى منه ثمن سيارة أخرى حتى موعد الإرجاع المتفق عليه. اتفق مع المستأجر هاتفياً أولاً، فهو ملزم به.',
		},
		usedDays: 'الأيام المستخدمة',
		usedDaysHint: (least: string, most: string) => `من ${least} (بدأت عند البلاغ) إلى ${most} (بدأت عند عودة السيارة).`,
		share: 'النسبة المستردة من كل يوم غير مستخدم (%)',
		shareHint: '100 إذا كان العطل من السيارة، وإلا فما اتفق عليه الطرفان أو نسبتك مع السبب أدناه.',
		numbersMissing: 'أدخل الأيام والنسبة لتظهر المبالغ.',
		note: 'السبب',
		noteHint: 'يقرؤه الطرفان.',
		refund: 'نعيد إلى المستأجر',
		ofRental: 'منه من الإيجار',
		ofDeposit: 'منه من مبلغ التأمين',
		rental: 'الإيجار المتبقي',
		owner: 'للمالك',
		platform: 'عمولة المنصة',
		unused: 'أيام غير مستخدمة',
		confirm: 'حفظ القرار',
		busy: 'جارٍ الحفظ...',
		done: 'تم حفظ القرار',
		failed: 'تعذّر حفظ القرار',
		previewFailed: 'تعذّر حساب المبالغ',
		notEnd: 'لا يمكن إنهاء الإيجار الآن:',
		carried: 'للسيارة الأخرى',
		anotherCar: {
			startAt: 'ابتداءً من',
			startHint: (until: string) => `حتى موعد الإرجاع المتفق عليه: ${until}.`,
			legend: 'سيارات متاحة',
			none: 'لا توجد سيارة متاحة منذ ذلك الوقت بسعر قريب. جرّب وقتاً آخر أو أنهِ الإيجار.',
			sums: (total: string, deposit: string) => `${total} ومبلغ التأمين ${deposit}`,
			fineHold: (amount: string, days: string) =>
				`يبقى من مبلغ التأمين حتى ${amount} محجوزاً إلى أن يمضي ${days} على الإرجاع، لمخالفات السير. أخبر المستأجر بذلك.`,
			pays: (amount: string) => `يدفع المستأجر ${amount} إضافية خلال ${REBOOK_MINUTES} دقيقة`,
			back: (amount: string) => `نعيد إلى المستأجر ${amount}`,
			even: 'لا يوجد مبلغ إضافي للدفع',
			instant: 'تتأكد فوراً',
			asks: 'تنتظر موافقة مالكها',
			mishwarPays: (amount: string) => `يدفع مشوار فرق السعر: ${amount}`,
			mishwarHint: 'يدفع المستأجر أولاً، ثم نعيد المبلغ إلى بطاقته بادرةَ حسن نية بعد الدفع وتأكيد الحجز.',
			mishwarAsks: 'فوق حد المشرف الواحد: يجب أن يوافق مشرف آخر بعد دفع الحجز وتأكيده.',
			delivery: { DELIVERED: 'تُوصَّل إلى المكان نفسه', COLLECTED: 'دون توصيل: يستلمها المستأجر' },
		},
		own: 'أنت طرف في هذا الحجز. القرار لمشرف آخر.',
	},
};
