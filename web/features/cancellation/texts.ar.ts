/** Arabic texts of the cancellation policies. */
import { forms } from '#web/i18n/format.ts';
import type { PolicyTexts } from './policy-text.ts';
import type { CancellationTexts } from './texts.en.ts';

const policies: PolicyTexts = {
	FLEXIBLE: {
		name: 'مرنة',
		heading: 'إلغاء مرن',
		refund: 'استرداد كامل حتى {EARLY} قبل الاستلام، وبعدها نخصم أجرة يوم واحد.',
		charge: 'استرداد كامل حتى {EARLY} قبل الاستلام، وبعدها نخصم أجرة يوم واحد.',
		retained: { LESS_A_DAY: 'بقي أقل من {EARLY} على الاستلام، فنخصم أجرة يوم واحد.' },
	},
	MODERATE: {
		name: 'متوسطة',
		heading: 'إلغاء متوسط',
		refund: 'استرداد كامل حتى {EARLY} قبل الاستلام، وبعدها نخصم نصف الإيجار.',
		charge: 'استرداد كامل حتى {EARLY} قبل الاستلام، وبعدها نخصم نصف الإيجار.',
		retained: { HALF: 'اقترب موعد الاستلام، فنخصم نصف الإيجار.' },
	},
	STRICT: {
		name: 'مشدّدة',
		heading: 'إلغاء مشدّد',
		refund: 'استرداد كامل حتى {EARLY} قبل الاستلام، ونصف الإيجار حتى {HALF} قبله، وبعدها لا نعيد شيئاً من الإيجار.',
		charge: 'استرداد كامل حتى {EARLY} قبل الاستلام، ونصف الإيجار حتى {HALF} قبله، وبعدها لا نعيد شيئاً من الإيجار.',
		retained: {
			HALF: 'اقترب موعد الاستلام، فنخصم نصف الإيجار.',
			NOTHING: 'بقي أقل من {HALF} على الاستلام، فلا نعيد الإيجار.',
		},
	},
};

export const cancellation = {
	policies,
	leadHours: forms({ one: 'ساعة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' }),
	leadDays: forms({ one: 'يوم', two: 'يومين', few: '{count} أيام', many: '{count} يوماً', other: '{count} يوم' }),
	always: forms({
		one: 'نعيد مبلغ التأمين دائماً قبل تسليم السيارة، والإلغاء مجاني خلال ساعة من التأكيد.',
		two: 'نعيد مبلغ التأمين دائماً قبل تسليم السيارة، والإلغاء مجاني خلال ساعتين من التأكيد.',
		few: 'نعيد مبلغ التأمين دائماً قبل تسليم السيارة، والإلغاء مجاني خلال {count} ساعات من التأكيد.',
		other: 'نعيد مبلغ التأمين دائماً قبل تسليم السيارة، والإلغاء مجاني خلال {count} ساعة من التأكيد.',
	}),
	grace: forms({
		one: 'لم تمضِ ساعة على التأكيد، فنعيد المبلغ كاملاً.',
		two: 'لم تمضِ ساعتان على التأكيد، فنعيد المبلغ كاملاً.',
		few: 'لم تمضِ {count} ساعات على التأكيد، فنعيد المبلغ كاملاً.',
		other: 'لم تمضِ {count} ساعة على التأكيد، فنعيد المبلغ كاملاً.',
	}),
} satisfies CancellationTexts;
