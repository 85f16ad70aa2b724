/** SMS go only to served countries, and an unusual number of them raises an alert. */
import { expect, it } from 'vitest';
import { sendPhoneCode } from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import { sendSignInCode } from '#contract/sign-in.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({ SMS_ALERT_ABOVE: '3' });
const sent = async () => (await world.visitor().call(devOutbox)).filter(({ channel }) => channel === 'SMS').map(({ to }) => to);
const country = { en: 'We only send codes to phones in Jordan and the Gulf.', ar: 'نرسل الرموز إلى هواتف الأردن والخليج فقط.' };

it.each(['+1 900 555 0123', '+44 7700 900123', '+20 100 123 4567', '+881 6 1234 5678'])(
	'no code goes to %s, and the person reads why',
	async (phone) => {
		const { browser } = await aPerson(world);
		for (const lang of ['en', 'ar'] as const) {
			const headers = { 'accept-language': lang };
			const refused = { status: 400, fields: { phone: country[lang] } };
			expect(await browser.refused(sendPhoneCode, { body: { phone }, headers })).toMatchObject(refused);
			expect(await world.visitor().refused(sendSignInCode, { body: { phone }, headers })).toMatchObject(refused);
		}
		expect(await sent()).toEqual([]);
	},
);

it('notifications are not sent to a number of such a country either', async () => {
	const { platform } = world.running;
	await inTransaction(platform.db, (tx) => enqueueMessage(platform, tx, { channel: 'SMS', to: '+19005550123', language: 'en', text: 'x' }));
	expect(await sent()).toEqual([]);
});

it.each(['+966501234567', '+971501234567', '+97433123456', '+96550123456', '+97336123456', '+96892123456', '0791234567'])(
	'a code goes to %s',
	async (phone) => {
		const { browser } = await aPerson(world);
		await browser.call(sendPhoneCode, { body: { phone } });
	},
);

it('an unusual number in an hour raises an alert, once', async () => {
	// The codes of the tests above have expired by then, and are not sent.
	world.expectLog(/ALERT SMS_MANY|what it says had ended/);
	const { platform } = world.running;
	const send = async (number: number) => {
		await inTransaction(platform.db, (tx) =>
			enqueueMessage(platform, tx, { channel: 'SMS', to: `+96279000020${number}`, language: 'en', text: 'x' }),
		);
		await world.runJobs();
	};
	const alerts = () => platform.db.selectFrom('alerts').select(['kind', 'detail']).where('kind', '=', 'SMS_MANY').execute();
	world.clock.advance(2 * 3_600_000);
	for (const number of [1, 2, 3]) await send(number);
	expect(await alerts()).toEqual([]);
	for (const number of [4, 5]) await send(number);
	expect(await alerts()).toEqual([{ kind: 'SMS_MANY', detail: { messages: 4, limit: 3 } }]);
});
