/** Something wrong on a booking, reported without a browser. */
import type { Report, ReportKind } from '#contract/report-shapes.ts';
import { createReport } from '#contract/reports.ts';
import type { Person } from './factories.ts';
import { aPicture, checkInByOwner, type Trip, tripAtPickup, uploadPhoto } from './handovers.ts';
import type { World } from './world.ts';

type About = { kind?: ReportKind; photos?: number };

export async function aReportBody(person: Person, { kind = 'DOES_NOT_START', photos = 1 }: About = {}) {
	return {
		clientId: crypto.randomUUID(),
		kind,
		text: 'It stopped on the Desert Highway and does not start again.',
		photos: await Promise.all(Array.from({ length: photos }, async () => uploadPhoto(person, await aPicture()))),
		place: { text: 'Kilometre 90, towards Aqaba', latitude: 31.1, longitude: 35.97 },
	};
}

export async function aReport(by: 'owner' | 'renter', trip: Trip, about: About = {}): Promise<Report> {
	return trip[by].browser.call(createReport, { params: trip.params, body: await aReportBody(trip[by], about) });
}

/** Handed over; the clock is at the pickup. */
export async function tripUnderWay(world: World): Promise<Trip> {
	const trip = await tripAtPickup(world);
	await checkInByOwner(trip);
	return trip;
}
