/** Texts of an import's report, in both languages: the problem, and how to fix it. */
import type { ImportColumn } from '#contract/import-columns.ts';
import type { Language } from '#server/platform/base/refusal.ts';

type Sentence = { readonly en: string; readonly ar: string };

/** For each column: what belongs there. `{value}` is the present value, `{choices}` the allowed ones. */
export const expected: Readonly<Record<ImportColumn, Sentence>> = {
	make: { en: 'Write the make with 2 to 60 letters, such as Toyota.', ar: 'اكتب الشركة المصنّعة من حرفين إلى 60 حرفاً، مثل Toyota.' },
	model: { en: 'Write the model, such as Corolla.', ar: 'اكتب الطراز، مثل Corolla.' },
	year: { en: 'Write the model year as a number from 1990 to next year.', ar: 'اكتب سنة الصنع رقماً بين 1990 والسنة القادمة.' },
	plate: {
		en: 'Enter the number as shown on the plate, for example 70-12345. We use it to recognise your cars when you import again.',
		ar: 'اكتب الرقم كما هو على اللوحة، مثل 70-12345. به نميّز سياراتك عند الاستيراد مرة أخرى.',
	},
	plateClass: { en: 'We don’t know “{value}”. Write one of: {choices}.', ar: '«{value}» غير معروفة هنا. اكتب إحدى هذه: {choices}.' },
	bodyType: { en: 'We don’t know “{value}”. Write one of: {choices}.', ar: '«{value}» غير معروف هنا. اكتب أحد هذه: {choices}.' },
	seats: { en: 'Write a whole number of seats from 2 to 9.', ar: 'اكتب عدد المقاعد رقماً صحيحاً من 2 إلى 9.' },
	doors: { en: 'Write a whole number of doors from 2 to 5.', ar: 'اكتب عدد الأبواب رقماً صحيحاً من 2 إلى 5.' },
	transmission: { en: 'We don’t know “{value}”. Write one of: {choices}.', ar: '«{value}» غير معروف هنا. اكتب أحد هذين: {choices}.' },
	fuel: { en: 'We don’t know “{value}”. Write one of: {choices}.', ar: '«{value}» غير معروف هنا. اكتب أحد هذه: {choices}.' },
	color: { en: 'Write the colour, such as White.', ar: 'اكتب اللون، مثل أبيض.' },
	mileage: {
		en: 'Enter the odometer reading in whole kilometres, for example 45000.',
		ar: 'اكتب قراءة العداد بالكيلومتر رقماً صحيحاً، مثل 45000.',
	},
	mileageLimitPerDay: {
		en: 'Write the kilometres included per day as a whole number from 0 to 10,000; 0 means unlimited.',
		ar: 'اكتب الكيلومترات المشمولة في اليوم رقماً صحيحاً من 0 إلى 10,000، ويعني 0 غير محدود.',
	},
	dailyRateJod: {
		en: 'Write the daily rate in JOD as a plain number from 1 to 10,000, such as 35 or 35.50.',
		ar: 'اكتب السعر اليومي بالدينار رقماً من 1 إلى 10,000، مثل 35 أو 35.50.',
	},
	depositJod: {
		en: 'Write the deposit in JOD as a plain number from 0 to 100,000, such as 250.',
		ar: 'اكتب مبلغ التأمين بالدينار رقماً من 0 إلى 100,000، مثل 250.',
	},
	city: { en: 'We’re not in “{value}” yet. Write one of: {choices}.', ar: 'لا نخدم «{value}» بعد. اكتب إحدى هذه: {choices}.' },
	branch: {
		en: 'Your company has no branch “{value}”. Write one of: {choices}.',
		ar: 'ليس لشركتك فرع «{value}». اكتب أحد هذه: {choices}.',
	},
	features: {
		en: 'We don’t know “{value}”. Write from this list: {choices}.',
		ar: '«{value}» غير معروفة هنا. اكتب من هذه القائمة: {choices}.',
	},
	pickupHours: {
		en: 'Write from and until in half-hour steps, such as 09:00-21:30.',
		ar: 'اكتب البداية والنهاية بأنصاف الساعات، مثل 09:00-21:30.',
	},
	airportHours: {
		en: 'Write from and until in half-hour steps, such as 06:00-24:00.',
		ar: 'اكتب البداية والنهاية بأنصاف الساعات، مثل 06:00-24:00.',
	},
	cancellationPolicy: {
		en: 'We don’t know “{value}”. Write one of: {choices}.',
		ar: '«{value}» غير معروفة هنا. اكتب إحدى هذه: {choices}.',
	},
	driverAge: {
		en: 'Write the youngest age of a driver in whole years, such as 23, or 0 if you don’t ask for one.',
		ar: 'اكتب أصغر سن للسائق رقماً صحيحاً، مثل 23، أو 0 إن لم تشترط سناً.',
	},
	driverLicenceYears: {
		en: 'Write how long a driver must have held the licence, in whole years, such as 2, or 0 if you don’t ask for it.',
		ar: 'اكتب أقل عدد سنوات منذ إصدار رخصة السائق رقماً صحيحاً، مثل 2، أو 0 إن لم تشترط مدة.',
	},
	extras: {
		en: 'Write each extra once, with its price, DAY or TRIP, and how many there are, separated by semicolons: CHILD_SEAT 2.00/DAY x2; "Roof box" 10.00/TRIP x1.',
		ar: 'اكتب كل إضافة مرة واحدة مع سعرها وDAY أو TRIP وعددها، وافصل بينها بفاصلة منقوطة: CHILD_SEAT 2.00/DAY x2; "صندوق سقف" 10.00/TRIP x1.',
	},
	allCarsExtras: {
		en: 'Write the extras of all cars that this car is offered with, as in the column extras, or NONE: CHILD_SEAT 2.00/DAY x4; WIFI 1.00/DAY x6.',
		ar: 'اكتب إضافات كل السيارات المتاحة مع هذه السيارة كما في عمود الإضافات، أو NONE: CHILD_SEAT 2.00/DAY x4; WIFI 1.00/DAY x6.',
	},
	descriptionEn: { en: 'Write 20 to 2,000 characters, or leave the cell empty.', ar: 'اكتب من 20 إلى 2,000 حرف أو اترك الخلية فارغة.' },
	descriptionAr: { en: 'Write 20 to 2,000 characters, or leave the cell empty.', ar: 'اكتب من 20 إلى 2,000 حرف أو اترك الخلية فارغة.' },
};

export const sentences = {
	UNWRITABLE: {
		en: 'This contains characters we can’t save. Retype it.',
		ar: 'يحتوي النص على رموز لا يمكن حفظها. اكتبه مرة أخرى.',
	},
	TOO_LONG: { en: 'This is too long. Shorten it.', ar: 'النص طويل. اختصره.' },
	CONTACTS: {
		en: 'Leave out phone numbers, emails and accounts.',
		ar: 'احذف أرقام الهواتف وعناوين البريد والحسابات.',
	},
	STEPS: {
		en: 'Prices go in steps of 10 fils. Use at most two decimals, for example 35.50.',
		ar: 'الأسعار بمضاعفات 10 فلسات. استخدم منزلتين عشريتين على الأكثر، مثل 35.50.',
	},
	MORE_CELLS: {
		en: 'This row has more cells than there are headings. Remove a stray separator, or put the text in quotation marks.',
		ar: 'في هذا السطر خلايا أكثر من العناوين. احذف الفاصل الزائد أو ضع النص بين علامتي اقتباس.',
	},
	PLATE_TWICE: {
		en: 'Row {record} has the same plate. Remove one of the two.',
		ar: 'اللوحة نفسها في السطر {record}. احذف أحدهما.',
	},
	PLATE_OF_SEVERAL: {
		en: 'More than one of your cars has this plate, so we can’t tell which one you mean. Fix the plates under My Cars.',
		ar: 'لأكثر من سيارة من سياراتك هذه اللوحة، فلا نعرف المقصودة. صحّح اللوحات في «سياراتي».',
	},
	PLATE_NOT_RENTAL: {
		en: 'Only cars with a green rental plate (code 70) can be rented out here. Change the plate and its class to RENTAL, or leave the car out.',
		ar: 'لا تؤجَّر هنا إلا السيارات ذات لوحة التأجير الخضراء (رمز 70). صحّح اللوحة وفئتها إلى RENTAL، أو احذف السيارة من الملف.',
	},
	NO_BRANCHES: {
		en: 'You have no branches yet. Add them under Company, or leave the cell empty.',
		ar: 'ليست لديك فروع بعد. أضفها في صفحة «الشركة» أو اترك الخلية فارغة.',
	},
	BRANCH_OF_SEVERAL: {
		en: 'More than one of your branches fits “{value}”. Write the address as shown under Company.',
		ar: 'ينطبق «{value}» على أكثر من فرع. اكتب العنوان كما هو في صفحة «الشركة».',
	},
	DRIVER_AGE: {
		en: 'A car can ask for an age from {least} to {most}, or 0 for none.',
		ar: 'يمكن اشتراط سن من {least} إلى {most}، أو 0 دون شرط.',
	},
	LICENCE_YEARS: {
		en: 'A car can ask for up to {most} years, or 0 for none.',
		ar: 'يمكن اشتراط ما لا يزيد على {most} من السنوات، أو 0 دون شرط.',
	},
	EXTRA_DIFFERS: {
		en: 'Row {record} has “{value}”. An extra of all cars has the same price and number in every row.',
		ar: 'في السطر {record}: «{value}». سعر الإضافة لكل السيارات وعددها واحد في جميع الأسطر.',
	},
	EXTRAS_TOO_MANY: {
		en: 'You can offer up to {most} extras with all your cars.',
		ar: 'يمكنك إتاحة {most} إضافة على الأكثر مع كل سياراتك.',
	},
	MASKED: { en: 'We’ve replaced contact details in it with dots.', ar: 'استبدلنا بيانات التواصل فيه بنقاط.' },
	CHECKED: {
		en: 'This stays as we verified it: {from}. Change it in the car’s form.',
		ar: 'يبقى كما وثّقناه: {from}. عدّله في نموذج السيارة.',
	},
	MILEAGE_LOWER: {
		en: 'The higher reading stays: {from}.',
		ar: 'تبقى القراءة الأعلى: {from}.',
	},
} as const satisfies Record<string, Sentence>;

export type SentenceKey = keyof typeof sentences;

/** What is filled in; with two texts that of the sentence's language. */
export type SentenceValue = string | number | Sentence;

export const fill = (sentence: Sentence, language: Language, values: Readonly<Record<string, SentenceValue>> = {}): string =>
	sentence[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
		const value = values[name] ?? placeholder;
		return typeof value === 'object' ? value[language] : String(value);
	});
