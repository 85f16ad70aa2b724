/** The platform's fee for a company: set by a super admin, seen by its owner, frozen in bookings, and the settings' percent for all others. */
import { describe, expect, it } from 'vitest';
import { getCar } from '#contract/cars.ts';
import { listCompanies, setCompanyFee } from '#contract/companies.ts';
import { listingTerms } from '#contract/listing.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { hold } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const agreedPercent = (booking: { policySnapshot: { platformFeePercent: number } }) => booking.policySnapshot.platformFeePercent;

describe('the fee of a company', () => {
	it('applies to new bookings, and ends with a version without a percent', async () => {
		const [superAdmin, owner, renter] = [await aPerson(world, { role: 'SUPER_ADMIN' }), await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		const { id } = await aCompany(owner);
		const set = (percent: number | null, reason: string) =>
			superAdmin.browser.call(setCompanyFee, { params: { id }, body: { percent, reason } });
		const before = await hold(renter, car, { startAt: '2031-03-10', endAt: '2031-03-13' });
		await set(8, 'Two hundred cars.');
		const after = await hold(renter, car, { startAt: '2031-03-20', endAt: '2031-03-23' });
		expect([agreedPercent(before), agreedPercent(after)]).toEqual([12, 8]);
		expect(after.platformFeeJod).toBe('8.52');
		expect(await renter.browser.call(getCar, { params: { slug: car.slug } })).toMatchObject({ platformFeePercent: 8 });
		expect(await owner.browser.call(listingTerms)).toMatchObject({ platformFeePercent: 8 });
		expect(await renter.browser.call(listingTerms)).toMatchObject({ platformFeePercent: 12 });

		await set(8, 'The same again.');
		const { fee } = await set(null, 'The contract has ended.');
		expect(fee).toMatchObject({ percent: null, history: [{ percent: null, reason: 'The contract has ended.' }, { percent: 8 }] });
		expect(await owner.browser.call(listingTerms)).toMatchObject({ platformFeePercent: 12 });
	});

	it('is in the audit log with its reason, and its versions do not change', async () => {
		const [superAdmin, owner] = [await aPerson(world, { role: 'SUPER_ADMIN' }), await aPerson(world)];
		const { id } = await aCompany(owner);
		await superAdmin.browser.call(setCompanyFee, { params: { id }, body: { percent: 5, reason: 'First office of Aqaba.' } });
		const { pool } = world.running.platform;
		const { rows } = await pool.query(`SELECT after FROM audit_entries WHERE action = 'company.fee-changed' AND subject_id = $1`, [id]);
		expect(rows).toEqual([{ after: { platformFeePercent: 5, reason: 'First office of Aqaba.' } }]);
		await expect(pool.query('UPDATE company_fees SET fee_percent = 0')).rejects.toMatchObject({ constraint: 'company_fees_versions_stay' });
	});

	it('is refused to admins, for one’s own company, and outside of its bounds', async () => {
		const [superAdmin, admin] = [await aPerson(world, { role: 'SUPER_ADMIN' }), await aPerson(world, { role: 'ADMIN' })];
		const own = await aCompany(superAdmin);
		const put = (by: typeof admin, percent: number) =>
			by.browser.refused(setCompanyFee, { params: { id: own.id }, body: { percent, reason: 'Why not.' } });
		expect(await put(admin, 5)).toMatchObject({ status: 403 });
		expect(await put(superAdmin, 5)).toMatchObject({ code: 'COMPANY_OF_YOUR_OWN' });
		expect(await put(superAdmin, 51)).toMatchObject({ fields: { percent: expect.any(String) } });
		const listed = await admin.browser.call(listCompanies, { query: { status: 'all' } });
		expect(listed.find((company) => company.id === own.id)?.fee).toEqual({ percent: null, history: [] });
	});
});
