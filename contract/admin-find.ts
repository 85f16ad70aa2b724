/** One search for admins over people, cars, bookings and payouts. */
import * as z from 'zod';
import { bookingStatuses } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { payoutStates } from './payout-batches.ts';
import { jodText } from './typed-values.ts';

const named = { name: z.string(), nameAr: z.string() };

/** Shorter words find too much. */
export const MIN_QUERY_LENGTH = 2;
/** Number of results of each kind. */
export const MAX_RESULTS_OF_KIND = 5;

export const findForAdmins = endpoint({
	method: 'GET',
	path: '/api/admin/find',
	summary:
		'People by name, phone, e-mail, id or plate, cars by name or plate, bookings by renter, car or number, payouts by owner, booking number or bank reference: the newest five of each.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	query: z.object({ q: z.string().trim().min(MIN_QUERY_LENGTH, { error: 'REQUIRED' }).max(100) }),
	response: z.object({
		people: z.array(z.object({ id: z.uuid(), ...named, contact: z.string().nullable(), suspended: z.boolean() })),
		cars: z.array(
			z.object({ id: z.uuid(), title: z.string(), titleAr: z.string(), plateNumber: z.string().nullable(), owner: z.object(named) }),
		),
		bookings: z.array(
			z.object({
				id: z.uuid(),
				carTitle: z.string(),
				carTitleAr: z.string(),
				renter: z.object(named),
				status: z.enum(bookingStatuses),
				startAt: z.string(),
				endAt: z.string(),
			}),
		),
		payouts: z.array(
			z.object({
				id: z.uuid(),
				bookingId: z.uuid(),
				ownerId: z.uuid(),
				owner: z.object(named),
				amountJod: jodText,
				state: z.enum(payoutStates),
				createdAt: z.string(),
			}),
		),
	}),
});
