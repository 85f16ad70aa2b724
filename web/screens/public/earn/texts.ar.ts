/** Arabic texts of the estimate for owners. */
import { forms } from '#web/i18n/format.ts';
import type { EarnTexts } from './texts.en.ts';

export const texts = {
	title: 'كم تكسب سيارتي؟',
	description: 'اعرف أسعار السيارات المشابهة لسيارتك على مشوار، وكم تُؤجَّر، وما يبقى لك بعد العمولة.',
	lead: 'نقارن سيارتك بسيارات فئتها على مشوار. لا تحتاج إلى حساب.',
	city: 'المدينة',
	bodyType: 'نوع السيارة',
	year: 'سنة الصنع',
	show: 'عرض التقدير',
	error: 'تعذّر حساب التقدير',
	perMonth: 'في الشهر',
	ifTypical: (days: string, percent: string) => `إذا أُجّرت ${days} من 30 يوماً كما تُؤجَّر السيارات المشابهة: ${percent} من الوقت.`,
	perDay: (amount: string) => `${amount} عن كل يوم إيجار`,
	noOccupancy: 'لم يُؤجَّر بعد عدد كافٍ من سيارات هذه الفئة لنعرف كم ستُؤجَّر سيارتك. هذا ما تكسبه عن بعض الأيام في الشهر:',
	otherDays: 'لعدد آخر من الأيام في الشهر:',
	days: forms({ one: 'يوم واحد', two: 'يومان', few: '{count} أيام', many: '{count} يوماً', other: '{count} يوم' }),
	how: 'كيف نحسب التقدير',
	fromPrices: (median: string, cars: string) => `السعر ${median} في اليوم هو وسيط الأسعار المعلنة لـ ${cars} من هذه الفئة في هذه المدينة`,
	cars: forms({ one: 'سيارة واحدة', two: 'سيارتين', few: '{count} سيارات', many: '{count} سيارة', other: '{count} سيارة' }),
	ofYears: (from: string, to: string) => `، من سنوات الصنع ${from} إلى ${to}.`,
	ofAllYears: '. سيارات سنتك قليلة، لذلك حسبنا كل السنوات.',
	fromRentals: (cars: string) => `نسبة التأجير هي متوسط ${cars} اكتملت لها إيجارات في آخر 90 يوماً، مقرّبة إلى 5%.`,
	fee: (percent: string) => `خصمنا عمولة المنصة ${percent}. لم نخصم الوقود وتأمين السيارة والصيانة والضرائب.`,
	noPromise: 'هذا تقدير وليس وعداً. أنت تحدد سعرك وأيامك.',
	tooFew: 'لا توجد سيارات كافية من هذا النوع بعد',
	tooFewHint:
		'عدد السيارات المعروضة من هذا النوع في هذه المدينة أقل من ثلاث، وأي رقم سيكون تخميناً. جرّب مدينة قريبة، أو كن من أوائل من يعرضون سيارتهم.',
	feeOnly: (percent: string) => `عرض السيارة مجاني. نخصم ${percent} فقط عندما تكسب.`,
	list: 'اعرض سيارتك',
} satisfies EarnTexts;
