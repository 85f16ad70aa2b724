/** Arabic texts about uploads. */
import type { UploadTexts } from './texts.en.ts';

export const upload = {
	choose: 'اختر ملفاً',
	takeOrChoose: 'التقط صورة أو اختر ملفاً',
	drop: 'أو أفلته هنا',
	accepted: (limit: string) => `صورة JPEG أو PNG أو WebP أو ملف PDF، حتى ${limit}. تُصغَّر الصور الأكبر.`,
	megabytes: (count: string) => `${count} ميغابايت`,
	kilobytes: (count: string) => `${count} كيلوبايت`,
	sending: 'جارٍ الرفع...',
	checking: 'جارٍ الفحص...',
	ready: 'اكتمل الرفع',
	cancel: 'إلغاء',
	remove: (what: string) => `إزالة: ${what}`,
	another: 'اختر ملفاً آخر',
	error: 'خطأ في الرفع',
	failed: 'تعذّرت معالجة الوثيقة المرفوعة',
	photos: {
		choose: 'أضف صوراً',
		chooseOne: 'أضف صورة',
		drop: 'أو أفلتها هنا',
		more: 'أضف المزيد',
		nth: (number: string) => `صورة ${number}`,
		retry: (name: string) => `أعد الإرسال: ${name}`,
		tooMany: (most: string) => `المجال يتسع لعدد ${most} من الصور، ولم تُضف البقية.`,
	},
	problems: {
		TOO_LARGE: 'حجم الملف أكبر من 5 ميغابايت. اختر ملفاً أصغر أو التقط الصورة مرة أخرى.',
		FILE_EMPTY: 'الملف فارغ.',
		FILE_TYPE_REFUSED: 'هذا الملف ليس صورة JPEG أو PNG أو WebP ولا ملف PDF، أياً كان اسمه.',
		PICTURE_TOO_MANY_PIXELS: 'أبعاد الصورة كبيرة جداً: الحد الأقصى 50 مليون بكسل. صغّرها ثم ارفعها.',
		FILE_DAMAGED: 'الصورة تالفة ولا يمكن قراءتها.',
		PDF_REFUSED: 'لا يمكن قبول هذا الملف: قد يكون تالفاً أو محمياً أو فيه غير الصفحات. اطبعه إلى ملف PDF جديد أو التقط صورة.',
		UPLOAD_EXPIRED: 'استغرق الرفع وقتاً أطول من المسموح. حاول مرة أخرى.',
	} as Readonly<Record<string, string>>,
} satisfies UploadTexts;
