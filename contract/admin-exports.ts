/** Lists of the admins as files for a spreadsheet: what the list shows with the same filters, all of it. */
import * as z from 'zod';
import { adminBookings, adminCars } from './admin.ts';
import { endpoint } from './endpoint.ts';
import { listPayouts } from './payout-batches.ts';
import { findPeople } from './person-file.ts';

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
/** A file has all rows, so the parameters of paging are left out. */
const paged = { limit: true, cursor: true } as const;
/** Language of the headings. It is in the address, because the browser fetches a file without the headers of a call. */
const lang = { lang: z.enum(['en', 'ar']).default('en') };

export const exportPeople = endpoint({
	method: 'GET',
	path: '/api/admin/exports/people',
	summary: 'The list of people as CSV. Each export is in the audit log.',
	access: admins,
	query: findPeople.query.omit(paged).extend(lang),
	response: z.unknown(),
});

export const exportCars = endpoint({
	method: 'GET',
	path: '/api/admin/exports/cars',
	summary: 'The list of cars as CSV. Each export is in the audit log.',
	access: admins,
	query: adminCars.query.omit(paged).extend(lang),
	response: z.unknown(),
});

export const exportBookings = endpoint({
	method: 'GET',
	path: '/api/admin/exports/bookings',
	summary: 'The list of bookings as CSV. Each export is in the audit log.',
	access: admins,
	query: adminBookings.query.omit(paged).extend(lang),
	response: z.unknown(),
});

export const exportPayouts = endpoint({
	method: 'GET',
	path: '/api/admin/exports/payouts',
	summary: 'The list of payouts as CSV, accounts masked. Each export is in the audit log.',
	access: admins,
	query: listPayouts.query.omit(paged).extend(lang),
	response: z.unknown(),
});
