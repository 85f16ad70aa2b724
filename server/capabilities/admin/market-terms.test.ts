import { expect, it } from 'vitest';
import { changeSettings, getSettings } from '#contract/admin.ts';
import { getMarketTerms } from '#contract/market-terms.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

it('visitors read the public settings, and changes at once', async () => {
	const visitor = world.visitor();
	expect(await visitor.call(getMarketTerms)).toEqual({
		platformFeePercent: 12,
		minRentalDays: 1,
		maxRentalDays: 30,
		depositMode: 'RENTAL_TOTAL',
		claimWindowHours: 48,
		claimAnswerHours: 72,
		fineHoldJod: 0,
		fineHoldDays: 0,
	});
	const master = await aPerson(world, { role: 'SUPER_ADMIN' });
	const { version } = await master.browser.call(getSettings);
	await master.browser.call(changeSettings, { body: { version, platformFeePercent: 15, claimWindowHours: 24 } });
	expect(await visitor.call(getMarketTerms)).toMatchObject({ platformFeePercent: 15, claimWindowHours: 24 });
});
