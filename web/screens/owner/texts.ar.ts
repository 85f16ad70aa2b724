/** Arabic texts shared by the owner's screens. */
import type { PayoutTexts, PrepareTexts, RowTexts } from './texts.en.ts';

/** A row in a list of bookings. */
export const row = {
	earns: 'أرباحك',
	earned: 'أرباحك',
	keeps: 'يبقى لك',
	pickup: 'الاستلام',
	details: 'التفاصيل',
	message: 'مراسلة المستأجر',
} satisfies RowTexts;

/** A payout in lists. */
export const payout: PayoutTexts = {
	due: (moment: string) => `نرسلها بحلول ${moment}`,
	sent: (moment: string) => `أُرسلت إلى البنك في ${moment}`,
	paid: (moment: string) => `دُفعت في ${moment}`,
	reference: 'مرجع البنك',
	byHand: 'دُفعت مباشرة',
	to: (destination: string) => `إلى ${destination}`,
	failed: 'لم تتم الحوالة - يرجى التواصل مع الدعم',
	booking: 'فتح الحجز',
};

export const prepare = {
	title: 'للتجهيز',
	ready: 'جاهزة',
	mark: 'جاهزة',
	marking: 'جارٍ الحفظ...',
	marked: 'السيارة جاهزة',
	unmark: 'لم تجهز بعد',
	unmarked: 'عادت السيارة إلى قائمة التجهيز',
	failed: 'تعذّر الحفظ',
	since: (name, time) => `جاهزة منذ الساعة ${time}، ${name}`,
	isBack: 'عادت',
	comesBack: 'تعود',
	readyBy: (time) => `جاهزة قبل ${time}`,
	nextAt: (moment) => `المستأجر التالي: ${moment}`,
	nobodyNext: 'لا يوجد مستأجر خلال أسبوع',
} satisfies PrepareTexts['prepare'];
