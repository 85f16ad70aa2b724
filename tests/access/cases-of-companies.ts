/** Access to companies: their owner, and admins who decide about their papers. */
import { decideCompanyPaper } from '#contract/company-review.ts';
import { inviteToTeam } from '#contract/team.ts';
import { aCompany, COMPANY, openPaper, submitPaper } from '#tests/support/companies.ts';
import { aMember, companyIdOf } from '#tests/support/teams.ts';
import { forAdmins, hidden, on, type Table } from './access-case.ts';
import type { ActorName, Actors } from './actors.ts';
import { somebody } from './fixtures.ts';

const nowhere = '/objects/uploads/00000000-0000-4000-8000-000000000000';

async function aPaperOfOwner({ people }: Actors) {
	await aCompany(people.owner);
	return { id: await submitPaper(people.owner, 'TAX') };
}

async function aWaitingPaper(actors: Actors) {
	const owner = await somebody(actors);
	await aCompany(owner);
	return { id: await submitPaper(owner, 'REGISTRATION') };
}

/** A paper opened by the admin who then approves it. */
async function anOpenedPaper(actors: Actors) {
	const paper = await aWaitingPaper(actors);
	await openPaper(actors.people.admin, paper.id);
	return paper;
}

const rejection = { status: 'REJECTED' as const, notes: 'Unreadable.' };

const unknownToken = { body: { token: 'no-such-token' } };

/** The team of a company; the newest invitation of it. */
async function anInvitationOfOwner({ people }: Actors) {
	await aCompany(people.owner);
	const body = { email: `${crypto.randomUUID()}@mishwar.test`, role: 'DESK' as const };
	const { invitations } = await people.owner.browser.call(inviteToTeam, { body });
	return { id: invitations.at(-1)?.id ?? '' };
}

async function aMemberOfOwner({ world, people }: Actors) {
	await aCompany(people.owner);
	return { params: { userId: (await aMember(world, people.owner, 'DESK')).id } };
}

export const rowsOfCompanies = {
	// All users except the newcomer have created a company above.
	'POST /api/owner/team/invitations': {
		input: async ({ people }) => {
			await aCompany(people.owner);
			return { body: (who: ActorName) => ({ email: `${who}-invited@mishwar.test`, role: 'DESK' }) };
		},
		by: { newcomer: 404 },
	},
	'DELETE /api/owner/team/invitations/{id}': { input: on(anInvitationOfOwner), by: { owner: 200 }, others: 404 },
	'PATCH /api/owner/team/members/{userId}': {
		input: async (actors) => ({ ...(await aMemberOfOwner(actors)), body: { role: 'DRIVER' } }),
		by: { owner: 200 },
		others: 404,
	},
	'DELETE /api/owner/team/members/{userId}': { input: aMemberOfOwner, by: { owner: 200 }, others: 404 },
	'POST /api/owner/team/invitation': { input: () => unknownToken, others: 409 },
	'POST /api/owner/team/accept': { input: () => unknownToken, others: 409 },
	'PUT /api/owner/team/session': { input: () => ({ body: { companyId: null } }) },
	'DELETE /api/owner/team/memberships/{companyId}': {
		input: async ({ world, people }) => {
			await aCompany(people.owner);
			return { params: { companyId: await companyIdOf(world, people.owner) } };
		},
		by: { owner: 409 },
		others: 404,
	},
	// The account that owns the company is not one of its members.
	'PUT /api/owner/team/memberships/{companyId}/news': {
		input: async ({ world, people }) => {
			await aCompany(people.owner);
			return { params: { companyId: await companyIdOf(world, people.owner) }, body: { wanted: true } };
		},
		others: 404,
	},
	// The newcomer’s identity is not approved.
	'PUT /api/owner/company': { input: () => ({ body: COMPANY }), by: { newcomer: 403 } },
	// The upload does not exist, and the newcomer has no company.
	'POST /api/owner/company/papers': {
		input: () => ({ body: { kind: 'REGISTRATION', number: '1', documentUrl: nowhere } }),
		by: { newcomer: 404 },
		others: 400,
	},
	'GET /api/owner/company/papers/{id}': { input: on(aPaperOfOwner), by: { owner: 200, ...forAdmins }, others: hidden },
	'PATCH /api/admin/companies/papers/{id}/approve': {
		admits: 'admins',
		input: on(anOpenedPaper, { body: {} }),
		by: { admin: 200, superAdmin: 409 },
	},
	'POST /api/admin/companies/papers/{id}/claim': { admits: 'admins', input: on(aWaitingPaper), by: { admin: 200, superAdmin: 409 } },
	'POST /api/admin/companies/papers/{id}/decision': {
		admits: 'admins',
		input: on(aWaitingPaper, { body: rejection }),
		by: { admin: 200, superAdmin: 409 },
	},
	// Only the admin who made the decision may withdraw it.
	'DELETE /api/admin/companies/papers/{id}/decision': {
		admits: 'admins',
		input: async (actors) => {
			const params = await aWaitingPaper(actors);
			await actors.people.admin.browser.call(decideCompanyPaper, { params, body: rejection });
			return { params };
		},
		by: { superAdmin: 409, admin: 200 },
	},
	'PATCH /api/admin/companies/papers/{id}/reject': {
		admits: 'admins',
		input: on(aWaitingPaper, { body: { notes: 'Unreadable.' } }),
		by: { admin: 200, superAdmin: 409 },
	},
	'PUT /api/admin/companies/{id}/fee': {
		admits: 'super-admins',
		input: async (actors) => {
			const owner = await somebody(actors);
			return { params: { id: (await aCompany(owner)).id }, body: { percent: 8, reason: 'Agreed with the office.' } };
		},
		by: { superAdmin: 200 },
	},
} satisfies Table;
