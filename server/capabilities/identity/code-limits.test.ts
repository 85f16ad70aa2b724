import { describe, expect, it } from 'vitest';
import { sendEmailCode, sendPhoneCode } from '#contract/account.ts';
import { updateMe } from '#contract/identity.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({}, { limitScale: 1 });
/** All tests share one network address, whose limit of 20 an hour must not be reached by accident. */
const forget = () => world.running.platform.pool.query(`DELETE FROM rate_limits WHERE key LIKE 'code%'`);
const phone = (index: number) => `+96277${String(2_000_000 + index)}`;

async function sendTimes(times: number, send: (index: number) => Promise<{ status: number; headers: Headers }>) {
	const answers: Array<{ status: number; headers: Headers }> = [];
	for (let index = 0; index < times; index += 1) answers.push(await send(index));
	const refused = answers.filter(({ status }) => status === 429);
	for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
	return { sent: answers.filter(({ status }) => status === 200).length, refused: refused.length };
}

const sms = (person: Person, to: string) => person.browser.try(sendPhoneCode, { body: { phone: to } });

describe('codes in an hour', () => {
	it('are 5 to a number, whoever asks', async () => {
		await forget();
		const [one, other] = [await aPerson(world), await aPerson(world)];
		expect(await sendTimes(7, (index) => sms(index % 2 ? one : other, phone(1)))).toEqual({ sent: 5, refused: 2 });
	});

	it('are 5 to an e-mail address', async () => {
		await forget();
		const person = await aPerson(world);
		expect(await sendTimes(7, () => person.browser.try(sendEmailCode))).toEqual({ sent: 5, refused: 2 });
	});

	it('are 10 to an account, whatever it has them sent to', async () => {
		await forget();
		const person = await aPerson(world);
		expect(await sendTimes(13, (index) => sms(person, phone(100 + index)))).toEqual({ sent: 10, refused: 3 });
	});

	it('are 20 to a network address, whoever asks for whatever', async () => {
		await forget();
		const people = await Promise.all(Array.from({ length: 4 }, () => aPerson(world)));
		const ask = (index: number) => sms(people[index % people.length] as Person, phone(200 + index));
		expect(await sendTimes(24, ask)).toEqual({ sent: 20, refused: 4 });
	});

	it('count the addresses that an account wants to move to', async () => {
		await forget();
		const person = await aPerson(world);
		const move = (index: number) => person.browser.try(updateMe, { body: { email: `wanted-${index}@mishwar.test` } });
		expect(await sendTimes(12, move)).toEqual({ sent: 10, refused: 2 });
	});
});
