/** Arabic texts of the support's queue and of a ticket in it. */
import { forms } from '#web/i18n/format.ts';
import type { SupportDeskTexts } from './desk-texts.en.ts';
import { tickets } from './texts.ar.ts';

export const supportDesk = {
	tickets,
	about: { booking: 'حجز', payment: 'دفعة', claim: 'مطالبة', payout: 'حوالة', account: 'حساب' },
	status: { OPEN: 'بانتظارنا', WAITING_FOR_PERSON: 'بانتظار صاحب الطلب', SOLVED: 'محلول' },
	guest: 'بلا حساب',
	nobody: 'لم يُسند إلى أحد',
	assignee: 'مُسند إلى',
	assignedTo: (name: string) => `مُسند إلى ${name}`,
	waiting: (duration: string) => `ينتظر منذ ${duration}`,
	firstAnswer: 'أول رد',
	solution: 'مدة الحل',
	notYet: 'ليس بعد',
	duration: {
		minutes: forms({ one: 'دقيقة واحدة', two: 'دقيقتين', few: '{count} دقائق', many: '{count} دقيقة', other: '{count} دقيقة' }),
		hours: forms({ one: 'ساعة واحدة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' }),
		days: forms({ one: 'يوم واحد', two: 'يومين', few: '{count} أيام', many: '{count} يوماً', other: '{count} يوم' }),
	},
} satisfies SupportDeskTexts;
