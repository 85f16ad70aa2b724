/** Arabic texts of the owner's deposits. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { DepositsTexts } from './texts.en.ts';

export const texts = {
	finance,
	title: 'مبالغ التأمين',
	heading: 'مبالغ التأمين',
	lead: 'مبالغ التأمين لإيجاراتك المكتملة. نحجزها حتى تنتهي مهلة المطالبات.',
	figures: {
		label: 'مجاميع مبالغ التأمين',
		held: 'محجوز الآن',
		heldHint: forms({
			one: 'مبلغ تأمين واحد',
			two: 'مبلغا تأمين',
			few: '{count} مبالغ تأمين',
			many: '{count} مبلغ تأمين',
			other: '{count} مبلغ تأمين',
		}),
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
		booking: 'فتح الحجز',
	},
	error: 'تعذّر تحميل مبالغ التأمين',
	empty: { title: 'لا توجد مبالغ تأمين بعد', hint: 'يظهر هنا مبلغ التأمين لكل إيجار يكتمل.' },
} satisfies DepositsTexts;
