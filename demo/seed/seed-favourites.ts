/** Favourites of the demo's users. */
import { DAY_MS } from '#contract/time.ts';
import { addFavourite } from '#server/capabilities/favourites/index.ts';
import type { Garage } from './seed-cars.ts';
import { atTime, named, type SeedContext, type SeededUsers } from './seed-context.ts';

/** User → cars by key, in the order of saving. */
const saved: Readonly<Record<string, readonly string[]>> = {
	lina: ['jeep-wrangler-2020', 'ford-mustang-gt-2018', 'kia-ev6-2022', 'toyota-camry-2021'],
	dana: ['toyota-land-cruiser-2019'],
};

export async function seedFavourites({ platform, now }: SeedContext, users: SeededUsers, garage: Garage): Promise<void> {
	for (const [person, cars] of Object.entries(saved)) {
		const there = cars.filter((car) => garage.has(car));
		for (const [index, car] of there.entries()) {
			const at = new Date(now.getTime() - (there.length - index) * DAY_MS);
			await addFavourite(atTime(platform, at), named(users, person), named(garage, car).id);
		}
	}
}
