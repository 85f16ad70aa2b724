/** The next service of a car: planned by its owner, displayed on the board, and announced once when it is due. */
import * as z from 'zod';
import type { getCarService, PlannedService, putCarService, ServiceState } from '#contract/car-service.ts';
import { SERVICE_AHEAD } from '#contract/car-service.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { carServiceDue } from './events.ts';
import { getOwnCar, lockOwnCarForUpdate } from './own-car.ts';
import { markServiceAnnounced, putService, type ServiceRow, serviceOf, servicesOfOwner, servicesToAnnounce } from './service-sql.ts';
import { type CarRow, carsByIds } from './sql.ts';

type Planned = Pick<ServiceRow, 'due_on' | 'due_km'>;

/** The earlier of the two. The day itself is the last one on which it is not overdue. */
export function serviceState({ due_on: dueOn, due_km: dueKm }: Planned, mileageKm: number, today: string): ServiceState {
	if ((dueOn !== null && today > dueOn) || (dueKm !== null && mileageKm >= dueKm)) return 'OVERDUE';
	const isNear =
		(dueOn !== null && addDays(today, SERVICE_AHEAD.days) >= dueOn) || (dueKm !== null && mileageKm >= dueKm - SERVICE_AHEAD.km);
	return isNear ? 'DUE' : 'PLANNED';
}

const present = (row: Planned, mileageKm: number, today: string): PlannedService => ({
	dueOn: row.due_on,
	dueKm: row.due_km,
	state: serviceState(row, mileageKm, today),
});

/** Throws CAR_NOT_FOUND. */
export async function readService({ db, clock }: Platform, caller: Caller, carId: string): Promise<ResponseOf<typeof getCarService>> {
	const { mileage_km: mileageKm } = await getOwnCar(db, caller, carId);
	const row = await serviceOf(db, carId);
	return { mileageKm, planned: row ? present(row, mileageKm, ammanDate(clock.now())) : null };
}

/** Throws CAR_NOT_FOUND. */
export async function planService(
	platform: Platform,
	caller: Caller,
	carId: string,
	{ dueOn, dueKm }: InputOf<typeof putCarService>['body'],
): Promise<ResponseOf<typeof getCarService>> {
	await inTransaction(platform.db, async (tx) => {
		await lockOwnCarForUpdate(tx, caller, carId);
		const before = await serviceOf(tx, carId);
		const [due_on, due_km] = [dueOn ?? null, dueKm ?? null];
		// An unchanged plan was announced already.
		if ((before?.due_on ?? null) === due_on && (before?.due_km ?? null) === due_km) return;
		await putService(tx, carId, { due_on, due_km });
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'car.service_planned', subject: 'car', subjectId: carId },
			before: { serviceOn: before?.due_on ?? null, serviceKm: before?.due_km ?? null },
			after: { serviceOn: due_on, serviceKm: due_km },
		});
	});
	return readService(platform, caller, carId);
}

/** By car, of all cars of an owner. */
export async function servicesOf(
	db: Queryable,
	cars: readonly CarRow[],
	ownerId: string,
	today: string,
): Promise<Map<string, PlannedService>> {
	const rows = new Map((await servicesOfOwner(db, ownerId)).map((row) => [row.car_id, row]));
	return new Map(
		cars.flatMap(({ id, mileage_km }) => {
			const row = rows.get(id);
			return row ? [[id, present(row, mileage_km, today)] as const] : [];
		}),
	);
}

/** Cars of an owner whose service is due or overdue, overdue ones first. */
export async function dueServices(db: Queryable, ownerId: string, today: string): Promise<Array<{ car: CarRow; planned: PlannedService }>> {
	const rows = await servicesOfOwner(db, ownerId);
	const cars = new Map(
		(
			await carsByIds(
				db,
				rows.map(({ car_id }) => car_id),
			)
		).map((car) => [car.id, car]),
	);
	return rows
		.flatMap((row) => {
			const car = cars.get(row.car_id);
			if (!car) return [];
			const planned = present(row, car.mileage_km, today);
			return planned.state === 'PLANNED' ? [] : [{ car, planned }];
		})
		.toSorted((one, other) => other.planned.state.localeCompare(one.planned.state));
}

const announceServicesJob = job('cars.services', z.unknown());
const BATCH = 100;

async function announceDueServices(platform: Platform): Promise<void> {
	const today = ammanDate(platform.clock.now());
	const within = { until: addDays(today, SERVICE_AHEAD.days), km: SERVICE_AHEAD.km };
	for (;;) {
		const servicesDue = await servicesToAnnounce(platform.db, within, BATCH);
		for (const { car_id: carId } of servicesDue) await announce(platform, carId, today);
		if (servicesDue.length < BATCH) return;
	}
}

/** Marked and announced in one transaction. */
async function announce(platform: Platform, carId: string, today: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const service = await markServiceAnnounced(tx, carId, platform.clock.now());
		if (!service) return;
		await platform.events.publish(platform, tx, carServiceDue, {
			...{ carId, ownerId: service.owner_id, carTitle: service.title, mileageKm: service.mileage_km },
			...{ dueOn: service.due_on, dueKm: service.due_km, isOverdue: serviceState(service, service.mileage_km, today) === 'OVERDUE' },
		});
	});
}

export const serviceJobs: readonly PlatformJob[] = [handle(announceServicesJob, announceDueServices)];
/** Each hour: readings arrive with handovers. */
export const servicesRecurring: readonly Recurring[] = [{ name: announceServicesJob.name, match: '23 * * * *' }];
