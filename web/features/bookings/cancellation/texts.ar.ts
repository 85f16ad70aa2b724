/** Arabic texts of the cancellation policies. */
import { forms } from '#web/i18n/format.ts';
import type { PolicyTexts } from './policy-text.ts';
import type { CancellationTexts } from './texts.en.ts';

const policies: PolicyTexts = {
	FLEXIBLE: {
		name: 'مرنة',
		heading: 'إلغاء مرن',
		refund: 'يُردّ المبلغ كله حتى {EARLY} قبل الاستلام، ثم يُخصم أجر يوم واحد.',
		charge: 'مجاني حتى {EARLY} قبل الاستلام، ثم يُحسم أجر يوم واحد.',
		retained: { LESS_A_DAY: 'بقي أقل من {EARLY} على الاستلام: يُحسم أجر يوم واحد.' },
	},
	MODERATE: {
		name: 'متوسطة',
		heading: 'إلغاء معتدل',
		refund: 'يُردّ المبلغ كله حتى {EARLY} قبل الاستلام، ثم نصفه.',
		charge: 'مجاني حتى {EARLY} قبل الاستلام، ثم يُحسم نصف الإيجار.',
		retained: { HALF: 'اقترب موعد الاستلام: يُحسم نصف الإيجار.' },
	},
	STRICT: {
		name: 'صارمة',
		heading: 'إلغاء صارم',
		refund: 'يُردّ المبلغ كله حتى {EARLY} قبل الاستلام، ونصفه حتى {HALF} قبله، ثم لا يُردّ شيء.',
		charge: 'مجاني حتى {EARLY} قبل الاستلام، ونصف الإيجار حتى {HALF}، ثم لا يُسترد شيء من الإيجار.',
		retained: {
			HALF: 'اقترب موعد الاستلام: يُحسم نصف الإيجار.',
			NOTHING: 'بقي أقل من {HALF} على الاستلام: لا يُسترد الإيجار.',
		},
	},
};

export const cancellation = {
	policies,
	leadHours: forms({ one: 'ساعة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' }),
	leadDays: forms({ one: 'يوم', two: 'يومين', few: '{count} أيام', many: '{count} يوماً', other: '{count} يوم' }),
	always: forms({
		one: 'يعود التأمين دائماً قبل تسليم السيارة، والساعة الأولى بعد التأكيد مجانية.',
		two: 'يعود التأمين دائماً قبل تسليم السيارة، والساعتان الأوليان بعد التأكيد مجانيتان.',
		few: 'يعود التأمين دائماً قبل تسليم السيارة، وأول {count} ساعات بعد التأكيد مجانية.',
		other: 'يعود التأمين دائماً قبل تسليم السيارة، وأول {count} ساعة بعد التأكيد مجانية.',
	}),
	grace: forms({
		one: 'خلال ساعة من التأكيد يعود المبلغ كاملاً.',
		two: 'خلال ساعتين من التأكيد يعود المبلغ كاملاً.',
		few: 'خلال {count} ساعات من التأكيد يعود المبلغ كاملاً.',
		other: 'خلال {count} ساعة من التأكيد يعود المبلغ كاملاً.',
	}),
} satisfies CancellationTexts;
