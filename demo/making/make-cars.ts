/** Lists the cars of the demo as their owners would: the car, its price, its first photo; then an admin verifies it. */
import { addDays, ammanDate, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { carChanged, changeCar, listCar, setBaseRate, verifyCar } from '#server/capabilities/cars/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { colourNames, type DemoCar } from '../fleet/car.ts';
import { random } from '../pictures/drawing/random.ts';
import { addCarPhoto, enqueueFurtherPhotos } from './car-photos.ts';
import { type Cast, inParallel, type Making, named, seenAt } from './making.ts';

const AT_A_TIME = 2;
const TOLD_EVERY = 20;

/** The ids of the cars by their keys. */
export type Garage = ReadonlyMap<string, string>;

/** At an hour of its own, so that no two cars are equally new. */
function listedAt(car: DemoCar, now: Date): Date {
	return new Date(now.getTime() - car.listedDaysAgo * DAY_MS - random(car.seed, 'listing').between(0, 10 * HOUR_MS));
}

/** Without photos yet; `admin` verifies those that do not wait for it. */
export async function listCars({ platform, plan, now, progress }: Making, cast: Cast, admin: string): Promise<Garage> {
	const garage = new Map<string, string>();
	for (const car of plan.cars) {
		const owner = named(cast, car.owner);
		const listing = seenAt(platform, listedAt(car, now));
		const { id } = await listCar(listing, owner, listingOf(car));
		await setBaseRate(listing, owner, id, { dailyRateFils: car.dailyRateFils, minDays: 1 });
		const insuranceExpiresOn = car.insured ? addDays(ammanDate(now), Math.floor(random(car.seed, 'insurance').between(40, 360))) : null;
		const verifying = seenAt(platform, new Date(listedAt(car, now).getTime() + 20 * HOUR_MS));
		if (car.state !== 'WAITING') await verifyCar(verifying, named(cast, admin), id, { insuranceExpiresOn });
		await inTransaction(platform.db, async (tx) => {
			await changeCar(tx, id, { instant_book: car.instantBook, is_active: car.state !== 'PAUSED' }, verifying.clock.now());
			await verifying.news.publish(verifying, tx, carChanged, { carId: id });
		});
		garage.set(car.key, id);
	}
	progress(`Listed ${garage.size} cars`);
	return garage;
}

function listingOf(car: DemoCar): Parameters<typeof listCar>[2] {
	const { make, model, year, transmission, fuel, bodyType, seats, doors, features, city, depositFils } = car;
	return {
		...{ make, model, year, transmission, fuel, bodyType, seats, doors, features, city, depositFils },
		title: `${make} ${model} ${year}`,
		color: colourNames[car.paint],
		mileage: car.mileageKm,
		mileageLimitPerDay: car.limitKmPerDay,
		deliveryAvailable: car.delivery,
		isActive: true,
	};
}

/** The first photo of each car: what a card shows. Jobs add the others later. */
export async function photographCars(making: Making, cast: Cast, garage: Garage): Promise<void> {
	const { platform, plan, now, progress } = making;
	let drawn = 0;
	await inParallel(plan.cars, AT_A_TIME, async (car) => {
		const id = named(garage, car.key);
		const photographing = seenAt(platform, new Date(listedAt(car, now).getTime() + HOUR_MS));
		await addCarPhoto(photographing, named(cast, car.owner), id, { car, view: 'side', sort: 0, width: plan.photoWidth });
		if (plan.furtherPhotos) await enqueueFurtherPhotos(platform, id, car);
		drawn += 1;
		if (drawn % TOLD_EVERY === 0 || drawn === plan.cars.length) progress(`Drawing cars: ${drawn} of ${plan.cars.length}`);
	});
}
