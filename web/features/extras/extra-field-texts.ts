/** Texts of the fields of an extra that an owner offers, in both languages. */
const en = {
	extra: 'Extra',
	name: 'Name',
	price: 'Price each',
	period: 'Charged',
	periods: { DAY: 'Per day', TRIP: 'Once' },
	quantity: 'You have',
	most: 'Most per booking',
	add: 'Add extra',
	remove: (name: string) => `Remove ${name}`,
};

const ar: typeof en = {
	extra: 'الإضافة',
	name: 'اسمها',
	price: 'سعر الواحدة',
	period: 'يُحتسب',
	periods: { DAY: 'عن كل يوم', TRIP: 'مرة واحدة' },
	quantity: 'العدد المتوفر لديك',
	most: 'الحد الأقصى للحجز',
	add: 'أضف إضافة',
	remove: (name: string) => `إزالة ${name}`,
};

export const extraFieldTexts = { en, ar };
