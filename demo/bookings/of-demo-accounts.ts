/** Bookings of renter@, owner@ and owner2@: something in every tab, and requests to answer. */
import type { DemoBooking, Outcome } from './booking.ts';

type Row = readonly [car: string, renter: string, from: number, days: number, askedDaysAgo: number, outcome: Outcome, reason?: string];

const ofRenter: readonly Row[] = [
	['toyota-prado-2018', 'lina', -212, 3, 221, 'ACCEPTED'],
	['kia-sportage-2022', 'lina', -141, 4, 150, 'ACCEPTED'],
	['mini-cooper-cabrio-2018', 'lina', -6, 2, 9, 'ACCEPTED'],
	['hyundai-tucson-2022', 'lina', -34, 5, 41, 'ACCEPTED'],
	['toyota-corolla-2022', 'lina', -1, 4, 5, 'ACCEPTED'],
	['jeep-wrangler-2020', 'lina', 12, 3, 1.2, 'ACCEPTED'],
	['mercedes-benz-c-200-2021', 'lina', 20, 2, 0.11, 'WAITING'],
	['kia-ev6-2022', 'lina', 5, 2, 0, 'HELD'],
	['ford-mustang-gt-2018', 'lina', -75, 2, 83, 'DECLINED', 'Sorry, my brother needs the car that weekend.'],
	['nissan-patrol-2018', 'lina', -118, 3, 126, 'UNANSWERED'],
	['toyota-hilux-2022', 'lina', -100, 3, 108, 'CANCELLED_BY_RENTER', 'Our guests are coming a week later.'],
	['toyota-camry-2021', 'lina', -163, 2, 170, 'CANCELLED_BY_OWNER', 'The gearbox gave up this morning, I am so sorry.'],
	['honda-cr-v-2021', 'lina', -52, 3, 58, 'ABANDONED'],
];

const ofOwners: readonly Row[] = [
	['toyota-land-cruiser-2019', 'hashem', 8, 4, 0.19, 'WAITING'],
	['kia-picanto-2019', 'aseel', 4, 3, 0.3, 'WAITING'],
	['hyundai-staria-2022', 'zaid', 15, 3, 0.24, 'WAITING'],
	['toyota-camry-2021', 'tariq', -2, 5, 6, 'ACCEPTED'],
	['hyundai-tucson-2022', 'dima', 10, 4, 4, 'ACCEPTED'],
	['hyundai-tucson-2022', 'dima', -4, 3, 9, 'ACCEPTED'],
	['toyota-land-cruiser-2019', 'karim', -13, 5, 20, 'ACCEPTED'],
	['kia-picanto-2019', 'yara', -9, 4, 12, 'ACCEPTED'],
	['toyota-camry-2021', 'leen', -24, 3, 30, 'ACCEPTED'],
	['mercedes-benz-c-200-2021', 'fadi', -19, 2, 26, 'ACCEPTED'],
	['toyota-land-cruiser-2019', 'zaid', -30, 3, 37, 'CANCELLED_BY_RENTER', 'The wedding was moved.'],
	['kia-picanto-2019', 'bashar', -60, 6, 66, 'DECLINED', 'The car is in the workshop until Thursday.'],
	['toyota-land-cruiser-2019', 'salma', -88, 3, 93, 'UNANSWERED'],
	['ford-mustang-convertible-2019', 'mira', -3, 5, 8, 'ACCEPTED'],
	['kia-sportage-2022', 'odai', 6, 3, 2.5, 'ACCEPTED'],
	['kia-sportage-2022', 'mira', -10, 3, 14, 'ACCEPTED'],
	['toyota-hilux-2022', 'aseel', -11, 3, 16, 'ACCEPTED'],
	['hyundai-staria-2022', 'hashem', -9, 3, 13, 'ACCEPTED'],
	['fiat-500c-2018', 'leen', -16, 3, 22, 'ACCEPTED'],
	['ford-mustang-convertible-2019', 'tariq', -40, 2, 47, 'DECLINED', 'It is promised to a friend for a wedding.'],
];

/** One for each way in which a booking can fail. */
const cameToNothing: readonly Row[] = [
	['bmw-320i-2021', 'reem', -11, 2, 15, 'CARD_DECLINED'],
	['toyota-hilux-2022', 'bashar', -27, 3, 33, 'CARD_DECLINED'],
	['nissan-leaf-2019', 'salma', -45, 2, 50, 'ABANDONED'],
	['audi-q5-2021', 'karim', -5, 3, 10, 'UNANSWERED'],
	['isuzu-d-max-2021', 'hashem', -22, 2, 29, 'DECLINED', 'Sorry, I forgot to block these dates.'],
	['lexus-rx-350-2020', 'yara', 16, 3, 2.2, 'DECLINED', 'I am travelling with it myself.'],
];

/** Trips with handover records by both sides, one of them with the return. */
const handovers: Readonly<Record<string, 'OUT' | 'BACK'>> = {
	'toyota-corolla-2022 lina -1': 'OUT',
	'toyota-camry-2021 tariq -2': 'OUT',
	'mini-cooper-cabrio-2018 lina -6': 'BACK',
	// Returned a day ago: the deposit is held, and the owner can still claim.
	'hyundai-tucson-2022 dima -4': 'BACK',
};

/** A returned trip whose claim the renter contests: waits for an admin. */
const CONTESTED = 'mini-cooper-cabrio-2018 lina -6';

function handed(booking: string): Pick<DemoBooking, 'handover' | 'contested'> {
	const handover = handovers[booking];
	return { ...(handover && { handover }), ...(booking === CONTESTED && { contested: true as const }) };
}

export const bookingsOfDemoAccounts: readonly DemoBooking[] = [...ofRenter, ...ofOwners, ...cameToNothing].map(
	([car, renter, from, days, askedDaysAgo, outcome, reason]) => ({
		...{ car, renter, from, days, askedDaysAgo, outcome },
		...(reason ? { reason } : {}),
		...handed(`${car} ${renter} ${from}`),
	}),
);
