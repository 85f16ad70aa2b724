/** Frequent reasons for rejecting a car or a change: the title for the admin, the text in the language of the owner. */
import type { CannedReason } from '#web/features/admin/review/review-reject-dialog.tsx';

const documentUnreadable: CannedReason = {
	key: 'document-unreadable',
	title: { en: 'A document isn’t legible', ar: 'إحدى الأوراق غير مقروءة' },
	text: {
		en: 'We couldn’t read one of your car documents. Please upload a sharp photo, taken in daylight, with all four corners visible.',
		ar: 'لم نتمكن من قراءة إحدى أوراق السيارة. ارفع صورة واضحة في ضوء النهار تظهر فيها الزوايا الأربع من فضلك.',
	},
};

const documentExpired: CannedReason = {
	key: 'document-expired',
	title: { en: 'A document has expired', ar: 'إحدى الأوراق منتهية' },
	text: {
		en: 'One of your car documents has expired. Please upload the renewed one with its new date.',
		ar: 'انتهت صلاحية إحدى أوراق السيارة. ارفع الورقة المجددة مع تاريخها الجديد من فضلك.',
	},
};

const detailsDiffer: CannedReason = {
	key: 'details-differ',
	title: { en: 'Details differ from the documents', ar: 'المعلومات لا تطابق الأوراق' },
	text: {
		en: 'The make, model, year or plate doesn’t match your car documents. Please enter them exactly as printed.',
		ar: 'الشركة المصنّعة أو الطراز أو السنة أو رقم اللوحة لا يطابق أوراق السيارة. اكتبها تماماً كما هي مطبوعة من فضلك.',
	},
};

const poorPhotos: CannedReason = {
	key: 'poor-photos',
	title: { en: 'Photos don’t show the car well', ar: 'الصور لا تُظهر السيارة جيداً' },
	text: {
		en: 'Your photos don’t show the car well enough. Please add clear photos of its outside and inside, taken in daylight.',
		ar: 'الصور لا تُظهر السيارة كما يجب. أضف صوراً واضحة لها من الخارج والداخل في ضوء النهار من فضلك.',
	},
};

const otherCar: CannedReason = {
	key: 'other-car',
	title: { en: 'Photos show another car', ar: 'الصور لسيارة أخرى' },
	text: {
		en: 'Your photos show another car. Please upload photos of the car you’re listing.',
		ar: 'الصور لسيارة أخرى. ارفع صوراً للسيارة التي تعرضها من فضلك.',
	},
};

const contactInTitle: CannedReason = {
	key: 'contact-in-title',
	title: { en: 'Title contains contact details', ar: 'العنوان فيه بيانات تواصل' },
	text: {
		en: 'Please remove phone numbers, links and prices from the title.',
		ar: 'احذف أرقام الهواتف والروابط والأسعار من العنوان من فضلك.',
	},
};

/** A change has no documents. */
export const reasonsFor = ({ isChange }: { isChange: boolean }): readonly CannedReason[] =>
	isChange
		? [poorPhotos, otherCar, contactInTitle]
		: [documentUnreadable, documentExpired, detailsDiffer, poorPhotos, otherCar, contactInTitle];
