/** Texts of additional drivers on the pages of a booking. Both languages are loaded with the parts that need them, which few bookings have. */
import type { Language } from '#web/i18n/language.ts';

const en = {
	title: 'Additional drivers',
	lead: {
		RENTER: 'Invite the people who’ll drive too. Each needs an account with a verified identity and licence.',
		OWNER: 'We’ve verified each driver’s identity and licence. Check their licences at handover.',
		ADMIN: 'Each driver’s identity and licence is verified.',
	},
	none: 'No additional drivers yet.',
	checked: 'Identity and licence verified',
	places: (named: string, places: string) => `${named} of ${places}`,
	invited: (until: string) => `Invited, until ${until}`,
	withdraw: 'Withdraw',
	remove: 'Remove',
	removeTitle: (name: string) => `Remove ${name} as a driver?`,
	removeHint: 'We’ll notify them and the owner. You can invite someone else until pickup.',
	removing: 'Removing...',
	back: 'Keep driver',
	removed: 'Removed',
	failed: 'We couldn’t do that',
	by: 'Invite by',
	email: 'Email',
	phone: 'SMS',
	emailField: 'Email address',
	phoneField: 'Phone number',
	send: 'Send invitation',
	sending: 'Sending...',
	sent: 'Invitation sent',
	sendFailed: 'We couldn’t send the invitation',
	handover: 'Check each additional driver’s licence too',
	shared: 'Trips you drive on with others',
};

export type DriversTexts = typeof en;

const ar: DriversTexts = {
	title: 'السائقون الإضافيون',
	lead: {
		RENTER: 'ادعُ من سيقود معك. يقبل كل واحد الدعوة بحسابه، بهوية ورخصة موثّقتين.',
		OWNER: 'تحققنا من هوية كل سائق ورخصته. انظر إلى الرخص عند التسليم.',
		ADMIN: 'تم التحقق من هوية كل سائق ورخصته.',
	},
	none: 'لا يوجد سائقون إضافيون بعد.',
	checked: 'تم التحقق من الهوية والرخصة',
	places: (named, places) => `${named} من ${places}`,
	invited: (until) => `دعوة سارية حتى ${until}`,
	withdraw: 'سحب الدعوة',
	remove: 'إزالة',
	removeTitle: (name) => `إزالة ${name} من السائقين؟`,
	removeHint: 'سنخبر السائق والمالك بذلك. يمكنك دعوة شخص آخر حتى استلام السيارة.',
	removing: 'جارٍ الإزالة...',
	back: 'رجوع',
	removed: 'تمت الإزالة',
	failed: 'تعذّرت إزالة السائق',
	by: 'طريقة الدعوة',
	email: 'البريد الإلكتروني',
	phone: 'رسالة نصية',
	emailField: 'عنوان البريد الإلكتروني',
	phoneField: 'رقم الهاتف',
	send: 'إرسال الدعوة',
	sending: 'جارٍ الإرسال...',
	sent: 'أرسلنا الدعوة',
	sendFailed: 'تعذّر إرسال الدعوة',
	handover: 'انظر إلى رخصة كل سائق إضافي أيضاً',
	shared: 'رحلات تقود فيها مع آخرين',
};

export const driversTexts: Record<Language, DriversTexts> = { en, ar };
