/** The next service of a car, by date or by kilometres. Kilometres are known from handovers. */
import * as z from 'zod';
import { dateText } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { unlessEmpty, wholeNumber } from './typed-values.ts';

/** A service counts as due this many days or kilometres in advance. */
export const SERVICE_AHEAD = { days: 14, km: 500 } as const;
const MOST_KM = 2_000_000;

const serviceStates = ['PLANNED', 'DUE', 'OVERDUE'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const plannedService = z.object({
	/** At least one of the two; the earlier one counts. */
	dueOn: z.string().nullable(),
	dueKm: z.int().nullable(),
	state: z.enum(serviceStates),
});
export type PlannedService = z.output<typeof plannedService>;

const carService = z.object({
	/** The latest reading of a handover, or what the owner stated. */
	mileageKm: z.int(),
	/** Null while nothing is planned. */
	planned: plannedService.nullable(),
});

const byId = z.object({ id: z.uuid() });

export const getCarService = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}/service',
	summary: 'The next service of the caller’s own car.',
	access: 'signed-in',
	params: byId,
	response: carService,
	refusals: ['CAR_NOT_FOUND'],
});

export const putCarService = endpoint({
	method: 'PUT',
	path: '/api/owner/cars/{id}/service',
	summary: 'Plan the next service by date, by kilometres or both; with neither, it is removed. The owner is notified once when it is due.',
	access: 'signed-in',
	params: byId,
	body: z.object({
		dueOn: unlessEmpty(dateText).optional(),
		dueKm: unlessEmpty(wholeNumber(1, MOST_KM, 'NUMBER_OUT_OF_BOUNDS')).optional(),
	}),
	response: carService,
	refusals: ['CAR_NOT_FOUND'],
});
