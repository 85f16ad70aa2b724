/** Access to reports: both parties of the booking, and admins who decide. */
import type { Report } from '#contract/report-shapes.ts';
import { aReport } from '#tests/support/reports.ts';
import { hidden, on, parties, type Table } from './access-case.ts';
import type { Actors } from './actors.ts';
import * as fresh from './fixtures.ts';

const underWay = new WeakMap<Actors, Promise<Report>>();

/** A report of an accident with a photo, shared by callers who only read it. */
function theAccident(actors: Actors): Promise<Report> {
	const made = underWay.get(actors) ?? fresh.theTripUnderWay(actors).then((trip) => aReport('renter', trip, { kind: 'ACCIDENT' }));
	underWay.set(actors, made);
	return made;
}

const body = { clientId: '00000000-0000-4000-8000-000000000002', kind: 'OTHER', text: 'The horn is silent.' };
const help = { outcome: 'HELP_AND_GO_ON', refundJod: '0.00', note: 'Looked at the photos.' };

export const rowsOfReports = {
	'POST /api/bookings/{id}/reports': { input: on(fresh.aTrip, { body }), by: { renter: 201, owner: 409 }, others: hidden },
	'GET /api/bookings/{id}/reports': { input: on((actors) => actors.booking), by: parties, others: hidden },
	'PATCH /api/reports/{id}/police-number': {
		input: on(theAccident, { body: { policeReportNumber: '2031/4417' } }),
		by: { renter: 200, owner: 200 },
		others: hidden,
	},
	'GET /objects/reports/{id}': {
		input: async (actors) => ({ params: { id: (await theAccident(actors)).photos[0]?.url.split('/').at(-1) ?? '' } }),
		by: parties,
		others: hidden,
	},
	'GET /api/admin/reports/{id}': { admits: 'admins', input: on(theAccident) },
	'GET /api/admin/reports/{id}/decision': { admits: 'admins', input: on(theAccident, { query: { outcome: 'HELP_AND_GO_ON' } }) },
	'GET /api/admin/reports/{id}/cars': { admits: 'admins', input: on(theAccident), by: { admin: 409, superAdmin: 409 } },
	'PATCH /api/admin/reports/{id}/decide': {
		admits: 'admins',
		input: on(async (actors) => aReport('renter', await fresh.aTrip(actors), { kind: 'OTHER', photos: 0 }), { body: help }),
		by: { admin: 200, superAdmin: 409 },
	},
} satisfies Table;
