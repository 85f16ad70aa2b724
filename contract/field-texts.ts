/** Sentences for single fields. Schemas name them by key; the server answers in the person's language, the browser shows the same. */

export const fieldTexts = {
	REQUIRED: { en: 'Please fill this in.', ar: 'هذا الحقل مطلوب.' },
	EMAIL_INVALID: { en: 'Please enter a valid e-mail address.', ar: 'أدخل بريداً إلكترونياً صحيحاً.' },
	PASSWORD_TOO_SHORT: { en: 'Use at least 10 characters.', ar: 'استخدم 10 أحرف على الأقل.' },
	PASSWORD_TOO_LONG: { en: 'Use at most 200 characters.', ar: 'استخدم 200 حرف على الأكثر.' },
	NAME_TOO_LONG: { en: 'Use at most 60 characters.', ar: 'استخدم 60 حرفاً على الأكثر.' },
	PHONE_EMPTY: { en: 'Please enter a valid phone number', ar: 'أدخل رقم هاتف صحيحاً' },
	PHONE_INVALID: {
		en: 'Please enter a valid phone number with at least 10 digits',
		ar: 'أدخل رقم هاتف صحيحاً من 10 أرقام على الأقل',
	},
	CODE_SIX_DIGITS: { en: 'Please enter the 6-digit code', ar: 'أدخل الرمز المكوّن من 6 أرقام' },
	DATE_INVALID: { en: 'Please enter a date such as 2026-12-01.', ar: 'أدخل تاريخاً مثل 2026-12-01.' },
	DATES_BOTH: { en: 'Please choose both a pickup and a return date.', ar: 'اختر تاريخي الاستلام والإرجاع معاً.' },
	CITY_UNKNOWN: { en: 'We do not serve this city yet.', ar: 'لا نخدم هذه المدينة بعد.' },
	FEATURE_UNKNOWN: { en: 'This feature is not known.', ar: 'هذه الميزة غير معروفة.' },
	CURSOR_INVALID: {
		en: 'This page address is no longer valid. Start from the first page.',
		ar: 'عنوان هذه الصفحة لم يعد صالحاً. ابدأ من الصفحة الأولى.',
	},
	NUMBER_INVALID: { en: 'Please enter a number.', ar: 'أدخل رقماً.' },
	PHOTOS_TOO_FEW: { en: 'Take at least 8 photos.', ar: 'التقط 8 صور على الأقل.' },
	PHOTOS_REPEATED: { en: 'The same photo is there twice.', ar: 'الصورة نفسها مكررة.' },
	UPLOAD_UNKNOWN: { en: 'This upload is not there. Please upload the file again.', ar: 'الملف غير موجود. ارفعه مرة أخرى.' },
} as const;

export type FieldTextKey = keyof typeof fieldTexts;
