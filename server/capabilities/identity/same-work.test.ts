import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sendMasterCode, verifyMasterCode } from '#contract/people.ts';
import { confirmSignUp, forgotPassword, sendSignInCode, signInWithEmail, signUpWithEmail, verifySignInCode } from '#contract/sign-in.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const PASSWORD = 'a long password';

/** Each statement that the server sends to the database, in order, with the number of rows that it wrote: a write waits for the disk. */
const statements: Array<{ text: string; rows?: number | null }> = [];
const isWrite = ({ text }: { text: string }) => !/^\s*select/i.test(text);
/** Sent to open pages from time to time, independent of the tested call. */
const background = /live_events|pg_notify/;

type Done = (error: Error | null, result: pg.QueryResult) => void;

beforeAll(() => {
	const recorded = new WeakSet<pg.PoolClient>();
	world.running.platform.pool.on('acquire', (client) => {
		if (recorded.has(client)) return;
		recorded.add(client);
		const query = client.query.bind(client) as (...input: unknown[]) => unknown;
		client.query = ((...input: unknown[]) => {
			const [first] = input as [string | { text: string }];
			const statement: (typeof statements)[number] = { text: typeof first === 'string' ? first : first.text };
			if (!background.test(statement.text)) statements.push(statement);
			const done = input.at(-1);
			if (typeof done === 'function') {
				const answered: Done = (error, result) => {
					if (isWrite(statement)) statement.rows = result?.rowCount;
					(done as Done)(error, result);
				};
				return query(...input.slice(0, -1), answered);
			}
			return (query(...input) as Promise<pg.QueryResult>).then((result) => {
				if (isWrite(statement)) statement.rows = result.rowCount;
				return result;
			});
		}) as typeof client.query;
	});
});

let numbers = 0;
const aPhone = () => `+96279${String(5_000_000 + ++numbers)}`;

/** The response that a caller sees, and the work that the call causes. */
async function observe(endpoint: Endpoint, body: Record<string, string>) {
	await world.runJobs();
	statements.length = 0;
	const { status, headers, body: answer } = await world.visitor().try(endpoint, { body } as never);
	const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '=…'));
	return { status, answer, cookies, work: [...statements] };
}

describe('existing and unknown accounts get the same answer for the same work', () => {
	it('when a link for a new password is requested', async () => {
		const { email } = await aPerson(world, { emailVerified: true });
		const [existing, unknown] = [await observe(forgotPassword, { email }), await observe(forgotPassword, { email: 'nobody@mishwar.test' })];
		expect(existing).toEqual(unknown);
		expect(existing.status).toBe(200);
		expect(existing.work.length).toBeGreaterThan(0);
	});

	it.each([
		['a renter', sendSignInCode, 'RENTER'],
		['a renter at the super admins’ door', sendMasterCode, 'RENTER'],
		['a super admin', sendMasterCode, 'SUPER_ADMIN'],
	] as const)('when a code is requested by %s', async (_, endpoint, role) => {
		const phone = aPhone();
		await aPerson(world, { phone, role });
		const [existing, unknown] = [await observe(endpoint, { phone }), await observe(endpoint, { phone: aPhone() })];
		expect(existing).toEqual(unknown);
		expect(existing.status).toBe(200);
		expect(existing.work.length).toBeGreaterThan(0);
	});

	it.each([
		['a renter', sendSignInCode, verifySignInCode, 'RENTER'],
		['a super admin', sendMasterCode, verifyMasterCode, 'SUPER_ADMIN'],
	] as const)('when a wrong code is typed for %s, after one was requested', async (_, send, verify, role) => {
		const phone = aPhone();
		await aPerson(world, { phone, role });
		const observeWrongCode = async (number: string) => {
			await world.visitor().call(send, { body: { phone: number } });
			return observe(verify, { phone: number, code: '000000' });
		};
		const [existing, unknown] = [await observeWrongCode(phone), await observeWrongCode(aPhone())];
		expect(existing).toEqual(unknown);
		expect(existing.status).toBe(400);
		expect(existing.work).toContainEqual({ text: expect.stringMatching(/^update "verification_codes"/), rows: 1 });
	});

	it('when a person signs up, and then types a wrong code', async () => {
		const { email } = await aPerson(world, { emailVerified: true });
		const observeSignUp = async (address: string) => {
			const begun = await observe(signUpWithEmail, { email: address, password: PASSWORD, firstName: 'Rana', lastName: 'Haddad' });
			return { begun, wrong: await observe(confirmSignUp, { email: address, code: 'AAAAAA' }) };
		};
		const [existing, unknown] = [await observeSignUp(email), await observeSignUp('no-account@mishwar.test')];
		expect(existing).toEqual(unknown);
		expect([existing.begun.status, existing.wrong.status]).toEqual([202, 400]);
		expect(existing.wrong.work).toContainEqual({ text: expect.stringMatching(/^update "sign_ups"/), rows: 1 });
	});

	it('when a wrong password is typed', async () => {
		const { email, browser } = await aPerson(world);
		await browser.call(changePassword, { body: { newPassword: PASSWORD } });
		const wrong = { password: 'another password' };
		const existing = await observe(signInWithEmail, { email, ...wrong });
		const unknown = await observe(signInWithEmail, { email: 'nobody-else@mishwar.test', ...wrong });
		expect(existing).toEqual(unknown);
		expect(existing.status).toBe(401);
	});
});

it('codes and links are sent to existing accounts only', async () => {
	const [phone, stranger] = [aPhone(), aPhone()];
	const { email } = await aPerson(world, { phone, emailVerified: true });
	for (const to of [email, 'nobody-at-all@mishwar.test']) await world.visitor().call(forgotPassword, { body: { email: to } });
	for (const to of [phone, stranger]) {
		await world.visitor().call(sendSignInCode, { body: { phone: to } });
		await world.visitor().call(sendMasterCode, { body: { phone: to } });
	}
	await world.runJobs();
	const messages = await world.visitor().call(devOutbox);
	const sentTo = (to: string) => messages.filter((message) => message.to === to).length;
	expect([email, 'nobody-at-all@mishwar.test', phone, stranger].map(sentTo)).toEqual([1, 0, 1, 0]);
});
