/** Shared context of the demo's creation: running use cases at a given time, and several at once. */
import type pg from 'pg';
import type { SimulatorControl } from '#gateway-simulator/control/client.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { Clock } from '#server/platform/base/clock.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { DemoBooking } from '../bookings/booking.ts';
import type { DemoTicket } from '../conversations/tickets.ts';
import type { DemoCar } from '../fleet/car.ts';
import type { UnlistedCar } from '../fleet/unlisted.ts';
import type { DemoPerson } from '../people/person.ts';

/** Content of a demo. */
export type SeedPlan = {
	people: readonly DemoPerson[];
	cars: readonly DemoCar[];
	/** Cars that renters cannot find. */
	unlisted: readonly UnlistedCar[];
	bookings: readonly DemoBooking[];
	/** Requests to the support; those of people who are not in the plan are left out. */
	tickets: readonly DemoTicket[];
	/** Width of the photos in pixels. */
	photoWidth: number;
	/** Whether jobs add photos later. */
	furtherPhotos: boolean;
};

/** Parts of a start in addition to the platform. */
export type SeedRun = { workerPool: pg.Pool; gateway: { baseUrl: string; apiKey: string } };

export type SeedContext = {
	platform: PaymentPlatform;
	plan: SeedPlan;
	/** The gateway simulator at which renters pay. */
	gateway: SimulatorControl;
	/** Reference time of all other times. */
	now: Date;
	progress(line: string): void;
};

/** Created users by key. */
export type SeededUsers = ReadonlyMap<string, Caller>;

/** The platform with its clock at that time, and without limits of attempts: years of a marketplace are written within seconds. */
export function atTime(platform: PaymentPlatform, clock: Clock | Date): PaymentPlatform {
	const limits = { ...platform.limits, count: async () => undefined };
	return { ...platform, limits, clock: clock instanceof Date ? { now: () => clock } : clock };
}

/** Looks up a key. Throws if a demo table refers to a missing one. */
export function named<T>(things: ReadonlyMap<string, T>, key: string): T {
	const thing = things.get(key);
	if (thing === undefined) throw new Error(`the demo has nothing called ${key}`);
	return thing;
}

/** Processes all items in order, `width` at a time. */
export async function inParallel<T>(things: readonly T[], width: number, work: (thing: T) => Promise<void>): Promise<void> {
	const waiting = things.values();
	const worker = async () => {
		for (const thing of waiting) await work(thing);
	};
	await Promise.all(Array.from({ length: width }, worker));
}
