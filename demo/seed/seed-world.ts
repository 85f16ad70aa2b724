/** Creates a demo from its plan through the use cases: owners and their first cars, then everybody else, photos and bookings in parallel. */
import { connectControl, type SimulatorControl } from '#gateway-simulator/control/client.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { StartError } from '#server/platform/base/start-error.ts';
import { seedBookings } from './seed-bookings.ts';
import { inOrderOfNeed, listCars, photographCars } from './seed-cars.ts';
import { officeOwners, seedBranches, seedCompanies } from './seed-companies.ts';
import type { SeedContext, SeedPlan, SeedRun } from './seed-context.ts';
import { seedFavourites } from './seed-favourites.ts';
import { seedSupport } from './seed-support.ts';
import { seedTerms } from './seed-terms.ts';
import { seedUnlisted } from './seed-unlisted.ts';
import { checkPeople, seedUsers } from './seed-users.ts';

/** Throws StartError if the gateway is not the simulator, the only one at which a demo can pay. */
export async function connectGateway({ gateway }: SeedRun): Promise<SimulatorControl> {
	const control = connectControl({ url: gateway.baseUrl, apiKey: gateway.apiKey });
	try {
		await control.settings({});
	} catch {
		throw new StartError('DEMO: the demo world is paid for at the gateway simulator. Unset MYFATOORAH_URL and PAYTABS_URL, or set DEMO=0.');
	}
	return control;
}

/** Enough for the first pages of home and search. */
const FIRST_CARS = 16;

/** `open`: called once, as soon as the first pages have their cars. */
type SeedHooks = { progress(line: string): void; open(): Promise<void> };

export async function seedWorld(
	platform: PaymentPlatform,
	gateway: SimulatorControl,
	plan: SeedPlan,
	{ progress, open }: SeedHooks,
): Promise<void> {
	const context: SeedContext = { platform, plan, gateway, now: platform.clock.now(), progress };
	const { refundMs, webhookRetryMs } = await gateway.settings({});
	// Refunds complete at once. Webhooks are not repeated: listening starts after the creation.
	await gateway.settings({ refundMs: 0, webhookRetryMs: [] });
	const users = await seedUsers(context);
	const admin = plan.people.find(({ role }) => role === 'ADMIN')?.key ?? '';
	const owners = new Set([...[...plan.cars, ...plan.unlisted.map(({ car }) => car)].map(({ owner }) => owner), ...officeOwners]);
	await checkPeople(
		context,
		users,
		plan.people.filter(({ key }) => owners.has(key)),
		admin,
	);
	await seedCompanies(context, users, admin);
	const garage = await listCars(context, users);
	const cars = inOrderOfNeed(plan, context.now);
	const photographing = { users, garage, admin };
	// A small demo of tests need not be quick: all of its cars are drawn in parallel with its bookings.
	const first = cars.length > FIRST_CARS ? FIRST_CARS : 0;
	await photographCars(context, photographing, cars.slice(0, first));
	await open();
	await checkPeople(
		context,
		users,
		plan.people.filter(({ key }) => !owners.has(key)),
		admin,
	);
	await seedUnlisted(context, users, admin);
	await Promise.all([photographCars(context, photographing, cars.slice(first)), seedBookings(context, users, garage)]);
	await seedSupport(context, users);
	await seedTerms(context, users, garage);
	await seedBranches(context, users, garage);
	await seedFavourites(context, users, garage);
	await gateway.settings({ refundMs, webhookRetryMs });
}
