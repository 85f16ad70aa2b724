/**
 * Calls made from the contract with hostile input, and calls with other people's ids. `npm run attack` makes 100,000 of each, and sends 2,000 texts and 200 files;
 * ATTACK_CALLS and ATTACK_SEED set how many and which.
 */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { listSessions } from '#contract/account.ts';
import { previewCarImport } from '#contract/car-import.ts';
import { putOwnerCarWords } from '#contract/car-words.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sendMessage } from '#contract/messaging.ts';
import { finishUpload } from '#contract/objects.ts';
import { searchCars } from '#contract/search.ts';
import { writeToTicket } from '#contract/tickets.ts';
import { endpointsByCapability } from '#server/platform/http/openapi.ts';
import { type ActorName, type Actors, actorNames, assemble, browserOf, signedIn } from '#tests/access/actors.ts';
import { textOf } from '#tests/access/answer.ts';
import { leaksIn } from '#tests/access/leak-markers.ts';
import { noWords } from '#tests/support/listings.ts';
import { put } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';
import { hostilePdf, hostileWorkbook } from './hostile-files.ts';
import { type HostileInput, hostileInput, repeatedText } from './hostile-input.ts';
import { watchServer } from './watch.ts';

const CALLS = Number(process.env.ATTACK_CALLS ?? 1500);
const SEED = Number(process.env.ATTACK_SEED ?? 20_311);
const FILES = Math.max(10, Math.ceil(CALLS / 500));
const TEXTS = Math.max(60, Math.ceil(CALLS / 50));
const AT_ONCE = 6;
const world = aWorld({}, { limitScale: 1_000_000 });

/** Calls that are left out because they suspend, demote or delete the attacking users. */
const ENDS_ACTORS = /^(DELETE \/api\/users\/me$|PATCH \/api\/admin\/users\/.*\/(suspend|role)$)/;
/** Lists for operators of the demo, which contain the data of all users. */
const SHOWS_EVERYTHING = /^\/api\/dev\//;
/** Every signed-in user may read the names of users who are not staff. */
const PROFILE = '/api/users/{id}';
const isName = (mark: string) => actorNames.some((who) => mark === `Zq${who}`);
const endpoints = endpointsByCapability()
	.flatMap(({ endpoints }) => endpoints)
	.filter(({ method, path }) => !ENDS_ACTORS.test(`${method} ${path}`));

let actors: Actors;
/** Somebody else's mark may be read by the person who wrote it into the subject or text of a ticket: pairs of person and mark. */
const TICKETS = /^\/api\/tickets(\/|$)/;
const written = new Set<string>();
/** Ids of everything in the world, of all owners. */
let ids: string[];

beforeAll(async () => {
	world.expectLog(/"msg":"ALERT /);
	actors = await assemble(world);
	ids = await idsOfRows();
});

async function idsOfRows(): Promise<string[]> {
	const { pool } = world.running.platform;
	const { rows: columns } = await pool.query<{ table: string; column: string }>(
		`SELECT table_name AS table, column_name AS column FROM information_schema.columns
		WHERE table_schema = 'public' AND column_name IN ('id', 'slug', 'reference') AND table_name NOT LIKE '%migration%'`,
	);
	const found = new Set<string>();
	for (const { table, column } of columns) {
		const { rows } = await pool.query<{ id: string }>(
			`SELECT "${column}"::text AS id FROM "${table}" WHERE "${column}" IS NOT NULL LIMIT 12`,
		);
		for (const { id } of rows) found.add(id);
	}
	return [...found];
}

type Attempt = { endpoint: Endpoint; who: ActorName; input: HostileInput };

/** Faults of the answer: a failure of the server, a refusal without a code, another person's mark, or a redirect to another site. */
async function faultsOf({ endpoint, who, input }: Attempt): Promise<string[]> {
	const browser = await browserOf(actors, who);
	const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((input.params[name] ?? '').toWellFormed()));
	const query = new URLSearchParams(input.query).toString();
	const response = await browser.fetch(query ? `${path}?${query}` : path, {
		method: endpoint.method,
		headers: { ...(input.body !== undefined && { 'content-type': 'application/json' }), ...input.headers },
		...(input.body !== undefined && { body: input.body }),
		signal: AbortSignal.timeout(30_000),
	});
	const text = [await textOf(response), ...[...response.headers].flat()].join('\n');
	const faults: string[] = [];
	if (response.status >= 500) faults.push(`status ${response.status}`);
	// 431 comes from Node's parser, before any code of ours.
	if (response.status >= 400 && response.status !== 431 && !/"code":"[A-Z_]+"/.test(text))
		faults.push(`refusal ${response.status} without a code`);
	const location = response.headers.get('location') ?? '/';
	if (new URL(location, world.url).hostname !== new URL(world.url).hostname) faults.push(`redirect to ${location}`);
	const sent = [path, query, input.body].join('\n');
	if (SHOWS_EVERYTHING.test(endpoint.path)) return faults;
	const isTicket = TICKETS.test(endpoint.path);
	const isKnown = (mark: string) =>
		sent.includes(mark) || (isTicket && written.has(`${who} ${mark}`)) || (endpoint.path === PROFILE && isName(mark));
	faults.push(
		...leaksIn(text, who, actors.marks)
			.filter((mark) => !isKnown(mark))
			.map((mark) => `mark ${mark}`),
	);
	if (isTicket && response.ok && input.body) {
		// The booking that the ticket refers to is not included: somebody else's must be refused.
		const { subject, text: question }: { subject?: string; text?: string } = JSON.parse(input.body);
		for (const mark of actors.marks) if (`${subject}\n${question}`.includes(mark.text)) written.add(`${who} ${mark.text}`);
	}
	return faults;
}

async function attack(attempts: readonly Attempt[]): Promise<string[]> {
	const found: string[] = [];
	const queue = attempts.values();
	const watch = watchServer();
	const worker = async () => {
		for (const attempt of queue) {
			const { endpoint, who, input } = attempt;
			const what = `${who} ${endpoint.method} ${endpoint.path} ${JSON.stringify(input).slice(0, 600)}`;
			watch.sends(what);
			const faults = await faultsOf(attempt).catch((error: unknown) => [
				[error, (error as Error).cause].filter(Boolean).join(', because '),
			]);
			if (faults.length > 0) found.push(`${faults.join(', ')}: ${what}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	return [...found, ...(await watch.end())];
}

/** If a call had signed the attackers out, all later calls would be refused and the test would prove nothing. */
async function expectActorsToRemain(): Promise<void> {
	for (const who of signedIn) expect([who, (await (await browserOf(actors, who)).fetch(listSessions.path)).status]).toEqual([who, 200]);
}

const attempts = (among: readonly Endpoint[], people: readonly ActorName[], known: readonly string[]): fc.Arbitrary<Attempt> =>
	fc
		.tuple(fc.constantFrom(...among), fc.constantFrom(...people))
		.chain(([endpoint, who]) => hostileInput(endpoint, known).map((input) => ({ endpoint, who, input })));

it(`answers ${CALLS} hostile calls without failing`, { timeout: 60_000 + CALLS * 100 }, async () => {
	world.expectLog(/"msg":"ALERT /);
	const unknown = Array.from({ length: 20 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
	expect(await attack(fc.sample(attempts(endpoints, actorNames, unknown), { numRuns: CALLS, seed: SEED }))).toEqual([]);
	await expectActorsToRemain();
});

it(`reveals no mark of others in ${CALLS} calls with other people’s ids`, { timeout: 60_000 + CALLS * 100 }, async () => {
	world.expectLog(/"msg":"ALERT /);
	const people = actorNames.filter((who) => who !== 'admin' && who !== 'superAdmin');
	// Accepting a request for one's own car is left out, because its answer rightly contains the renter's contacts.
	const naming = endpoints.filter(({ path, body, query }) => (path.includes('{') || body || query) && !path.endsWith('/accept'));
	expect(await attack(fc.sample(attempts(naming, people, ids), { numRuns: CALLS, seed: SEED + 1 }))).toEqual([]);
	await expectActorsToRemain();
});

it(`handles ${TEXTS} texts of repeated parts without blocking other calls`, { timeout: 60_000 + TEXTS * 2000 }, async () => {
	// The rows are the caller's own and the other input is valid, so that each text reaches the code that searches, masks or stores it.
	const { owner, renter } = actors.people;
	const watch = watchServer();
	for (const text of fc.sample(repeatedText(), { numRuns: TEXTS, seed: SEED + 3 })) {
		watch.sends(JSON.stringify(text).slice(0, 200));
		const answers = await Promise.all([
			owner.browser.try(putOwnerCarWords, {
				params: { id: actors.car.id },
				body: { ...noWords, texts: { ...noWords.texts, description: { en: text, ar: '' } } },
			}),
			renter.browser.try(sendMessage, { body: { bookingId: actors.booking.id, body: text } }),
			renter.browser.try(writeToTicket, { params: { id: actors.ticketId }, body: { text } }),
			world.visitor().try(searchCars, { query: { q: text } }),
		]);
		expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500);
	}
	expect(await watch.end()).toEqual([]);
});

it(`answers calls with ${FILES} files that are expensive to read`, { timeout: 60_000 + FILES * 20_000 }, async () => {
	const owner = { browser: await browserOf(actors, 'owner') };
	const { method, path } = previewCarImport;
	const checked = async (pdf: Buffer) => {
		const { uploadURL } = await put(owner, pdf);
		return (await owner.browser.try(finishUpload, { body: { uploadURL } })).status;
	};
	const imported = async (bytes: Uint8Array<ArrayBuffer>) => (await owner.browser.fetch(path, { method, body: bytes })).status;
	const files = { numRuns: Math.ceil(FILES / 2), seed: SEED + 2 };
	for (const pdf of fc.sample(hostilePdf, files)) expect([200, 400, 413, 415]).toContain(await checked(pdf));
	for (const workbook of fc.sample(hostileWorkbook, files)) expect([200, 400, 413, 415]).toContain(await imported(workbook));
	await expectActorsToRemain();
});
