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
	lead: 'يُرسَل كل مبلغ إلى بنكك خلال 3-5 أيام عمل من تسويته.',
	figures: {
		label: 'مجاميع الحوالات',
		pending: 'قيد الانتظار',
		sent: 'في الطريق',
		paid: 'مدفوعة',
		failed: 'فاشلة',
		count: forms({ one: 'حوالة واحدة', two: 'حوالتان', few: '{count} حوالات', many: '{count} حوالة', other: '{count} حوالة' }),
	},
	details: {
		title: 'بيانات الحساب',
		lead: 'الحساب الذي نحوّل إليه ما تكسبه.',
		none: 'أخبرنا إلى أين نحوّل مستحقاتك لنتمكن من إرسالها.',
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
		alias: 'اسمك في CliQ أو رقم هاتفك',
		aliasHint: 'الاسم الذي اخترته في CliQ، أو رقم الهاتف المسجّل فيه.',
		save: 'حفظ',
		saving: 'جارٍ الحفظ...',
		cancel: 'إلغاء',
		saved: 'حُفظت بيانات الحساب',
		savedHint: 'تُعاد محاولة الحوالات الفاشلة مع الدفعة القادمة.',
		failed: 'لم تُحفظ بيانات الحساب',
		error: 'تعذّر تحميل بيانات الحساب',
		history: 'البيانات السابقة',
	},
	failedNote: {
		title: 'فشل التحويل - يرجى التواصل مع الدعم',
		hint: 'أعاد بنكك المبلغ. راجع بيانات حسابك، وسنعيد إرساله تلقائياً بعد تصحيحها.',
		action: 'صحّح بيانات الحساب',
	},
	error: 'تعذّر تحميل الحوالات',
	empty: { title: 'لا حوالات بعد', hint: 'يظهر هنا ما يكسبه كل إيجار مكتمل بعد تسويته.' },
} satisfies PayoutsTexts;
