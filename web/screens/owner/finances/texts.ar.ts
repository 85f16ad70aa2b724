/** Arabic texts of the owner's finances. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import { payout } from '../texts.ar.ts';
import type { FinancesTexts } from './texts.en.ts';

export const texts = {
	finance,
	payout,
	title: 'المالية',
	heading: 'المالية',
	lead: 'ما كسبته، وأين هو الآن.',
	figures: {
		label: 'أموالك في لمحة',
		total: 'مجموع الأرباح',
		month: 'أرباح هذا الشهر',
		lastMonth: (amount: string) => `الشهر الماضي: ${amount}`,
		pending: 'حوالات قيد الانتظار',
		paid: 'ما حُوّل إليك',
		count: forms({ one: 'حوالة واحدة', two: 'حوالتان', few: '{count} حوالات', many: '{count} حوالة', other: '{count} حوالة' }),
	},
	next: {
		title: 'الحوالة القادمة',
		by: (moment: string) => `نرسلها إلى بنكك بحلول ${moment}`,
		none: 'لا يوجد مبلغ مستحق الآن. نسوّي كل إيجار خلال 48 ساعة من الإرجاع، ونحوّله خلال 3-5 أيام عمل.',
		addDetails: 'أضف بيانات الحساب',
	},
	held: {
		title: 'مبالغ لم تُرسل بعد',
		none: 'لا توجد مبالغ موقوفة.',
		count: forms({ one: 'حجز واحد', two: 'حجزان', few: '{count} حجوزات', many: '{count} حجزاً', other: '{count} حجز' }),
		reasons: {
			CLAIM_WINDOW: 'مهلة المطالبات لم تنته بعد',
			CLAIM_OPEN: 'مطالبتك مفتوحة',
			DISPUTED: 'التسوية قيد النزاع',
			FROZEN: 'اعتراض بنكي على الدفعة',
			NO_DETAILS: 'بيانات الحساب ناقصة',
			FAILED: 'لم تتم الحوالة - يرجى التواصل مع الدعم',
		},
		until: (moment: string) => `حتى ${moment} كحد أقصى`,
		mend: 'بيانات الحساب',
	},
	tabs: { label: 'الأحدث', earnings: 'الأرباح', payouts: 'الحوالات' },
	all: { earnings: 'كل الأرباح', payouts: 'كل الحوالات' },
	cancelled: 'ما بقي من حجز ملغى',
	goodwill: 'بادرة حسن نية من مشوار',
	errors: { finances: 'تعذّر تحميل بياناتك المالية', earnings: 'تعذّر تحميل الأرباح', payouts: 'تعذّر تحميل الحوالات' },
	empty: {
		earnings: { title: 'لا توجد أرباح بعد', hint: 'يظهر هنا أول إيجار يكتمل.' },
		payouts: { title: 'لا توجد حوالات بعد', hint: 'يظهر هنا ما يكسبه كل إيجار مكتمل بعد تسويته.' },
	},
} satisfies FinancesTexts;
