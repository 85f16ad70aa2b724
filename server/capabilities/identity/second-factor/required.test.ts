import { describe, expect, it } from 'vitest';
import { adminCars } from '#contract/admin.ts';
import { listFavourites } from '#contract/favourites.ts';
import { currentUser } from '#contract/identity.ts';
import * as contract from '#contract/second-factor.ts';
import { aPerson } from '#tests/support/factories.ts';
import { setUpPasskey, setUpTotp } from '#tests/support/second-factors.ts';
import { aWorld } from '#tests/support/world.ts';

/** Outside DEMO. No server listens at these addresses: no message is sent in these tests. */
const world = aWorld({
	DEMO: '0',
	PUBLIC_URL: 'http://localhost:3000',
	MAIL_FROM: 'Mishwar <no-reply@mishwar.test>',
	SMTP_URL: 'smtp://127.0.0.1:9',
	SMS_URL: 'http://127.0.0.1:9',
	SMS_ACCOUNT: 'account',
	SMS_TOKEN: 'token',
	SMS_FROM: 'Mishwar',
});
const demo = aWorld();

describe.each(['ADMIN', 'SUPER_ADMIN'] as const)('outside DEMO, %s without a second factor', (role) => {
	it('has access to what sets one up, and to everything after that', async () => {
		const { browser } = await aPerson(world, { role });
		expect(await browser.call(currentUser)).toMatchObject({ role, secondFactorDue: true });
		for (const call of [adminCars, listFavourites])
			expect(await browser.refused(call)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_SET_UP_NEEDED' });
		expect(await browser.call(contract.getSecondFactors)).toMatchObject({ required: true });
		await setUpTotp(world, browser);
		expect(await browser.call(currentUser)).toMatchObject({ secondFactorDue: false });
		expect(await browser.call(adminCars)).toEqual([]);
	});

	it('may replace the only factor, but not remove it', async () => {
		const { browser } = await aPerson(world, { role });
		await setUpTotp(world, browser);
		expect(await browser.refused(contract.removeTotp)).toMatchObject({ status: 409, code: 'SECOND_FACTOR_STAYS' });
		expect((await browser.call(contract.getSecondFactors)).totp).not.toBeNull();
		await setUpPasskey(world, browser);
		await browser.call(contract.removeTotp);
		const { passkeys } = await browser.call(contract.getSecondFactors);
		const only = { params: { id: passkeys[0]?.id ?? '' } };
		expect(await browser.refused(contract.removePasskey, only)).toMatchObject({ code: 'SECOND_FACTOR_STAYS' });
	});
});

describe('people who need none', () => {
	it.each(['RENTER', 'OWNER'] as const)('include %s', async (role) => {
		const { browser } = await aPerson(world, { role });
		expect(await browser.call(currentUser)).toMatchObject({ secondFactorDue: false });
		await browser.call(listFavourites);
	});

	it('include administrators in DEMO', async () => {
		const { browser } = await aPerson(demo, { role: 'ADMIN' });
		expect(await browser.call(currentUser)).toMatchObject({ secondFactorDue: false });
		await browser.call(adminCars);
	});
});
