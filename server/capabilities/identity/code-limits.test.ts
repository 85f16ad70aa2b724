import { describe, expect, it } from 'vitest';
import { sendEmailCode, sendPhoneCode } from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import { updateMe } from '#contract/identity.ts';
import { sendDeletionCode } from '#contract/privacy.ts';
import { sendConfirmCode } from '#contract/second-factor.ts';
import { sendSignInCode, verifySignInCode } from '#contract/sign-in.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({}, { limitScale: 1 });
/** All tests share one network address, which must not be slowed down by accident. */
const forget = () => world.running.platform.pool.query('TRUNCATE rate_limits, attempt_delays');
const phone = (index: number) => `+96277${String(2_000_000 + index)}`;

async function sendTimes(times: number, send: (index: number) => Promise<{ status: number; headers: Headers }>) {
	const answers: Array<{ status: number; headers: Headers }> = [];
	for (let index = 0; index < times; index += 1) answers.push(await send(index));
	const refused = answers.filter(({ status }) => status === 429);
	for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
	return { sent: answers.filter(({ status }) => status === 200).length, refused: refused.length };
}

const sms = (person: Person, to: string) => person.browser.try(sendPhoneCode, { body: { phone: to } });

describe('codes sent in an hour', () => {
	it('are 5 to a number, for all requesters', async () => {
		await forget();
		const [one, other] = [await aPerson(world), await aPerson(world)];
		expect(await sendTimes(7, (index) => sms(index % 2 ? one : other, phone(1)))).toEqual({ sent: 5, refused: 2 });
	});

	it('are 5 to an e-mail address', async () => {
		await forget();
		const person = await aPerson(world);
		expect(await sendTimes(7, () => person.browser.try(sendEmailCode))).toEqual({ sent: 5, refused: 2 });
	});

	it('are 10 to an account, for all addresses', async () => {
		await forget();
		const person = await aPerson(world);
		expect(await sendTimes(13, (index) => sms(person, phone(100 + index)))).toEqual({ sent: 10, refused: 3 });
	});

	it('become slower for unknown browsers of one network after 20, and never stop', async () => {
		await forget();
		const ask = (index: number) => world.visitor().try(sendSignInCode, { body: { phone: phone(200 + index) } });
		expect(await sendTimes(24, ask)).toEqual({ sent: 21, refused: 3 });
		const waits: number[] = [];
		for (let index = 24; waits.length < 7; index += 1) {
			const { status, headers } = await ask(index);
			if (status === 200) continue;
			waits.push(Number(headers.get('retry-after')));
			world.clock.advance((waits.at(-1) ?? 0) * 1000);
		}
		expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
	});

	it('for unknown browsers do not slow down signed-in people behind the same address or known browsers', async () => {
		await forget();
		const [person, withPhone, other] = [await aPerson(world), await aPerson(world, { phone: phone(300) }), phone(301)];
		const known = world.visitor();
		await known.call(sendSignInCode, { body: { phone: phone(300) } });
		await world.runJobs();
		const message = (await world.visitor().call(devOutbox)).find(({ to }) => to === phone(300));
		await known.call(verifySignInCode, { body: { phone: phone(300), code: /\d{6}/.exec(message?.text ?? '')?.[0] ?? '' } });
		await sendTimes(25, (index) => world.visitor().try(sendSignInCode, { body: { phone: phone(400 + index) } }));
		const answers = [
			await known.try(sendSignInCode, { body: { phone: phone(300) } }),
			await known.try(sendSignInCode, { body: { phone: other } }),
			await withPhone.browser.try(sendConfirmCode),
			await withPhone.browser.try(sendDeletionCode),
			await person.browser.try(sendPhoneCode, { body: { phone: other } }),
			await person.browser.try(sendEmailCode),
		];
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
		expect((await world.visitor().try(sendSignInCode, { body: { phone: other } })).status).toBe(429);
		// Signing in to one account does not let a browser send codes to any number of others.
		expect(await sendTimes(24, (index) => known.try(sendSignInCode, { body: { phone: phone(500 + index) } }))).toEqual({
			sent: 19,
			refused: 5,
		});
	});

	it('include the addresses to which an account wants to change', async () => {
		await forget();
		const person = await aPerson(world);
		const move = (index: number) => person.browser.try(updateMe, { body: { email: `wanted-${index}@mishwar.test` } });
		expect(await sendTimes(12, move)).toEqual({ sent: 10, refused: 2 });
	});
});
