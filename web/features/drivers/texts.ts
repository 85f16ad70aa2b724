/** Texts of additional drivers on the pages of a booking. Both languages are loaded with what shows them, which few bookings do. */
import type { Language } from '#web/i18n/language.ts';

const en = {
	title: 'Additional drivers',
	lead: {
		RENTER: 'Invite the people who drive too. Each accepts with their own account, with identity and licence approved.',
		OWNER: 'Mishwar checked identity and licence of each. Look at their licences at the handover.',
		ADMIN: 'Identity and licence of each were checked.',
	},
	none: 'Nobody is named yet.',
	checked: 'Identity and licence checked',
	places: (named: string, places: string) => `${named} of ${places}`,
	invited: (until: string) => `Invited, until ${until}`,
	withdraw: 'Withdraw',
	remove: 'Remove',
	removeTitle: (name: string) => `Remove ${name} as a driver?`,
	removeHint: 'They are told, and so is the owner. You can invite somebody else until the pickup.',
	removing: 'Removing...',
	back: 'Keep',
	removed: 'Removed',
	failed: 'That did not work',
	by: 'Invite by',
	email: 'Email',
	phone: 'SMS',
	emailField: 'Email address',
	phoneField: 'Phone number',
	send: 'Send the invitation',
	sending: 'Sending...',
	sent: 'The invitation is on its way',
	sendFailed: 'The invitation was not sent',
	handover: 'Look at the licence of each additional driver too',
	shared: 'Trips you drive in with others',
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
