/** Creates the cars that renters cannot find, through their owner's and an admin's calls. */
import { addDays, ammanDate, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { listCar, rejectCar, setBaseRate, verifyCar } from '#server/capabilities/cars/index.ts';
import type { UnlistedCar } from '../fleet/unlisted.ts';
import { addCarPhoto } from './car-photos.ts';
import { listingOf } from './seed-cars.ts';
import { atTime, inParallel, named, type SeedContext, type SeededUsers } from './seed-context.ts';

const EXPIRED_DAYS_AGO = 4;

export async function seedUnlisted(context: SeedContext, users: SeededUsers, admin: string): Promise<void> {
	await inParallel(context.plan.unlisted, 2, (unlisted) => make(context, users, admin, unlisted));
}

async function make(
	{ platform, plan, now }: SeedContext,
	users: SeededUsers,
	admin: string,
	{ car, state, notes }: UnlistedCar,
): Promise<void> {
	const owner = named(users, car.owner);
	const listedAt = new Date(now.getTime() - car.listedDaysAgo * DAY_MS);
	const listing = atTime(platform, listedAt);
	const insuranceExpiresOn = state === 'EXPIRED' ? addDays(ammanDate(now), -EXPIRED_DAYS_AGO) : null;
	const { id } = await listCar(listing, owner, { ...listingOf(car, now), insuranceExpiresOn }, async () => undefined);
	await setBaseRate(listing, owner, id, { dailyRateFils: car.dailyRateFils });
	if (state === 'DRAFT') return;
	await addCarPhoto(listing, owner, id, { car, view: 'side', sort: 0, width: plan.photoWidth });
	const looking = atTime(platform, new Date(listedAt.getTime() + 20 * HOUR_MS));
	if (state === 'EXPIRED') await verifyCar(looking, named(users, admin), id);
	if (state === 'REJECTED') await rejectCar(looking, named(users, admin), id, notes ?? '');
}
