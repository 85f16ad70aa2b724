/** Arabic texts of the owner's payouts. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import { payout } from '../texts.ar.ts';
import type { PayoutsTexts } from './texts.en.ts';

export const texts = {
	finance,
	payout,
	title: 'الحوالات',
	heading: 'الحوالات',
	lead: 'نرسل كل مبلغ إلى بنكك خلال 3-5 أيام عمل من تسويته.',
	figures: {
		label: 'مجاميع الحوالات',
		pending: 'قيد الانتظار',
		sent: 'في الطريق',
		paid: 'مدفوعة',
		failed: 'لم تتم',
		count: forms({ one: 'حوالة واحدة', two: 'حوالتان', few: '{count} حوالات', many: '{count} حوالة', other: '{count} حوالة' }),
	},
	details: {
		title: 'بيانات الحساب',
		lead: 'الحساب الذي نحوّل إليه ما تكسبه.',
		none: 'أضف بيانات حسابك البنكي أو كليك (CliQ) لنتمكن من إرسال مستحقاتك.',
		change: 'تغيير',
		add: 'أضف بيانات الحساب',
		holder: (name: string) => `صاحب الحساب: ${name}`,
		since: (moment: string) => `منذ ${moment}`,
		kind: 'كيف تودّ استلام حوالاتك؟',
		kinds: { IBAN: 'حساب بنكي (IBAN)', CLIQ: 'كليك (CliQ)' },
		iban: 'رقم الحساب الدولي IBAN',
		ibanHint: 'يبدأ بـ JO ويتكوّن من 30 حرفاً ورقماً، ولا تهم المسافات.',
		holderName: 'صاحب الحساب',
		holderHint: 'كما هو مسجّل لدى بنكك.',
		alias: 'الاسم المستعار في كليك (CliQ) أو رقم الهاتف',
		aliasHint: 'الاسم المستعار الذي اخترته في كليك (CliQ)، أو رقم الهاتف المسجّل فيه.',
		save: 'حفظ',
		saving: 'جارٍ الحفظ...',
		cancel: 'إلغاء',
		saved: 'حُفظت بيانات الحساب',
		savedHint: 'سنعيد إرسال الحوالات التي لم تتم مع مجموعة الحوالات القادمة.',
		failed: 'تعذّر حفظ بيانات الحساب',
		error: 'تعذّر تحميل بيانات الحساب',
		history: 'البيانات السابقة',
	},
	failedNote: {
		title: 'لم تتم الحوالة - يرجى التواصل مع الدعم',
		hint: 'أعاد بنكك المبلغ. راجع بيانات حسابك، وسنعيد إرساله تلقائياً بعد تصحيحها.',
		action: 'تصحيح بيانات الحساب',
	},
	error: 'تعذّر تحميل الحوالات',
	empty: { title: 'لا توجد حوالات بعد', hint: 'يظهر هنا ما يكسبه كل إيجار مكتمل بعد تسويته.' },
} satisfies PayoutsTexts;
