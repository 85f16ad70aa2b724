/** The branch of its owner's company that a car belongs to. */
import * as z from 'zod';
import { branchName } from './companies.ts';
import { endpoint } from './endpoint.ts';

const carBranch = z.object({
	/** Null for a car that belongs to none. */
	branchId: z.uuid().nullable(),
	/** All branches of the company, in its order; empty for an owner without a company. */
	branches: z.array(branchName),
});

const byId = z.object({ id: z.uuid() });

export const getCarBranch = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}/branch',
	summary: 'The branch of the caller’s own car, and all branches.',
	access: 'signed-in',
	params: byId,
	response: carBranch,
	refusals: ['CAR_NOT_FOUND'],
});

export const putCarBranch = endpoint({
	method: 'PUT',
	path: '/api/owner/cars/{id}/branch',
	summary: 'Assign the caller’s own car to a branch of their company, or (null) to none. Renters cannot see it.',
	access: 'signed-in',
	params: byId,
	body: z.object({ branchId: z.uuid().nullable() }),
	response: carBranch,
	refusals: ['CAR_NOT_FOUND', 'BRANCH_NOT_FOUND'],
});
