/** Arabic texts of the import of cars. */
import { forms } from '#web/i18n/format.ts';
import type { ImportTexts } from './texts.en.ts';

export const texts: ImportTexts = {
	title: 'استيراد السيارات',
	lead: 'عدة سيارات دفعة واحدة من جدول. ترى تقريراً أولاً، ولا يُحفظ شيء قبل أن تؤكد.',
	choose: 'اختر ملف CSV أو Excel',
	limits: (cars: string, megabytes: string) => `حتى ${cars} سيارة و${megabytes} م.ب، بصيغة ‎.csv أو ‎.xlsx`,
	reading: 'جارٍ القراءة...',
	template: 'تنزيل النموذج',
	templateHint: 'سطر لكل سيارة. رقم اللوحة هو المفتاح: استورد الملف مرة أخرى بعد أي تعديل ولن تتكرر أي سيارة.',
	failed: 'تعذّرت قراءة الملف.',
	reportTitle: 'هذا ما سيُستورد',
	reportHint: 'تصبح السيارات مسودات لا يراها غيرك. لا نستورد الأسطر المرفوضة، فصحّحها في الملف واستورده مرة أخرى.',
	doneTitle: 'تم الاستيراد',
	doneHint: 'المسودات في «سياراتي». تحتاج إلى صور قبل أن نوثّقها.',
	outcomes: { NEW: 'جديدة', CHANGED: 'ستُعدّل', UNCHANGED: 'بلا تغيير', REFUSED: 'مرفوضة' },
	done: { NEW: 'أُنشئت', CHANGED: 'عُدّلت', UNCHANGED: 'بلا تغيير', REFUSED: 'مرفوضة' },
	unknownHeadings: 'أعمدة غير معروفة لم نستوردها:',
	comma: '، ',
	show: 'عرض',
	record: (number: string) => `السطر ${number}`,
	nameless: 'بلا اسم',
	empty: 'فارغ',
	becomes: 'يصبح',
	more: 'عرض المزيد',
	confirm: forms({
		one: 'استورد سيارة واحدة',
		two: 'استورد سيارتين',
		few: 'استورد {count} سيارات',
		many: 'استورد {count} سيارة',
		other: 'استورد {count} سيارة',
	}),
	importing: 'جارٍ الاستيراد...',
	another: 'اختر ملفاً آخر',
	toCars: 'إلى سياراتي',
};
