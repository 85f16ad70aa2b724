/** Access to companies: their owner, and admins who decide about their papers. */
import { aCompany, COMPANY, submitPaper } from '#tests/support/companies.ts';
import { forAdmins, hidden, on, type Table } from './access-case.ts';
import type { Actors } from './actors.ts';
import { somebody } from './fixtures.ts';

const nowhere = '/objects/uploads/00000000-0000-4000-8000-000000000000';

async function aPaperOfOwner({ people }: Actors) {
	await aCompany(people.owner);
	return { id: await submitPaper(people.owner, 'TAX') };
}

async function aWaitingPaper(cast: Actors) {
	const owner = await somebody(cast);
	await aCompany(owner);
	return { id: await submitPaper(owner, 'REGISTRATION') };
}

export const rowsOfCompanies = {
	// Its identity is not approved.
	'PUT /api/owner/company': { given: () => ({ body: COMPANY }), by: { newcomer: 403 } },
	// An upload that is nobody’s; and the newcomer has no company.
	'POST /api/owner/company/papers': {
		given: () => ({ body: { kind: 'REGISTRATION', number: '1', documentUrl: nowhere } }),
		by: { newcomer: 404 },
		others: 400,
	},
	'GET /api/owner/company/papers/{id}': { given: on(aPaperOfOwner), by: { owner: 200, ...forAdmins }, others: hidden },
	'PATCH /api/admin/companies/papers/{id}/approve': {
		letsIn: 'admins',
		given: on(aWaitingPaper, { body: {} }),
		by: { admin: 200, superAdmin: 409 },
	},
	'PATCH /api/admin/companies/papers/{id}/reject': {
		letsIn: 'admins',
		given: on(aWaitingPaper, { body: { notes: 'Unreadable.' } }),
		by: { admin: 200, superAdmin: 409 },
	},
} satisfies Table;
