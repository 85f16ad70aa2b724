/** Who reviews which trip of the demo, with how many stars and in what words. Seeded: the same plan always gives the same reviews. */
import type { DemoBooking, DemoReview } from '../bookings/booking.ts';
import { reviewsOfBusyOwner } from '../bookings/of-busy-owner.ts';
import type { DemoCar } from '../fleet/car.ts';
import type { DemoPerson } from '../people/person.ts';
import { type Random, random } from '../pictures/drawing/random.ts';
import { wordsOfOwners } from './review-texts-owners.ts';
import { wordsOfRenters } from './review-texts-renters.ts';

/** Trips that ended later than this many days ago are too fresh to have been reviewed. */
const FRESH_DAYS = 5;
/** For trips that ended later, either both sides have written or neither: unpublished reviews do not count. */
const SETTLED_DAYS = 14;

/** Trips with a review by one side or neither, as tasks for their users. */
const unfinished: Readonly<Record<string, 'RENTER' | 'OWNER' | 'NOBODY'>> = {
	'mini-cooper-cabrio-2018 lina -6': 'OWNER',
	'kia-picanto-2019 yara -9': 'RENTER',
	'toyota-land-cruiser-2019 karim -13': 'NOBODY',
	'kia-sportage-2022 mira -10': 'NOBODY',
	'toyota-hilux-2022 aseel -11': 'NOBODY',
	'hyundai-staria-2022 hashem -9': 'NOBODY',
};

type DemoPopulation = { cars: readonly DemoCar[]; people: readonly DemoPerson[] };

/** The bookings, with reviews added to those that were reviewed. */
export function withReviews(bookings: readonly DemoBooking[], users: DemoPopulation): DemoBooking[] {
	const places = new Map<string, number>();
	const inOrder = bookings.filter((booking) => isOver(booking) || keyOf(booking) in unfinished).toSorted((a, b) => a.from - b.from);
	const written = new Map<DemoBooking, DemoReview[]>();
	for (const booking of inOrder) {
		const open = unfinished[keyOf(booking)];
		const place = places.get(booking.car) ?? 0;
		const chance = random(booking.from, `${booking.car} ${booking.renter} reviews`);
		const sidesHere = open ? sides(open) : sidesOf(booking, place, chance);
		if (sidesHere.byRenter && !open) places.set(booking.car, place + 1);
		const reviews = [
			...(sidesHere.byOwner ? [byOwner(booking, users, chance)] : []),
			...(sidesHere.byRenter ? [byRenter(booking, users, place, chance)] : []),
		];
		if (reviews.length > 0) written.set(booking, reviews);
	}
	const reported = leastContent(inOrder, written);
	return bookings.map((booking) => {
		const reviews = written.get(booking);
		if (!reviews) return booking;
		return { ...booking, reviews: booking === reported ? withReport(reviews, booking, users) : reviews };
	});
}

/** A published review by the renter. */
const readableWords = (reviews: readonly DemoReview[] = []): DemoReview | undefined =>
	reviews.length === 2 ? reviews.find(({ side, text }) => side === 'RENTER' && text !== '') : undefined;

/** The review with text that has the fewest stars; the owner of the car reports it. */
function leastContent(inOrder: readonly DemoBooking[], written: ReadonlyMap<DemoBooking, DemoReview[]>): DemoBooking | undefined {
	const starsFor = (booking: DemoBooking) => readableWords(written.get(booking))?.rating ?? Number.POSITIVE_INFINITY;
	return inOrder.filter((booking) => readableWords(written.get(booking))).toSorted((a, b) => starsFor(a) - starsFor(b))[0];
}

function withReport(reviews: readonly DemoReview[], { car }: DemoBooking, { people, cars }: DemoPopulation): DemoReview[] {
	const owner = cars.find(({ key }) => key === car)?.owner ?? '';
	const { report } = wordsOfOwners[languageOf(people, owner)];
	return reviews.map((review) => (review.side === 'RENTER' ? { ...review, reported: report } : review));
}

const keyOf = ({ car, renter, from }: DemoBooking): string => `${car} ${renter} ${from}`;
const isOver = ({ outcome, from, days }: DemoBooking): boolean => outcome === 'ACCEPTED' && from + days <= -FRESH_DAYS;
const sides = (open: string) => ({ byRenter: open === 'RENTER', byOwner: open === 'OWNER' });

/** `place`: how many renters have reviewed this car before. */
function sidesOf({ car, from, days }: DemoBooking, place: number, chance: Random): { byRenter: boolean; byOwner: boolean } {
	const fresh = from + days > -SETTLED_DAYS;
	const limit = reviewsOfBusyOwner[car];
	const byRenter = limit === undefined ? chance.chance(0.68) : place < limit;
	return { byRenter, byOwner: fresh ? byRenter : chance.chance(byRenter ? 0.7 : 0.2) };
}

type Stars = 3 | 4 | 5;

/** A car with 24 reviews, all of five stars except these three: 117 stars in total. */
const PRAISED = { car: 'toyota-camry-2021', fours: [4, 11, 18] };

function starsOf(car: string, place: number, chance: Random): Stars {
	if (car === PRAISED.car) return PRAISED.fours.includes(place) ? 4 : 5;
	if (reviewsOfBusyOwner[car] !== undefined) return chance.chance(0.74) ? 5 : chance.chance(0.8) ? 4 : 3;
	return chance.chance(0.62) ? 5 : chance.chance(0.72) ? 4 : 3;
}

function byRenter(booking: DemoBooking, { people, cars }: DemoPopulation, place: number, chance: Random): DemoReview {
	const rating = starsOf(booking.car, place, chance);
	const owner = cars.find(({ key }) => key === booking.car)?.owner;
	const language = languageOf(people, booking.renter);
	const { openings, details } = wordsOfRenters[language][rating];
	// Openings are used in turn, so that the reviews of a car begin differently; details in steps of five, so that pairs repeat late.
	const opening = openings[place % openings.length] ?? '';
	const detail = details[(place * 5 + booking.days) % details.length] ?? '';
	const text = chance.chance(0.1) ? '' : chance.chance(0.3) ? opening : `${opening} ${detail}`;
	const answers = wordsOfOwners[languageOf(people, owner ?? '')].answers;
	const answer = rating < 5 && text !== '' && chance.chance(0.5) ? { answer: answers[place % answers.length] ?? '' } : {};
	return { side: 'RENTER', rating, text, daysAfter: chance.between(1.2, 2), ...answer };
}

function byOwner(booking: DemoBooking, { people, cars }: DemoPopulation, chance: Random): DemoReview {
	const owner = cars.find(({ key }) => key === booking.car)?.owner ?? '';
	const { content, soSo } = wordsOfOwners[languageOf(people, owner)];
	const isContent = chance.chance(0.88);
	const words = isContent ? content : soSo;
	const text = words[Math.floor(chance.between(0, words.length))] ?? '';
	return { side: 'OWNER', rating: isContent ? 5 : 4, text, daysAfter: chance.between(0.2, 1.1) };
}

const languageOf = (people: readonly DemoPerson[], key: string) => people.find((person) => person.key === key)?.lang ?? 'en';
