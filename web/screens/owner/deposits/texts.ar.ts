/** Arabic texts of the owner's deposits. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { DepositsTexts } from './texts.en.ts';

export const texts = {
	finance,
	title: 'التأمينات',
	heading: 'التأمينات',
	lead: 'تأمينات إيجاراتك المكتملة. تُحفظ على حدة حتى تنتهي مهلة المطالبات.',
	figures: {
		label: 'مجاميع التأمينات',
		held: 'محجوز الآن',
		heldHint: forms({ one: 'تأمين واحد', two: 'تأمينان', few: '{count} تأمينات', many: '{count} تأميناً', other: '{count} تأمين' }),
		released: 'أُعيد إلى المستأجرين',
		captured: 'دُفع لك',
	},
	card: {
		held: 'المحجوز',
		captured: 'لك',
		released: 'للمستأجر',
		forFines: 'للمخالفات',
		closed: (moment: string) => `أُغلق في ${moment}`,
		until: (moment: string) => `يمكنك المطالبة حتى ${moment}`,
		booking: 'افتح الحجز',
	},
	error: 'تعذّر تحميل التأمينات',
	empty: { title: 'لا تأمينات بعد', hint: 'يظهر هنا تأمين كل إيجار يكتمل.' },
} satisfies DepositsTexts;
