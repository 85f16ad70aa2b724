/** Arabic texts about uploads. */
import { arabicForms } from '#web/i18n/format.ts';
import type { UploadTexts } from './texts.en.ts';

export const upload = {
	choose: 'اختر ملفاً',
	takeOrChoose: 'التقط صورة أو اختر ملفاً',
	drop: 'أو اسحبه إلى هنا',
	accepted: (limit: string) => `صورة JPEG أو PNG أو WebP أو ملف PDF، حتى ${limit}. تُصغَّر الصور الأكبر.`,
	megabytes: (count: string) => `${count}\u00a0ميغابايت`,
	kilobytes: (count: string) => `${count}\u00a0كيلوبايت`,
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
		drop: 'أو اسحبها إلى هنا',
		more: 'أضف المزيد',
		nth: (number: string) => `صورة ${number}`,
		retry: (name: string) => `إعادة الإرسال: ${name}`,
		tooMany: arabicForms({
			one: 'يمكنك إضافة صورة واحدة كحد أقصى، ولم نضف الباقي.',
			two: 'يمكنك إضافة صورتين كحد أقصى، ولم نضف الباقي.',
			few: 'يمكنك إضافة {count} صور كحد أقصى، ولم نضف الباقي.',
			other: 'يمكنك إضافة {count} صورة كحد أقصى، ولم نضف الباقي.',
		}),
	},
	problems: {
		TOO_LARGE: 'حجم الملف أكبر من 5 ميغابايت. اختر ملفاً أصغر أو التقط الصورة مرة أخرى.',
		FILE_EMPTY: 'الملف فارغ.',
		FILE_TYPE_REFUSED: 'هذا الملف ليس صورة JPEG أو PNG أو WebP. تُقبل الوثائق بصيغة PDF أيضاً.',
		PICTURE_TOO_MANY_PIXELS: 'أبعاد الصورة كبيرة جداً: الحد الأقصى 50 مليون بكسل. صغّرها ثم ارفعها.',
		FILE_DAMAGED: 'الصورة تالفة ولا يمكن قراءتها.',
		PDF_REFUSED: 'لا يمكن قبول هذا الملف: قد يكون تالفاً أو محمياً أو يحتوي على مرفقات. احفظه كملف PDF جديد أو التقط صورة.',
		UPLOAD_EXPIRED: 'استغرق الرفع وقتاً أطول من المسموح. حاول مرة أخرى.',
	} as Readonly<Record<string, string>>,
} satisfies UploadTexts;
