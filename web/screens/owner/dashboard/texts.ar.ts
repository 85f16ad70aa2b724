/** Arabic texts of the owner's dashboard. */
import { answer, declining } from '#web/features/bookings/answering/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { DashboardTexts } from './texts.en.ts';

export const texts = {
	title: 'لوحة المالك',
	heading: 'لوحة التحكم',
	figures: {
		title: 'لمحة سريعة',
		thisMonthEarnings: 'أرباح هذا الشهر',
		totalEarnings: 'مجموع الأرباح',
		pendingRequests: 'طلبات تنتظر ردّك',
		activeBookings: 'حجوزات مؤكدة',
		completedBookings: 'حجوزات مكتملة',
		totalCars: 'كل سياراتك',
		activeCars: 'سيارات معروضة',
		afterFee: 'بعد عمولة المنصة، ومعها الاقتطاعات من مبلغ التأمين',
		error: 'تعذّر تحميل أرقامك',
	},
	requests: {
		title: 'طلبات الحجز',
		lead: 'الأقرب إلى انتهاء مهلته أولاً.',
		empty: 'لا توجد طلبات تنتظر ردّك',
		emptyHint: 'يظهر الطلب المدفوع هنا وفي الإشعارات، ولديك 24 ساعة للرد.',
		error: 'تعذّر تحميل طلبات الحجز',
		more: 'عرض المزيد',
	},
	request: {
		verified: 'موثّق',
		verifiedHint: 'تحققنا من الهوية ورخصة القيادة',
		memberSince: (year: string) => `عضو منذ ${year}`,
		pickup: 'الاستلام',
		return: 'الإرجاع',
		days: 'المدة',
		earnings: 'أرباحك',
		earningsHint: 'بعد عمولة المنصة',
		respondBy: (moment: string) => `الرد قبل ${moment}`,
		hoursLeft: forms({
			one: 'بقيت ساعة واحدة',
			two: 'بقيت ساعتان',
			few: 'بقيت {count} ساعات',
			many: 'بقيت {count} ساعة',
			other: 'بقيت {count} ساعة',
		}),
		minutesLeft: forms({
			one: 'بقيت دقيقة واحدة',
			two: 'بقيت دقيقتان',
			few: 'بقيت {count} دقائق',
			many: 'بقيت {count} دقيقة',
			other: 'بقيت {count} دقيقة',
		}),
		timeOver: 'انتهت مهلة الرد',
		...answer,
	},
	declining,
	activity: {
		handover: { CHECK_IN: 'سجّل التسليم', CHECK_OUT: 'سجّل الإرجاع' },
		title: 'آخر النشاطات',
		empty: 'لا يوجد نشاط بعد',
		emptyHint: 'تظهر هنا الحجوزات المدفوعة لسياراتك.',
	},
	noCars: {
		title: 'اعرض سيارتك الأولى',
		steps: 'أولاً نتحقق من هويتك بالهوية الشخصية أو جواز السفر ورخصة القيادة. تستغرق المراجعة يوم عمل إلى يومين.',
		stepsPending: 'وثائقك قيد المراجعة، ويستغرق ذلك يوم عمل إلى يومين. بعدها يمكنك عرض سيارتك.',
		stepsApproved: 'هويتك موثّقة، ويمكنك الآن عرض سيارتك.',
		action: 'وثّق هويتك',
		see: 'عرض حالة التحقق',
	},
	paused: {
		title: 'الحجز الفوري مخفي مؤقتاً',
		why: (times: string, days: string, until: string) =>
			`ألغيت حجوزات مؤكدة أو لم تحضر لها ${times} مرات أو أكثر خلال ${days} يوماً. حتى ${until} ينتظر كل طلب ردك.`,
		cause: 'هل كان لديك سبب تستطيع إثباته؟',
		write: 'تواصل مع الدعم',
	},
} satisfies DashboardTexts;
