/** Arabic texts of the owner area's menu for offices. */
import type { OwnerShellTexts } from './texts.en.ts';

export const texts: OwnerShellTexts = {
	team: 'الفريق',
	fleet: 'الأسطول',
	handovers: 'تسليمات اليوم',
	replies: 'الردود السريعة',
	extras: 'الإضافات',
	promoCodes: 'رموز الخصم',
	bar: { today: 'اليوم', calendar: 'التقويم', cars: 'السيارات', money: 'المال' },
};
