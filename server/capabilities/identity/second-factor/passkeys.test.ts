import { describe, expect, it } from 'vitest';
import * as contract from '#contract/second-factor.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { PasskeyDevice } from '#tests/support/passkey-device.ts';
import { aNewcomer, FACTOR_PASSWORD, setUpPasskey } from '#tests/support/second-factors.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

async function signsIn(device: PasskeyDevice) {
	const browser = world.visitor();
	const { challenge } = await browser.call(contract.passkeyOptions);
	return browser.try(contract.signInWithPasskey, { body: { passkey: device.get(challenge) } });
}

describe('a passkey', () => {
	it('signs in by itself, and after the password', async () => {
		const { browser, email, id } = await aNewcomer(world);
		const { device, recoveryCodes } = await setUpPasskey(world, browser);
		expect(recoveryCodes).toHaveLength(10);
		expect(await signsIn(device)).toMatchObject({ status: 200, body: { user: { id } } });
		const other = world.visitor();
		await other.refused(signInWithEmail, { body: { email, password: FACTOR_PASSWORD } });
		expect(await other.call(contract.pendingSignIn)).toMatchObject({ totp: false, passkey: true });
		const { passkeys } = await browser.call(contract.getSecondFactors);
		expect(passkeys).toMatchObject([{ name: expect.any(String), lastUsedAt: expect.any(String) }]);
	});

	it('answers a challenge once, within five minutes, for this site, unlocked', async () => {
		const { browser } = await aNewcomer(world);
		const { device } = await setUpPasskey(world, browser);
		const visitor = world.visitor();
		const refused = async (passkey: contract.PasskeyResponse) =>
			expect(await visitor.refused(contract.signInWithPasskey, { body: { passkey } })).toMatchObject({ code: 'PASSKEY_INVALID' });
		const { challenge } = await visitor.call(contract.passkeyOptions);
		const answer = device.get(challenge);
		await visitor.call(contract.signInWithPasskey, { body: { passkey: answer } });
		await refused(answer);
		await refused(device.get(challenge));
		await refused(device.get('c29tZXRoaW5nIGludmVudGVk'));
		const late = await visitor.call(contract.passkeyOptions);
		world.clock.advance(5 * 60_000);
		await refused(device.get(late.challenge));
		device.unlocks = false;
		await refused(device.get((await visitor.call(contract.passkeyOptions)).challenge));
		// A challenge for adding a passkey does not sign in.
		device.unlocks = true;
		const adding = await aNewcomer(world);
		await refused(device.get((await adding.browser.call(contract.beginPasskey)).challenge));
	});

	it('whose counter decreases is a copy', async () => {
		const { browser } = await aNewcomer(world);
		const { device } = await setUpPasskey(world, browser);
		expect((await signsIn(device)).status).toBe(200);
		expect((await signsIn(device)).status).toBe(200);
		device.counter = 0;
		expect((await signsIn(device)).status).toBe(400);
	});

	it('is added from this site by the person who requested it, once', async () => {
		const [one, two] = [await aNewcomer(world), await aNewcomer(world)];
		const { publicUrl } = world.running.platform;
		const device = new PasskeyDevice(publicUrl);
		const add = (browser: typeof one.browser, passkey: contract.NewPasskeyResponse) =>
			browser.try(contract.addPasskey, { body: { passkey } });
		const { challenge } = await one.browser.call(contract.beginPasskey);
		expect((await add(two.browser, device.create(challenge))).status).toBe(400);
		const stranger = new PasskeyDevice('http://phishing.test');
		expect((await add(one.browser, stranger.create((await one.browser.call(contract.beginPasskey)).challenge))).status).toBe(400);
		expect((await add(one.browser, device.create(challenge))).status).toBe(200);
		expect((await add(one.browser, device.create(challenge))).status).toBe(400);
		const again = (await two.browser.call(contract.beginPasskey)).challenge;
		expect((await add(two.browser, device.create(again))).status).toBe(400);
	});

	it('is removed by its owner only, and then no longer signs in', async () => {
		const [one, two] = [await aNewcomer(world), await aNewcomer(world)];
		const { device } = await setUpPasskey(world, one.browser);
		const { passkeys } = await one.browser.call(contract.getSecondFactors);
		const params = { id: passkeys[0]?.id ?? '' };
		expect(await two.browser.refused(contract.removePasskey, { params })).toMatchObject({ status: 404, code: 'PASSKEY_NOT_FOUND' });
		await one.browser.call(contract.removePasskey, { params });
		expect((await signsIn(device)).status).toBe(400);
	});
});
