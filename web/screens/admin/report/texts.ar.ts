/** Arabic texts of an admin's page of a report. */
import { caseConversation } from '#web/features/case-conversation/texts.ar.ts';
import { recorded } from '#web/features/handover/texts.ar.ts';
import { report } from '#web/features/reports/texts.ar.ts';
import type { AdminReportTexts } from './texts.en.ts';

export const texts: AdminReportTexts = {
	title: 'بلاغ',
	report,
	recorded,
	caseConversation,
	back: 'البلاغات',
	booking: 'اعرض الحجز',
	goodwill: 'امنح بادرة حسن نية',
	missing: 'لا يوجد بلاغ كهذا',
	error: 'تعذّر تحميل البلاغ',
	reported: { OWNER: (name: string) => `المبلّغ ${name}، المالك`, RENTER: (name: string) => `المبلّغ ${name}، المستأجر` },
	due: 'الموعد',
	money: {
		title: 'مبالغ الحجز',
		rental: 'مجموع الإيجار',
		deposit: 'التأمين المسترد',
		period: 'المدة',
		days: 'الأيام',
	},
	decision: {
		title: 'قرارك',
		lead: 'تظهر المبالغ قبل أن تقرّر. يُبلَّغ الطرفان فوراً ويقرآن ما تكتبه.',
		outcome: 'القرار',
		outcomes: {
			HELP_AND_GO_ON: 'مساعدة واستمرار',
			REFUSED_AT_PICKUP: 'رفض عند الاستلام',
			END_NOW: 'إنهاء الإيجار الآن',
		},
		hints: {
			HELP_AND_GO_ON: 'لا تتحرك أي مبالغ. إن سُجّل الإرجاع في هذه الأثناء اكتمل الحجز الآن.',
			REFUSED_AT_PICKUP: 'كما عند عدم حضور المالك: يعود كل شيء إلى المستأجر.',
			END_NOW: 'يكتمل الحجز الآن. تُردّ الأيام غير المستخدمة بالنسبة التي تختارها، ويُردّ التأمين كما بعد كل إرجاع.',
		},
		usedDays: 'الأيام المستخدمة',
		usedDaysHint: (least: string, most: string) => `من ${least} (بدأت عند البلاغ) إلى ${most} (بدأت عند عودة السيارة).`,
		share: 'النسبة المردودة من كل يوم غير مستخدم (%)',
		shareHint: '100 إن كان العطل من السيارة، وإلا فما اتفق عليه الطرفان أو نسبتك مع السبب أدناه.',
		note: 'السبب',
		noteHint: 'يقرأه الطرفان.',
		refund: 'يعود إلى المستأجر',
		ofRental: 'منه من الإيجار',
		ofDeposit: 'منه من التأمين',
		rental: 'الإيجار المتبقي',
		owner: 'للمالك',
		platform: 'رسوم المنصة',
		unused: 'أيام غير مستخدمة',
		confirm: 'اعتمد القرار',
		busy: 'جارٍ الحفظ …',
		done: 'بُتّ في البلاغ',
		failed: 'تعذّر البتّ في البلاغ',
		previewFailed: 'تعذّر حساب المبالغ',
		notEnd: 'لا يمكن إنهاء الإيجار الآن:',
		own: 'أنت طرف في هذا الحجز. يجب أن يبتّ فيه مدير آخر.',
	},
};
