/** Every call that a member makes for a company, made by every role: refused before anything is read, or answered as for the company's own account. */
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptBooking } from '#contract/bookings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sendMessage } from '#contract/messaging.ts';
import { type TeamRole, teamRoles } from '#contract/team-roles.ts';
import { minimalOf } from '#tests/access/minimal.ts';
import { alwaysOwn, ownOtherwise, roleTable } from '#tests/access/roles-of-teams.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';
import { endpointsByCapability } from './openapi.ts';

const world = aWorld();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const all = endpointsByCapability().flatMap(({ endpoints }) => endpoints);
const forOffice = all.filter(
	(endpoint) => (endpoint.path.startsWith('/api/owner/') || nameOf(endpoint) in roleTable) && !alwaysOwn.includes(nameOf(endpoint)),
);

let owner: Person;
let ids: { car: string; booking: string };
const members = {} as Record<TeamRole, Person>;

beforeAll(async () => {
	owner = await aPerson(world);
	await aCompany(owner);
	const car = await aCar(world, owner);
	const { id } = await paidRequest(world, await aPerson(world), car);
	await owner.browser.call(acceptBooking, { params: { id } });
	await owner.browser.call(sendMessage, { body: { bookingId: id, body: 'Zq-office-message' } });
	await world.runJobs();
	ids = { car: car.id, booking: id };
	for (const role of teamRoles) members[role] = await aMember(world, owner, role);
});

/** Ids that exist where the path names a car or a booking. */
function pathOf({ path }: Endpoint): string {
	const ofCar = path.startsWith('/api/owner/cars/');
	const ofBooking = /\/bookings?\/|\/messages\//.test(path);
	return path.replace(/\{(\w+)\}/g, () => (ofCar ? ids.car : ofBooking ? ids.booking : '00000000-0000-4000-8000-000000000000'));
}

async function send(person: Person, endpoint: Endpoint) {
	const body = endpoint.body && minimalOf(endpoint.body);
	const { status, body: answer } = await person.browser.send(endpoint.method, pathOf(endpoint), body);
	return { status, answer, code: (answer as { code?: string } | null)?.code };
}

describe('the table of roles', () => {
	it('names no call that does not exist, and each that the contract opens to a team', () => {
		const named = [...Object.keys(roleTable), ...Object.keys(ownOtherwise), ...alwaysOwn];
		expect(named.filter((name) => !all.map(nameOf).includes(name))).toEqual([]);
		const opened = all.filter(({ team }) => team !== undefined && team !== 'manage').map(nameOf);
		expect(opened.filter((name) => !named.includes(name))).toEqual([]);
	});

	it('agrees with the contract on the calls below /api/owner/ that members make for themselves', () => {
		expect(all.filter(({ team }) => team === 'own').map(nameOf)).toEqual([...alwaysOwn]);
	});
});

describe.each(teamRoles)('%s', (role) => {
	const admits = (endpoint: Endpoint, table: Readonly<Record<string, readonly TeamRole[]>>) =>
		role === 'MANAGER' || (table[nameOf(endpoint)] ?? []).includes(role);

	it('is refused calls that the role does not include, before any other check', async () => {
		const answers: Record<string, unknown> = {};
		const refused = forOffice.filter((endpoint) => !admits(endpoint, roleTable));
		for (const endpoint of refused) answers[nameOf(endpoint)] = (await send(members[role], endpoint)).code;
		expect(answers).toEqual(Object.fromEntries(refused.map((endpoint) => [nameOf(endpoint), 'TEAM_ROLE_NOT_ENOUGH'])));
	});

	it('reads what the role includes as the company itself does', async () => {
		const differing: string[] = [];
		for (const endpoint of forOffice.filter((each) => each.method === 'GET' && admits(each, roleTable))) {
			const [own, theirs] = [await send(owner, endpoint), await send(members[role], endpoint)];
			// A driver has no access to a trip of another day.
			if (role === 'DRIVER' && endpoint.path.includes('{')) expect(theirs.status).toBe(404);
			else if (JSON.stringify(own.answer) !== JSON.stringify(theirs.answer)) differing.push(nameOf(endpoint));
		}
		expect(differing).toEqual([]);
	});

	it('may write what the role includes: only the input is refused', async () => {
		const refused: string[] = [];
		for (const endpoint of forOffice.filter((each) => each.method !== 'GET' && admits(each, roleTable))) {
			// The input is empty, so that nothing changes for the next role.
			const { code } = await send(members[role], { ...endpoint, body: undefined } as never);
			if (code === 'TEAM_ROLE_NOT_ENOUGH') refused.push(nameOf(endpoint));
		}
		expect(refused).toEqual([]);
	});

	it('reads the office’s inbox, or their own', async () => {
		const answers = await Promise.all(
			all
				// Calls that name a row are in the table of rows.
				.filter((each) => each.method === 'GET' && nameOf(each) in ownOtherwise && !each.path.includes('{'))
				.map(async (each) => [each, await send(members[role], each)] as const),
		);
		for (const [endpoint, { status, answer }] of answers) {
			expect(status).toBe(200);
			const ofOwner = (await send(owner, endpoint)).answer;
			if (admits(endpoint, ownOtherwise)) expect(answer).toEqual(ofOwner);
			else if (Array.isArray(answer)) expect(answer).toEqual([]);
			else expect(answer).toEqual({ count: 0 });
		}
	});
});
