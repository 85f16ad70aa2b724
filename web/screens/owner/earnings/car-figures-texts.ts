/** Texts of the figures of each car, in both languages: loaded with the table, when it approaches the viewport. */
import { forms } from '#web/i18n/format.ts';

const en = {
	title: 'By car',
	lead: 'How much of the time each car was rented, and what it brought in.',
	period: 'Period of the figures by car',
	days: { '30': '30 days', '90': '90 days' },
	error: 'We couldn’t load the figures by car',
	car: 'Car',
	occupancy: 'Rented',
	ofDays: (rented: string, available: string) => `${rented} of ${available} available days`,
	income: 'Income',
	perDay: 'Per available day',
	all: forms({ one: 'Show {count} more car', other: 'Show {count} more cars' }),
};

const ar: typeof en = {
	title: 'حسب السيارة',
	lead: 'كم أُجِّرت كل سيارة من الوقت، وكم كسبت منها.',
	period: 'فترة الأرقام حسب السيارة',
	days: { '30': '30 يوماً', '90': '90 يوماً' },
	error: 'تعذّر تحميل الأرقام حسب السيارة',
	car: 'السيارة',
	occupancy: 'التأجير',
	ofDays: (rented: string, available: string) => `${rented} من ${available} من الأيام المتاحة`,
	income: 'الدخل',
	perDay: 'لكل يوم متاح',
	all: forms({
		one: 'عرض سيارة أخرى',
		two: 'عرض سيارتين أخريين',
		few: 'عرض {count} سيارات أخرى',
		many: 'عرض {count} سيارة أخرى',
		other: 'عرض {count} سيارة أخرى',
	}),
};

export const carFiguresTexts = { en, ar };
