/** Conversations of the demo's users, about a booking or about a car that they have not booked. */
export type DemoConversation = {
	/** Keys of a car and of a person, as bookings have them. */
	car: string;
	renter: string;
	/** The pickup of the booking, in days from today; left out for an inquiry. */
	from?: number;
	/** For an inquiry: when it began, in days before now. */
	daysAgo?: number;
	lines: readonly Line[];
};

/** Minutes after the line before; the first after the payment, or after the beginning of the inquiry. */
type Line = readonly [side: 'RENTER' | 'OWNER', minutes: number, text: string];

export const demoConversations: readonly DemoConversation[] = [
	{
		car: 'toyota-corolla-2022',
		renter: 'lina',
		from: -1,
		lines: [
			['RENTER', 20, 'Hi! There are two of us with one big suitcase. Can we meet near the 7th Circle instead of Abdoun?'],
			['OWNER', 55, 'Sure, no problem. I will wait in front of the bakery at the agreed hour.'],
			['RENTER', 8, 'Perfect, thank you 🙏'],
			['OWNER', 1200, 'The tank is full and the car is washed. See you tomorrow!'],
			['RENTER', 15, 'شكراً كتير، see you tomorrow'],
		],
	},
	{
		car: 'jeep-wrangler-2020',
		renter: 'lina',
		from: 12,
		lines: [
			['RENTER', 12, 'Hello, is the Wrangler fine for Wadi Rum? We would stay on the track to the camp.'],
			['OWNER', 240, 'Yes, as long as you stay on the marked tracks. The spare wheel and a pump are in the back.'],
			['RENTER', 30, 'Great. And is 200 km a day enough for Amman to Wadi Rum and back in 3 days?'],
			['OWNER', 45, 'About 650 km in all, so you might pay for about 50 extra km. Nothing to worry about.'],
		],
	},
	{
		car: 'mercedes-benz-c-200-2021',
		renter: 'lina',
		from: 20,
		lines: [
			['RENTER', 4, 'Good day! It is for a wedding, so I hope it works out. My number is 079 000 0077 if anything is unclear.'],
			['RENTER', 1, 'Pickup at 10:00 would be ideal.'],
		],
	},
	{
		car: 'toyota-land-cruiser-2019',
		renter: 'hashem',
		from: 8,
		lines: [
			['RENTER', 6, 'السلام عليكم، نحن عائلة من ستة أشخاص. هل يوجد مقعد أطفال؟'],
			['OWNER', 40, 'وعليكم السلام، أهلاً وسهلاً. نعم، يوجد مقعد لعمر ثلاث سنوات.'],
			['RENTER', 5, 'ممتاز. الاستلام الساعة ١٠:٠٠ صباحاً، هل يناسبكم؟'],
		],
	},
	{
		car: 'kia-picanto-2019',
		renter: 'aseel',
		from: 4,
		lines: [
			['RENTER', 10, 'مرحبا، السيارة فيها بلوتوث؟'],
			['RENTER', 1, 'وممكن نحكي واتساب؟ صفر سبعة تسعة ٠٠٠ ٠٠٧٨'],
		],
	},
	{
		car: 'hyundai-tucson-2022',
		renter: 'dima',
		from: 10,
		lines: [
			['RENTER', 15, 'Hi, my flight RJ 112 lands at 22:45. Is a late pickup possible?'],
			['OWNER', 300, 'أهلاً ديما، أكيد. I can wait until midnight, just message me after landing.'],
			['RENTER', 20, 'ممتاز، شكراً جزيلاً!'],
		],
	},
	{
		car: 'toyota-camry-2021',
		renter: 'lina',
		daysAgo: 2,
		lines: [
			['RENTER', 0, 'Hello! Is there a discount for two weeks in a row?'],
			['OWNER', 130, 'Hi, from 7 days on the price is lower by itself: look at the total when you pick the dates.'],
			['RENTER', 20, 'I see it now, thanks.'],
		],
	},
	{
		car: 'hyundai-tucson-2022',
		renter: 'aseel',
		daysAgo: 0.4,
		lines: [['RENTER', 0, 'هل السيارة متاحة نهاية الأسبوع القادم؟ ميزانيتي ١٥٠ دينار لثلاثة أيام.']],
	},
];
