/** What members of an office state and answer names them to the renter and to admins, in both languages; what the owner does names no member. */
import { expect, it } from 'vitest';
import { getClaim, openClaim, withdrawClaim } from '#contract/claims.ts';
import { getFineHold, listFines, withdrawFine } from '#contract/fines.ts';
import { getRenterClaim, getRenterClaimById } from '#contract/renter-claims.ts';
import { getReport, listBookingReports, listReports } from '#contract/reports.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aClaim, aClaimBody, aReturn } from '#tests/support/claims.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aFine, aHeldTrip, holdForFines } from '#tests/support/fines.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { aContestedRenterClaim } from '#tests/support/renter-claims.ts';
import { aReport, tripUnderWay } from '#tests/support/reports.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const OMAR = { en: 'Sama Cars · Omar', ar: 'سما للسيارات · عمر' };

/** The same trip, with a member in the owner's place. */
async function ofMember(trip: Trip, role: 'MANAGER' | 'DESK' = 'MANAGER'): Promise<Trip> {
	await aCompany(trip.owner);
	return { ...trip, owner: await aMember(world, trip.owner, role, { firstName: 'Omar', nameAr: 'عمر' }) };
}
const anAdmin = () => aPerson(world, { role: 'ADMIN' });

it('a claim: the manager who made it, and no member where the owner withdrew it and claimed again', async () => {
	const trip = await aReturn(world);
	const claim = await aClaim(await ofMember(trip));
	const namesFor = async () =>
		(await trip.renter.browser.call(getClaim, { params: trip.params })).timeline.map(({ kind, by }) => [kind, by]);
	expect(await namesFor()).toEqual([
		['OPENED', OMAR],
		['ANSWER_DUE', undefined],
	]);
	await world.advance(HOUR_MS);
	await trip.owner.browser.call(withdrawClaim, { params: { id: claim.id } });
	expect(await namesFor()).toEqual([
		['OPENED', OMAR],
		['WITHDRAWN', undefined],
	]);
	await trip.owner.browser.call(openClaim, { params: trip.params, body: await aClaimBody(trip.owner, [{ amountJod: '10' }]) });
	expect((await namesFor()).flatMap(([, by]) => by ?? [])).toEqual([]);
});

it('a fine: who stated it and who withdrew it, also in the admins’ list', async () => {
	await holdForFines(world);
	const trip = await aHeldTrip(world);
	const own = await aFine(trip, { amountJod: '5' });
	const member = await ofMember(trip);
	const fine = await aFine(member);
	await member.owner.browser.call(withdrawFine, { params: { id: fine.id } });
	const { fines } = await trip.renter.browser.call(getFineHold, { params: trip.params });
	expect(fines.find(({ id }) => id === fine.id)).toMatchObject({ statedBy: OMAR, withdrawnBy: OMAR });
	expect(fines.find(({ id }) => id === own.id)).not.toHaveProperty('statedBy');
	const listed = await (await anAdmin()).browser.call(listFines, { query: { filter: 'DECIDED' } });
	expect(listed.find(({ id }) => id === fine.id)).toMatchObject({ statedBy: OMAR });
});

it('a report: the desk that reported, to the renter and to admins, in their list and on its page', async () => {
	const trip = await tripUnderWay(world);
	const { id } = await aReport('owner', await ofMember(trip, 'DESK'), { kind: 'OTHER' });
	await aReport('renter', trip, { kind: 'DOES_NOT_START' });
	const { reports } = await trip.renter.browser.call(listBookingReports, { params: trip.params });
	expect(reports.map(({ side, reportedBy }) => [side, reportedBy]).toSorted()).toEqual([
		['OWNER', OMAR],
		['RENTER', undefined],
	]);
	const admin = await anAdmin();
	expect((await admin.browser.call(getReport, { params: { id } })).reportedBy).toEqual(OMAR);
	const listed = await admin.browser.call(listReports);
	expect(listed.find((report) => report.id === id)?.reportedBy).toEqual(OMAR);
});

it('an answer to a renter’s claim: the manager who contested it', async () => {
	const trip = await aReturn(world);
	const { id } = await aContestedRenterClaim(world, await ofMember(trip));
	const { claim } = await trip.renter.browser.call(getRenterClaim, { params: trip.params });
	expect(claim?.answeredBy).toEqual(OMAR);
	expect((await (await anAdmin()).browser.call(getRenterClaimById, { params: { id } })).answeredBy).toEqual(OMAR);
});
