/** People with second factors, and the codes of their authenticator apps. */
import { Secret, TOTP } from 'otpauth';
import { addPasskey, beginPasskey, beginTotp, confirmTotp } from '#contract/second-factor.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { hashPassword } from '#server/capabilities/identity/index.ts';
import type { Browser } from './browser.ts';
import { aPerson } from './factories.ts';
import { PasskeyDevice } from './passkey-device.ts';
import type { World } from './world.ts';

export const FACTOR_PASSWORD = 'a long password';

/** Signed in with e-mail and password just now. */
export async function aNewcomer(world: World) {
	const { id, email } = await aPerson(world);
	const passwordHash = await hashPassword(FACTOR_PASSWORD);
	await world.running.platform.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
	const browser = world.visitor();
	await browser.call(signInWithEmail, { body: { email, password: FACTOR_PASSWORD } });
	return { id, email, browser };
}

/** The code that the app shows now, or `stepsAhead` half minutes later. */
export function codeOf(world: World, secret: string, stepsAhead = 0): string {
	const timestamp = world.clock.now().getTime() + stepsAhead * 30_000;
	return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Sets up an authenticator app; the clock moves on to its next code. */
export async function setUpTotp(world: World, browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
	const { secret } = await browser.call(beginTotp);
	const { recoveryCodes } = await browser.call(confirmTotp, { body: { code: codeOf(world, secret) } });
	world.clock.advance(30_000);
	return { secret, recoveryCodes: recoveryCodes ?? [] };
}

export async function setUpPasskey(world: World, browser: Browser): Promise<{ device: PasskeyDevice; recoveryCodes: string[] }> {
	const device = new PasskeyDevice(world.running.platform.publicUrl);
	const { challenge } = await browser.call(beginPasskey);
	const { recoveryCodes } = await browser.call(addPasskey, { body: { passkey: device.create(challenge) } });
	return { device, recoveryCodes: recoveryCodes ?? [] };
}
