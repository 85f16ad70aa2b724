/** Texts of a delivery's fields in both languages: loaded with the fields, by those who open the list of places. */
const en = {
	flight: 'Flight number',
	flightHint: 'So the owner can meet you when you land.',
	landing: 'Landing',
	landingHint: 'The owner waits for your flight. You’re only a no-\u2060show from 90 minutes after the landing.',
	pickupAfter: (moment: string) => `Pickup after this landing: ${moment}`,
	usePickup: 'Use this time',
	address: 'Address',
	addressHint: 'Hotel, street and number, or the name of the place.',
};

const ar: typeof en = {
	flight: 'رقم الرحلة',
	flightHint: 'ليكون المالك بانتظارك عند وصولك.',
	landing: 'موعد الهبوط',
	landingHint: 'ينتظر المالك رحلتك، ولا نحتسب عدم الحضور قبل مرور 90 دقيقة على الهبوط.',
	pickupAfter: (moment: string) => `الاستلام بعد هذا الهبوط: ${moment}`,
	usePickup: 'استخدام هذا الموعد',
	address: 'العنوان',
	addressHint: 'الفندق أو الشارع والرقم أو اسم المكان.',
};

export const deliveryTexts = { en, ar };
