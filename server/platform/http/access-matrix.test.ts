/**
 * Every call of the contract, made by every kind of caller. tests/access lists who is admitted and who owns the row; a call without an entry is open to any
 * signed-in user, or below /api/admin/ to admins. No response may contain a marker that its reader may not see. Every list has its total count.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Admission, CaseInput, Row, Table } from '#tests/access/access-case.ts';
import { type ActorName, type Actors, actorNames, assemble, browserOf, signInAgain } from '#tests/access/actors.ts';
import { textOf } from '#tests/access/answer.ts';
import { rowsOfBookings } from '#tests/access/cases-of-bookings.ts';
import { rowsOfCars } from '#tests/access/cases-of-cars.ts';
import { rowsOfClaims } from '#tests/access/cases-of-claims.ts';
import { rowsOfCompanies } from '#tests/access/cases-of-companies.ts';
import { rowsOfFines } from '#tests/access/cases-of-fines.ts';
import { rowsOfGoodwill } from '#tests/access/cases-of-goodwill.ts';
import { rowsOfMessages } from '#tests/access/cases-of-messages.ts';
import { rowsOfMoney } from '#tests/access/cases-of-money.ts';
import { rowsOfDevices, rowsOfPeople } from '#tests/access/cases-of-people.ts';
import { rowsOfRenterClaims } from '#tests/access/cases-of-renter-claims.ts';
import { rowsOfReports } from '#tests/access/cases-of-reports.ts';
import { rowsOfReviews } from '#tests/access/cases-of-reviews.ts';
import { rowsOfTickets } from '#tests/access/cases-of-tickets.ts';
import { leaksIn, mayReadOddSums, oddSumsIn } from '#tests/access/leak-markers.ts';
import { minimalOf } from '#tests/access/minimal.ts';
import { aWorld } from '#tests/support/world.ts';
import { endpointsByCapability } from './openapi.ts';

const world = aWorld();
const table: Table = {
	...rowsOfPeople,
	...rowsOfCars,
	...rowsOfBookings,
	...rowsOfMoney,
	...rowsOfClaims,
	...rowsOfGoodwill,
	...rowsOfFines,
	...rowsOfRenterClaims,
	...rowsOfReports,
	...rowsOfReviews,
	...rowsOfMessages,
	...rowsOfTickets,
	...rowsOfCompanies,
	...rowsOfDevices,
};
const all = endpointsByCapability().flatMap(({ endpoints }) => endpoints);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}` as const;
const outside: readonly ActorName[] = ['anonymous', 'suspended'];
const admitted: Record<Exclude<Admission, 'anyone' | 'signed-in'>, readonly ActorName[]> = {
	admins: ['admin', 'superAdmin'],
	'super-admins': ['superAdmin'],
};

let cast: Actors;
/** Some actions, such as contesting a claim, raise alerts. */
const expectAlerts = () => world.expectLog(/"msg":"ALERT /);
const seen = new Set<string>();
const SUMS = [
	'GET /api/owner/dashboard',
	'GET /api/owner/earnings',
	'GET /api/owner/earnings/totals',
	'GET /api/owner/finances',
	'GET /api/owner/history',
	'GET /api/owner/payouts',
	'GET /api/owner/settlements',
	'GET /api/owner/settlements/summary',
];
/** Calls whose response contained the unusual amount of the trip for its owner. */
const summed = new Set<string>();
/** Lists with a total count. */
const counted = new Set<string>();

beforeAll(async () => {
	expectAlerts();
	cast = await assemble(world);
});

/** Callers without an entry first; then, in the order of the table, those who may change the row. */
function inOrder({ by = {} }: Row): ActorName[] {
	const named = Object.keys(by) as ActorName[];
	return [...actorNames.filter((who) => !named.includes(who)), ...named];
}

function admissionBy(endpoint: Endpoint, row: Row): Admission {
	return row.admits ?? (endpoint.path.startsWith('/api/admin/') ? 'admins' : 'signed-in');
}

function expected(endpoint: Endpoint, row: Row, who: ActorName): number {
	const admission = admissionBy(endpoint, row);
	if (admission !== 'anyone' && outside.includes(who)) return 401;
	if (admission !== 'anyone' && admission !== 'signed-in' && !admitted[admission].includes(who)) return 403;
	return row.by?.[who as keyof typeof row.by] ?? row.others ?? endpoint.status ?? 200;
}

async function send(endpoint: Endpoint, who: ActorName, input: CaseInput) {
	const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
	const query = new URLSearchParams(input.query).toString();
	const chosen = typeof input.body === 'function' ? input.body(who) : input.body;
	const body = endpoint.body && (chosen ?? minimalOf(endpoint.body));
	const browser = await browserOf(cast, who);
	const response = await browser.fetch(query ? `${path}?${query}` : path, {
		method: endpoint.method,
		...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
	});
	const text = await textOf(response);
	return { status: response.status, length: lengthOf(response, text), text: [text, ...[...response.headers].flat()].join('\n') };
}

/** Reads a list page by page. */
const isList = ({ query, response }: Endpoint): boolean =>
	query instanceof z.ZodObject && 'cursor' in query.shape && response instanceof z.ZodArray;

/** The announced and the actual length of the list; with further pages the former must be larger. */
function lengthOf(response: Response, text: string): { said: number; sent: number } | null {
	if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return null;
	const items: unknown = JSON.parse(text);
	if (!Array.isArray(items)) return null;
	const hasMore = response.headers.has('link');
	const said = Number(response.headers.get('x-total-count') ?? Number.NaN);
	return { said, sent: hasMore ? Math.max(said, items.length + 1) : items.length };
}

describe('the table', () => {
	it('has the owner of the row for every call that names one', () => {
		const silent = all.filter((endpoint) => endpoint.path.includes('{') && !(nameOf(endpoint) in table)).map(nameOf);
		expect(silent, 'add these to tests/access/rows-of-….ts: who gets which status').toEqual([]);
	});

	it('has no duplicate entries', () => {
		const parts = [
			rowsOfPeople,
			rowsOfCars,
			rowsOfBookings,
			rowsOfMoney,
			rowsOfClaims,
			rowsOfGoodwill,
			rowsOfFines,
			rowsOfRenterClaims,
			rowsOfReports,
			rowsOfReviews,
			rowsOfMessages,
			rowsOfTickets,
			rowsOfCompanies,
			rowsOfDevices,
		];
		expect(Object.keys(table)).toHaveLength(parts.flatMap((part) => Object.keys(part)).length);
	});

	it('admits those whom the contract admits: also where the use case would refuse', () => {
		const declared = ({ access }: Endpoint): Admission => {
			if (access === 'signed-in') return access;
			// Signed addresses work for everybody who has the signature.
			if (typeof access === 'string') return 'anyone';
			return access.includes('ADMIN') ? 'admins' : 'super-admins';
		};
		const differing = all.filter((endpoint) => declared(endpoint) !== admissionBy(endpoint, table[nameOf(endpoint)] ?? {}));
		expect(differing.map((endpoint) => `${nameOf(endpoint)}: ${declared(endpoint)}`)).toEqual([]);
	});

	it('contains no call that does not exist', () => {
		const names: readonly string[] = all.map(nameOf);
		expect(Object.keys(table).filter((name) => !names.includes(name))).toEqual([]);
	});
});

describe('by every kind of caller', () => {
	it.each(all.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
		expectAlerts();
		const row = table[name] ?? {};
		const input = (await row.input?.(cast)) ?? {};
		const statuses: Partial<Record<ActorName, number>> = {};
		const expectedStatuses: Partial<Record<ActorName, number>> = {};
		const leaks: Partial<Record<ActorName, string[]>> = {};
		for (const who of inOrder(row)) {
			const { status, text, length } = await send(endpoint, who, input);
			if (isList(endpoint) && length) {
				expect(length.said, `X-Total-Count for ${who}`).toBe(length.sent);
				counted.add(name);
			}
			statuses[who] = status;
			expectedStatuses[who] = expected(endpoint, row, who);
			const found = leaksIn(text, who, cast.marks);
			const sums = row.showsEverything ? [] : oddSumsIn(text);
			if (sums.length > 0 && !mayReadOddSums(who)) found.push(...sums);
			if (sums.length > 0 && who === 'owner') summed.add(name);
			if (found.length > 0 && !row.showsEverything) leaks[who] = found;
			if (!row.showsEverything) for (const mark of cast.marks) if (text.includes(mark.text)) seen.add(mark.text);
		}
		if (row.signsOut) await signInAgain(cast);
		expect(statuses).toEqual(expectedStatuses);
		expect(leaks, 'marks of other people').toEqual({});
	});

	it('has a total count for every list', () => {
		expect([...counted].toSorted()).toEqual(all.filter(isList).map(nameOf).toSorted());
		expect(counted.size).toBeGreaterThan(25);
	});

	it('contains each marker for at least one reader who may see it', () => {
		expect(cast.marks.map(({ text }) => text).filter((text) => !seen.has(text))).toEqual([]);
	});

	it('adds the unusual amount to its owner’s sums, so that it would be found in those of others', () => {
		expect([...summed]).toEqual(expect.arrayContaining(SUMS));
	});
});
