/** Lists the demo's cars as owners would: car, price, first photo; then an admin verifies them. */
import { formatFils } from '#contract/money.ts';
import { addDays, ammanDate, DAY_MS, HOUR_MS } from '#contract/time.ts';
import {
	carChanged,
	changeCar,
	changeMeetingPoint,
	changeWords,
	listCar,
	setBaseRate,
	verifyCar,
} from '#server/capabilities/cars/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { bookingTimes } from '../bookings/booking.ts';
import { colourNames, type DemoCar } from '../fleet/car.ts';
import { wordsOfDemo } from '../fleet/car-words.ts';
import { random } from '../pictures/drawing/random.ts';
import { addCarPhoto, enqueueFurtherPhotos } from './car-photos.ts';
import { areaOfCar, meetingPointOf } from './meeting-points.ts';
import { licensedOfficeOwner } from './seed-companies.ts';
import { atTime, inParallel, named, type SeedContext, type SeededUsers } from './seed-context.ts';

const AT_A_TIME = 4;
/** One per core. */
const DRAWN_AT_A_TIME = 2;
const TOLD_EVERY = 20;

/** A created car. Bookings wait until it can be found: it is verified after its first photo. */
type ListedCar = { id: string; verified: Promise<void>; nowVerified(): void };
/** Cars by key. */
export type Garage = ReadonlyMap<string, ListedCar>;

/** Time at which the car was listed; random within ten hours, so that no two cars have the same time. */
function listedAt(car: DemoCar, now: Date): Date {
	return new Date(now.getTime() - car.listedDaysAgo * DAY_MS - random(car.seed, 'listing').between(0, 10 * HOUR_MS));
}

/** As drafts without photos. */
export async function listCars({ platform, plan, now, progress }: SeedContext, users: SeededUsers): Promise<Garage> {
	const garage = new Map<string, ListedCar>();
	await inParallel(plan.cars, AT_A_TIME, async (car) => {
		const owner = named(users, car.owner);
		const listing = atTime(platform, listedAt(car, now));
		const { id } = await listCar(listing, owner, listingOf(car, now), async () => undefined);
		const point = meetingPointOf(car);
		if (point) await changeMeetingPoint(listing, owner, id, point);
		await setBaseRate(listing, owner, id, { dailyRateFils: car.dailyRateFils });
		const typed = wordsOfDemo(car);
		if (typed) await changeWords(listing, owner, id, { typed, language: 'en' });
		const { promise, resolve } = Promise.withResolvers<void>();
		garage.set(car.key, { id, verified: promise, nowVerified: resolve });
	});
	progress(`Listed ${garage.size} cars`);
	return garage;
}

const DEAR_DEPOSIT_FILS = 500_000n;

/** The owner's input about the car. */
export function listingOf(car: DemoCar, now: Date): Parameters<typeof listCar>[2] {
	const { make, model, year, transmission, fuel, bodyType, seats, doors, features, city } = car;
	return {
		...{ make, model, year, transmission, fuel, bodyType, seats, doors, features, city },
		title: `${make} ${model} ${year}`,
		depositJod: formatFils(car.depositFils),
		color: colourNames[car.paint],
		mileage: car.mileageKm,
		mileageLimitPerDay: car.limitKmPerDay,
		// Expensive cars require experienced drivers.
		driverAge: car.depositFils >= DEAR_DEPOSIT_FILS ? 25 : 0,
		driverLicenceYears: car.depositFils >= DEAR_DEPOSIT_FILS ? 2 : 0,
		// Delivery is offered later, when the terms have its zones.
		deliveryAvailable: false,
		isActive: car.state !== 'PAUSED',
		area: areaOfCar(car)?.id ?? null,
		...documentsOf(car, now),
	};
}

/** Valid documents. */
function documentsOf(car: DemoCar, now: Date): Pick<Parameters<typeof listCar>[2], 'plateNumber' | 'plateClass' | 'insuranceExpiresOn'> {
	const chance = random(car.seed, 'insurance');
	const insuranceExpiresOn = car.insured ? addDays(ammanDate(now), Math.floor(chance.between(40, 360))) : null;
	const plateNumber = `${Math.floor(chance.between(10, 40))}-${Math.floor(chance.between(10_000, 99_999))}`;
	if (car.owner === licensedOfficeOwner)
		return { plateNumber: plateNumber.replace(/^\d+/, '70'), plateClass: 'RENTAL', insuranceExpiresOn };
	return { plateNumber, plateClass: 'PRIVATE', insuranceExpiresOn };
}

/** Cars with the earliest bookings are drawn first, so that bookings can be created in parallel. */
export function inOrderOfNeed({ cars, bookings }: SeedContext['plan'], now: Date): DemoCar[] {
	const first = new Map<string, number>();
	for (const booking of bookings) {
		const asked = bookingTimes(booking, now).askedAt.getTime();
		first.set(booking.car, Math.min(asked, first.get(booking.car) ?? asked));
	}
	const needed = ({ key }: DemoCar) => first.get(key) ?? now.getTime();
	return cars.toSorted((a, b) => needed(a) - needed(b));
}

type Photographing = { users: SeededUsers; garage: Garage; admin: string };

/** First photo of each of these cars. Then `admin` verifies all but the waiting ones; jobs add photos later. */
export async function photographCars(
	context: SeedContext,
	{ users, garage, admin }: Photographing,
	cars: readonly DemoCar[],
): Promise<void> {
	const { platform, plan, now, progress } = context;
	let drawn = 0;
	await inParallel(cars, DRAWN_AT_A_TIME, async (car) => {
		const { id, nowVerified } = named(garage, car.key);
		const photographing = atTime(platform, new Date(listedAt(car, now).getTime() + HOUR_MS));
		await addCarPhoto(photographing, named(users, car.owner), id, { car, view: 'side', sort: 0, width: plan.photoWidth });
		await verify(context, car, id, named(users, admin));
		nowVerified();
		if (plan.furtherPhotos) await enqueueFurtherPhotos(platform, id, car);
		drawn += 1;
		if (drawn % TOLD_EVERY === 0 || drawn === cars.length) progress(`Drawing cars: ${drawn} of ${cars.length}`);
	});
}

async function verify({ platform, now }: SeedContext, car: DemoCar, id: string, admin: Caller): Promise<void> {
	const verifying = atTime(platform, new Date(listedAt(car, now).getTime() + 20 * HOUR_MS));
	if (car.state !== 'WAITING') await verifyCar(verifying, admin, id);
	if (!car.instantBook) return;
	await inTransaction(platform.db, async (tx) => {
		await changeCar(tx, id, { instant_book: true }, verifying.clock.now());
		await verifying.events.publish(verifying, tx, carChanged, { carId: id });
	});
}
