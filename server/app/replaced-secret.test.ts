/** SECRET_KEY is replaced while the marketplace runs: the new secret signs, the old one still verifies until it is removed. */
import { describe, expect, it } from 'vitest';
import { getSync, renewFeed } from '#contract/calendar.ts';
import { getHandover, recordCheckIn } from '#contract/handover.ts';
import { currentUser } from '#contract/identity.ts';
import { startUpload } from '#contract/objects.ts';
import { finishSignIn } from '#contract/second-factor.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aRecord, codeOfRenter, tripAtPickup } from '#tests/support/handovers.ts';
import { aNewcomer, codeOf, FACTOR_PASSWORD, setUpTotp } from '#tests/support/second-factors.ts';
import { aWorld, SECRET } from '#tests/support/world.ts';

const world = aWorld();
const NEW = 'the secret that replaces it is long enough';

/** Servers with the new secret: beside the old one, and alone after the old one was removed. */
const replaced = () => world.another({ SECRET_KEY: `${NEW},${SECRET}` });
const alone = () => world.another({ SECRET_KEY: NEW });

/** Each server of this test has its own address. */
const pathOf = (address: string | null): string => new URL(address ?? '').pathname;

describe('with both secrets', () => {
	it('people stay signed in, and second factors, unfinished sign-ins and recovery codes remain valid', async () => {
		const { url } = await replaced();
		const { browser, email, id } = await aNewcomer(world);
		const { secret, recoveryCodes } = await setUpTotp(world, browser);
		expect((await browser.at(url).call(currentUser)).id).toBe(id);
		const begun = world.visitor();
		await begun.refused(signInWithEmail, { body: { email, password: FACTOR_PASSWORD } });
		await begun.at(url).call(finishSignIn, { body: { method: 'TOTP', code: codeOf(world, secret) } });
		const [code = ''] = recoveryCodes;
		await begun.at(url).call(finishSignIn, { body: { method: 'RECOVERY_CODE', code } });
		expect(await begun.refused(finishSignIn, { body: { method: 'RECOVERY_CODE', code } })).toMatchObject({ code: 'CODE_INVALID' });
	});

	it('an upload that was started is received, and the old server accepts signatures of the new one once it has both', async () => {
		const [one, two] = [await replaced(), await replaced()];
		const { browser } = await aPerson(world);
		for (const at of [browser, browser.at(one.url)]) {
			const { pathname, search } = new URL((await at.call(startUpload)).uploadURL);
			const { status } = await browser.at(two.url).fetch(pathname + search, { method: 'PUT', body: Uint8Array.of(0xff, 0xd8, 0xff) });
			expect(status).toBe(200);
		}
	});

	it('a handover code from before opens the handover', async () => {
		const { url } = await replaced();
		const trip = await tripAtPickup(world);
		const code = await codeOfRenter(trip);
		expect((await trip.renter.browser.at(url).call(getHandover, { params: trip.params })).code).not.toBe(code);
		const body = { ...(await aRecord(trip.owner)), code };
		await expect(trip.owner.browser.at(url).call(recordCheckIn, { params: trip.params, body })).resolves.toMatchObject({
			phase: 'CHECK_IN',
		});
	});

	it('the address of a calendar stays the same', async () => {
		const { url } = await replaced();
		const owner = await aPerson(world);
		const params = { id: (await aCar(world, owner)).id };
		const { feedUrl } = await owner.browser.call(renewFeed, { params });
		const later = await owner.browser.at(url).call(getSync, { params });
		expect(pathOf(later.feedUrl)).toBe(pathOf(feedUrl));
		expect((await fetch(`${url}${pathOf(feedUrl)}`)).status).toBe(200);
	});
});

describe('with the new secret alone', () => {
	it('signatures of the old one are refused', async () => {
		const { url } = await alone();
		const { browser, email } = await aNewcomer(world);
		const { secret, recoveryCodes } = await setUpTotp(world, browser);
		const begun = world.visitor();
		await begun.refused(signInWithEmail, { body: { email, password: FACTOR_PASSWORD } });
		const totp = { method: 'TOTP' as const, code: codeOf(world, secret) };
		expect(await begun.at(url).refused(finishSignIn, { body: totp })).toMatchObject({ status: 409 });
		const again = world.visitor().at(url);
		await again.refused(signInWithEmail, { body: { email, password: FACTOR_PASSWORD } });
		expect(await again.refused(finishSignIn, { body: totp })).toMatchObject({ code: 'CODE_INVALID' });
		expect(await again.refused(finishSignIn, { body: { method: 'RECOVERY_CODE', code: recoveryCodes[0] ?? '' } })).toMatchObject({
			code: 'CODE_INVALID',
		});
		const { pathname, search } = new URL((await browser.call(startUpload)).uploadURL);
		const { status } = await browser.at(url).fetch(pathname + search, { method: 'PUT', body: Uint8Array.of(0xff, 0xd8, 0xff) });
		expect(status).toBe(403);
	});
});
