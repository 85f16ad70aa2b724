/** When a car is occupied. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const bookedRange = z.object({ startDate: z.string(), endDate: z.string() });
export type BookedRange = z.output<typeof bookedRange>;

export const bookedDates = endpoint({
	method: 'GET',
	path: '/api/cars/{id}/booked-dates',
	summary: 'Ranges from now on in which the car is occupied, in order; half-open, ISO with offset.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	response: z.array(bookedRange),
	refusals: ['CAR_NOT_FOUND'],
});
