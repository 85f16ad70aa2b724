import { expect, it } from 'vitest';
import { changeSettings, getSettings, listAudit } from '#contract/admin.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

it('a new marketplace asks which plates may be rented out until a super admin has chosen; other changes do not count as a choice', async () => {
	const { browser } = await aPerson(world, { role: 'SUPER_ADMIN' });
	expect(await browser.call(getSettings)).toMatchObject({ rentalPlatesOnly: false, rentalPlatesDecided: false });
	await browser.call(changeSettings, { body: { goodwillCapJod: 7 } });
	expect(await browser.call(getSettings)).toMatchObject({ rentalPlatesDecided: false });
	await browser.call(changeSettings, { body: { rentalPlatesOnly: true, rentalPlatesDecided: true } });
	await browser.call(changeSettings, { body: { goodwillCapJod: 8 } });
	expect(await browser.call(getSettings)).toMatchObject({ rentalPlatesOnly: true, rentalPlatesDecided: true });
	const [, chosen] = await browser.call(listAudit, { query: { action: 'settings.changed' } });
	expect(chosen?.after).toEqual({ rentalPlatesOnly: true, rentalPlatesDecided: true });
});
