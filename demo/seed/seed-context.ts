/** What everybody who works on the demo world is handed, and the two ways in which they work: as of a moment, and several at a time. */
import type pg from 'pg';
import type { SimulatorControl } from '#gateway-simulator/control/client.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { Clock } from '#server/platform/base/clock.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { DemoBooking } from '../bookings/booking.ts';
import type { DemoCar } from '../fleet/car.ts';
import type { UnlistedCar } from '../fleet/unlisted.ts';
import type { DemoPerson } from '../people/person.ts';

/** What a world consists of. */
export type SeedPlan = {
	people: readonly DemoPerson[];
	cars: readonly DemoCar[];
	/** Cars that renters do not find. */
	unlisted: readonly UnlistedCar[];
	bookings: readonly DemoBooking[];
	/** Width of the photos in pixels. */
	photoWidth: number;
	/** Whether jobs add further photos later. */
	furtherPhotos: boolean;
};

/** What a start hands over besides the platform. */
export type SeedRun = { workerPool: pg.Pool; gateway: { baseUrl: string; apiKey: string } };

export type SeedContext = {
	platform: PaymentPlatform;
	plan: SeedPlan;
	/** Of the gateway simulator, at which the renters pay. */
	gateway: SimulatorControl;
	/** The world is made as of this moment; all its times are counted from here. */
	now: Date;
	progress(line: string): void;
};

/** Those who were made, by their keys. */
export type SeededUsers = ReadonlyMap<string, Caller>;

/** The platform, seen at that time. */
export function atTime(platform: PaymentPlatform, clock: Clock | Date): PaymentPlatform {
	return { ...platform, clock: clock instanceof Date ? { now: () => clock } : clock };
}

/** The thing of that key. Throws where a table of the demo names one that is not there. */
export function named<T>(things: ReadonlyMap<string, T>, key: string): T {
	const thing = things.get(key);
	if (thing === undefined) throw new Error(`the demo has nobody and nothing called ${key}`);
	return thing;
}

/** Works on all of them, `width` at a time, in their order. */
export async function inParallel<T>(things: readonly T[], width: number, work: (thing: T) => Promise<void>): Promise<void> {
	const waiting = things.values();
	const worker = async () => {
		for (const thing of waiting) await work(thing);
	};
	await Promise.all(Array.from({ length: width }, worker));
}
