/** Arabic texts of the favourites page. */
import type { FavouritesTexts } from './texts.en.ts';

export const texts = {
	title: 'المفضلة',
	lead: 'سيارات حفظتها لوقت لاحق.',
	list: 'المفضلة',
	error: 'تعذّر تحميل المفضلة',
	empty: 'لا توجد سيارات في المفضلة بعد',
	emptyHint: 'اضغط على القلب في أي سيارة لحفظها هنا.',
	browse: 'تصفّح السيارات',
	more: 'عرض المزيد',
	unavailable: 'غير متاحة',
	unavailableHint: 'لا يعرضها مالكها حالياً.',
	searches: 'عمليات البحث المحفوظة',
	searchesLead: 'نخبرك صباحاً بالسيارات الجديدة المطابقة.',
	searchOver: 'انتهت تواريخه',
	endSearch: (name: string) => `إنهاء البحث المحفوظ: ${name}`,
	searchEnded: 'انتهى البحث المحفوظ',
	searchEndFailed: 'تعذّر إنهاء البحث المحفوظ',
} satisfies FavouritesTexts;
