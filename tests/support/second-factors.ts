/** People with second factors, and the codes of their authenticator apps. */
import { Secret, TOTP } from 'otpauth';
import { signUpWithEmail } from '#contract/identity.ts';
import { addPasskey, beginPasskey, beginTotp, confirmTotp } from '#contract/second-factor.ts';
import type { Browser } from './browser.ts';
import { PasskeyDevice } from './passkey-device.ts';
import type { World } from './world.ts';

export const FACTOR_PASSWORD = 'a long password';
let people = 0;

/** Signed up with e-mail and password. */
export async function aNewcomer(world: World) {
	people += 1;
	const email = `factor-${people}@mishwar.test`;
	const browser = world.visitor();
	const body = { email, password: FACTOR_PASSWORD, firstName: 'Rana', lastName: 'Haddad' };
	const { user } = await browser.call(signUpWithEmail, { body });
	return { id: user.id, email, browser };
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
