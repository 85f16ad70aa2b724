/** Arabic texts of the help pages. */
import { forms } from '#web/i18n/format.ts';
import type { HelpTexts } from './texts.en.ts';

export const texts = {
	title: 'المساعدة',
	description: 'كيف يعمل استئجار السيارات وتأجيرها في مشوار: الحجز والدفع ومبلغ التأمين والإلغاء والتسليم والمطالبات والحوالات.',
	heading: 'كيف نساعدك؟',
	lead: 'إجابات قصيرة عن استئجار سيارة وعن تأجير سيارتك.',
	search: {
		label: 'البحث في المساعدة',
		example: 'مثلاً: مبلغ التأمين',
		submit: 'ابحث',
		clear: 'عرض كل المواضيع',
		found: forms({ one: 'مقال واحد', two: 'مقالان', few: '{count} مقالات', many: '{count} مقالاً', other: '{count} مقال' }),
		instead: (words: string) => `بحثنا عن «${words}».`,
		none: 'لم نجد مقالات',
		noneHint: 'جرّب كلمة أخرى أو تصفّح المواضيع أدناه.',
	},
	audiences: { RENTERS: 'استئجار سيارة', OWNERS: 'تأجير سيارتك', EVERYBODY: 'حسابك' },
	topics: {
		BOOKING: 'البحث والحجز',
		PAYING: 'الدفع ومبلغ التأمين والاسترداد',
		TRIP: 'الاستلام والرحلة والإرجاع',
		LISTING: 'الإعلان والأسعار والتقويم',
		RENTING_OUT: 'الطلبات والتسليم والحوالات',
		OFFICE: 'عدة سيارات والمكاتب ورموز الخصم',
		ACCOUNT: 'الحساب والهوية والأمان',
		MESSAGES: 'الرسائل والتقييمات والإشعارات',
	},
	breadcrumbs: 'مسار الصفحة',
	related: 'مقالات ذات صلة',
	all: 'كل مواضيع المساعدة',
	missing: 'لم نجد هذا المقال',
	missingHint: 'ربما نُقل، أو أن الرابط غير مكتمل.',
	error: 'تعذّر تحميل المساعدة',
} satisfies HelpTexts;
