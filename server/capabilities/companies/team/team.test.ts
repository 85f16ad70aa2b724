import { describe, expect, it } from 'vitest';
import { listAudit } from '#contract/admin.ts';
import { acceptBookingChange } from '#contract/booking-changes.ts';
import { getBookingStory } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking, getBooking, listBookings, listOwnerBookings, requestBooking } from '#contract/bookings.ts';
import { resolveClaim } from '#contract/claims.ts';
import { setCompanyFee } from '#contract/companies.ts';
import { getHandover, recordCheckIn, todaysHandovers } from '#contract/handover.ts';
import { currentUser } from '#contract/identity.ts';
import { verifyCar } from '#contract/listing.ts';
import { getConversation, inbox, listMessages, sendMessage } from '#contract/messaging.ts';
import { getNotificationChoices, putNotificationChoices } from '#contract/notification-choices.ts';
import { changeRole } from '#contract/people.ts';
import { announceLateness, putBookingPlace } from '#contract/places.ts';
import { putQuickReplies } from '#contract/replies.ts';
import {
	acceptTeamInvitation,
	changeTeamRole,
	getTeam,
	getTeamInvitation,
	inviteToTeam,
	leaveTeam,
	listMemberships,
	removeTeamMember,
	setOfficeNotifications,
	withdrawTeamInvitation,
	workForCompany,
} from '#contract/team.ts';
import { type TeamRole, teamRoles } from '#contract/team-roles.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { onBookingReminder, onCompanyPaperDecided, onPayoutPaid, onRenterLate } from '#server/capabilities/notifications/index.ts';
import { countSegments } from '#server/platform/context/sms-segments.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { propose } from '#tests/support/booking-changes.ts';
import { Browser } from '#tests/support/browser.ts';
import { aContestedClaim, aReturn } from '#tests/support/claims.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aCar, aPerson, aSession, type Person } from '#tests/support/factories.ts';
import { aRecord, confirmedTrip } from '#tests/support/handovers.ts';
import { Page } from '#tests/support/pages.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { AIRPORT_PIN, SWEIFIEH } from '#tests/support/places.ts';
import { aMember, companyIdOf, invitationTo } from '#tests/support/teams.ts';
import { aWorld, START } from '#tests/support/world.ts';
import { companyPersonalData } from '../personal-data.ts';

const world = aWorld();

async function anOffice(): Promise<Person> {
	const owner = await aPerson(world);
	await aCompany(owner);
	return owner;
}

const rolesIn = async (manager: Person) => (await manager.browser.call(getTeam))?.members.map(({ role }) => role);
const inviteByEmail = async (owner: Person, email: string, role: TeamRole = 'DESK') => {
	await owner.browser.call(inviteToTeam, { body: { email, role } });
	return { body: { token: await invitationTo(world, email) } };
};

describe('an invitation', () => {
	it('admits the person with the invited address, once', async () => {
		const owner = await anOffice();
		const [omar, stranger] = [await aPerson(world, { emailVerified: true }), await aPerson(world, { emailVerified: true })];
		const link = await inviteByEmail(owner, omar.email);
		expect(await stranger.browser.refused(acceptTeamInvitation, link)).toMatchObject({ status: 403, code: 'TEAM_INVITATION_OF_ANOTHER' });
		expect(await omar.browser.call(getTeamInvitation, link)).toMatchObject({ nameEn: 'Sama Cars', role: 'DESK' });
		await omar.browser.call(acceptTeamInvitation, link);
		expect(await omar.browser.refused(acceptTeamInvitation, link)).toMatchObject({ code: 'TEAM_INVITATION_INVALID' });
		expect(await rolesIn(owner)).toEqual(['MANAGER', 'DESK']);
		expect((await omar.browser.call(currentUser)).office).toMatchObject({ ownerId: owner.id, role: 'DESK', nameAr: 'سما للسيارات' });
		const again = { body: { email: omar.email, role: 'DRIVER' as const } };
		expect(await owner.browser.refused(inviteToTeam, again)).toMatchObject({ code: 'TEAM_ALREADY_MEMBER' });
	});

	it('needs the address to be verified, and works by SMS as well', async () => {
		const owner = await anOffice();
		const unverified = await aPerson(world);
		const link = await inviteByEmail(owner, unverified.email);
		expect(await unverified.browser.refused(acceptTeamInvitation, link)).toMatchObject({ code: 'TEAM_INVITATION_OF_ANOTHER' });
		const driver = await aPerson(world, { phone: '+962790071717' });
		await owner.browser.call(inviteToTeam, { body: { phone: '+962790071717', role: 'DRIVER' } });
		const sent = { body: { token: await invitationTo(world, '+962790071717') } };
		expect(await driver.browser.call(acceptTeamInvitation, sent)).toMatchObject({ role: 'DRIVER' });
		expect(await owner.browser.refused(inviteToTeam, { body: { role: 'DESK' } })).toMatchObject({ code: 'INVALID_INPUT' });
	});

	it('takes two parts of an SMS in Arabic, for office names of any length', async () => {
		const owner = await aPerson(world, { lang: 'ar' });
		await aCompany(owner);
		const { db } = world.running.platform;
		await db
			.updateTable('companies')
			.set({ name_ar: 'مكتب العمري لتأجير السيارات السياحية في عمان والعقبة' })
			.where('owner_id', '=', owner.id)
			.execute();
		await owner.browser.call(inviteToTeam, { body: { phone: '+962790071819', role: 'DESK' } });
		const { text } = await db
			.selectFrom('outbox_messages')
			.select('text')
			.where('recipient', '=', '+962790071819')
			.executeTakeFirstOrThrow();
		expect(text).toContain('مشوار');
		expect(text).toContain('/owner/join#');
		expect(countSegments(text)).toEqual({ encoding: 'UCS-2', segments: 2 });
	});

	it('ends after seven days, when it is withdrawn, and when the address is invited again', async () => {
		const owner = await anOffice();
		const person = await aPerson(world, { emailVerified: true });
		const accept = (link: { body: { token: string } }) => person.browser.refused(acceptTeamInvitation, link);
		const first = await inviteByEmail(owner, person.email);
		const second = await inviteByEmail(owner, person.email, 'MANAGER');
		expect(await accept(first)).toMatchObject({ code: 'TEAM_INVITATION_INVALID' });
		const { invitations } = (await owner.browser.call(getTeam)) ?? expect.fail('no team');
		expect(invitations).toMatchObject([{ email: person.email, role: 'MANAGER' }]);
		await owner.browser.call(withdrawTeamInvitation, { params: { id: invitations[0]?.id ?? '' } });
		expect(await accept(second)).toMatchObject({ code: 'TEAM_INVITATION_INVALID' });
		const third = await inviteByEmail(owner, person.email);
		world.clock.moveTo(new Date(START.getTime() + 7 * DAY_MS));
		expect(await accept(third)).toMatchObject({ code: 'TEAM_INVITATION_INVALID' });
		world.clock.moveTo(START);
	});

	it('is refused for admins, and for a person who rents from the office', async () => {
		const owner = await anOffice();
		const admin = await aPerson(world, { role: 'ADMIN', emailVerified: true });
		expect(await admin.browser.refused(acceptTeamInvitation, await inviteByEmail(owner, admin.email))).toMatchObject({
			code: 'TEAM_NOT_FOR_ADMINS',
		});
		const renter = await aPerson(world, { emailVerified: true });
		await paidRequest(world, renter, await aCar(world, owner));
		expect(await renter.browser.refused(acceptTeamInvitation, await inviteByEmail(owner, renter.email))).toMatchObject({
			code: 'TEAM_OPEN_RENTAL',
		});
	});
});

describe('the appointment of a member as an admin', () => {
	it('ends the memberships and their sessions, so that no admin decides about their own office', async () => {
		const owner = await anOffice();
		const superAdmin = await aPerson(world, { role: 'SUPER_ADMIN' });
		const desk = await aMember(world, owner, 'DESK', { phone: '+962790555111' });
		const own = new Browser(world.url, { mishwar_session: await aSession(world, desk.id) });
		expect(await rolesIn(owner)).toEqual(['MANAGER', 'DESK']);
		await superAdmin.browser.call(changeRole, { params: { id: desk.id }, body: { role: 'ADMIN' } });
		expect(await rolesIn(owner)).toEqual(['MANAGER']);
		expect(await desk.browser.refused(listMemberships)).toMatchObject({ status: 401 });
		expect(await own.call(listMemberships)).toEqual([]);
		const [entry] = await superAdmin.browser.call(listAudit, { query: { action: 'team.removed' } as never });
		expect(entry).toMatchObject({ actor: { id: superAdmin.id }, before: { role: 'DESK', member: desk.id } });
	});

	it('by hand in the database leaves them a member, who cannot decide about the office’s papers, fee, cars and cases until they have left', async () => {
		const trip = await aReturn(world);
		const { owner } = trip;
		await aCompany(owner);
		const claim = await aContestedClaim(world, trip);
		const car = await aCar(world, owner, { verificationStatus: 'PENDING' });
		const desk = await aMember(world, owner, 'DESK', { phone: '+962790555222' });
		await world.running.platform.db.updateTable('users').set({ role: 'SUPER_ADMIN' }).where('id', '=', desk.id).execute();
		await desk.browser.call(workForCompany, { body: { companyId: null } });
		const companyId = await companyIdOf(world, owner);
		const award = { items: claim.items.map(({ id }) => ({ id, grantedJod: '30' })), note: 'All of it.' };
		const refusals = [
			await desk.browser.refused(setCompanyFee, { params: { id: companyId }, body: { percent: 1, reason: 'Ours.' } }),
			await desk.browser.refused(verifyCar, { params: { id: car.id }, body: {} }),
			await desk.browser.refused(resolveClaim, { params: { id: claim.id }, body: award }),
		];
		expect(refusals.map(({ code }) => code)).toEqual(['COMPANY_OF_YOUR_OWN', 'CAR_OF_YOUR_OWN', 'CLAIM_OF_YOUR_OWN']);
		await desk.browser.call(leaveTeam, { params: { companyId } });
		expect(await desk.browser.call(verifyCar, { params: { id: car.id }, body: {} })).toMatchObject({ verificationStatus: 'VERIFIED' });
		world.clock.moveTo(START);
	});
});

describe('a member of a team', () => {
	it('answers a request under their own name', async () => {
		const owner = await anOffice();
		const desk = await aMember(world, owner, 'DESK', { nameAr: 'عمر' });
		await world.running.platform.db.updateTable('users').set({ first_name: 'Omar' }).where('id', '=', desk.id).execute();
		const renter = await aPerson(world);
		const { id } = await paidRequest(world, renter, await aCar(world, owner));
		expect((await desk.browser.call(listOwnerBookings, { query: {} })).map((booking) => booking.id)).toEqual([id]);
		await desk.browser.call(acceptBooking, { params: { id } });
		await desk.browser.call(sendMessage, { body: { bookingId: id, body: 'See you at ten.' } });
		const [message] = (await renter.browser.call(listMessages, { params: { id }, query: {} })).filter(({ kind }) => kind === 'TEXT');
		expect(message).toMatchObject({ fromUserId: owner.id, sentBy: { en: 'Sama Cars · Omar', ar: 'سما للسيارات · عمر' } });
		const { happened } = await renter.browser.call(getBookingStory, { params: { id } });
		expect(happened.find(({ kind }) => kind === 'CONFIRMED')?.by).toEqual(message?.sentBy);
		const admin = await aPerson(world, { role: 'ADMIN' });
		const [entry] = await admin.browser.call(listAudit, { query: { subjectId: id, action: 'booking.accept' } });
		expect(entry).toMatchObject({ actor: { id: desk.id } });
	});

	it('who answers second is informed that it is answered', async () => {
		const owner = await anOffice();
		const desks = [await aMember(world, owner, 'DESK'), await aMember(world, owner, 'DESK')] as const;
		const { id } = await paidRequest(world, await aPerson(world), await aCar(world, owner));
		const answers = await Promise.all([
			desks[0].browser.try(acceptBooking, { params: { id } }),
			desks[1].browser.try(declineBooking, { params: { id }, body: {} }),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'BOOKING_NOT_OPEN' });
	});

	it('changes a trip and its place under their own name, and the audit log names them', async () => {
		const trip = await confirmedTrip(world);
		const { owner, renter, params } = trip;
		await aCompany(owner);
		const desk = await aMember(world, owner, 'DESK', { nameAr: 'عمر' });
		await world.running.platform.db.updateTable('users').set({ first_name: 'Omar' }).where('id', '=', desk.id).execute();
		const place = { textEn: 'Seventh Circle', textAr: null, directionsEn: null, directionsAr: null };
		await desk.browser.call(putBookingPlace, { params, body: { ...place, ...AIRPORT_PIN } });
		await world.advance(60_000);
		await owner.browser.call(putBookingPlace, { params, body: { ...place, ...SWEIFIEH } });
		const { id: changeId } = await propose(desk, trip, -1);
		await renter.browser.call(acceptBookingChange, { params: { ...params, changeId } });
		const { happened } = await renter.browser.call(getBookingStory, { params });
		const named = happened.filter(({ kind }) => kind.startsWith('PLACE') || kind === 'END_CHANGED').map(({ kind, by }) => [kind, by?.en]);
		expect(named).toEqual([
			['PLACE_MOVED', 'Sama Cars · Omar'],
			['PLACE_PROPOSED', undefined],
			['END_CHANGED', 'Sama Cars · Omar'],
		]);
		await desk.browser.call(putQuickReplies, { body: { replies: [{ title: 'Hours', textEn: 'From nine to six.', textAr: null }] } });
		const { db } = world.running.platform;
		const acts = await db.selectFrom('audit_entries').select('action').where('actor_id', '=', desk.id).orderBy('id').execute();
		expect(acts.map(({ action }) => action)).toEqual([...['booking.place_moved', 'booking.change_proposed', 'user.quick-replies-changed']]);
		world.clock.moveTo(START);
	});

	it('with the role of driver sees a pickup just after midnight from two hours before it', async () => {
		const owner = await anOffice();
		const driver = await aMember(world, owner, 'DRIVER');
		const car = await aCar(world, owner, { pickupHours: { from: '00:00', until: '24:00' } });
		const dates = { startAt: '2031-03-10T00:30:00+03:00', endAt: '2031-03-13T00:30:00+03:00' };
		const { id } = await paidRequest(world, await aPerson(world), car, dates);
		await owner.browser.call(acceptBooking, { params: { id } });
		for (const [time, expected] of [
			['22:29', []],
			['22:30', [{ bookingId: id, phase: 'CHECK_IN', isOverdue: false }]],
		] as const) {
			world.clock.moveTo(new Date(`2031-03-09T${time}:00+03:00`));
			expect(await driver.browser.call(todaysHandovers)).toMatchObject(expected);
		}
		world.clock.moveTo(START);
	});

	it('with the role of driver sees returns only of cars that are out, and delays like the office: half an hour after the agreed or announced time', async () => {
		const owner = await anOffice();
		const driver = await aMember(world, owner, 'DRIVER');
		const listed = async (time: string) => {
			world.clock.moveTo(new Date(`2031-03-${time}:00+03:00`));
			return (await driver.browser.call(todaysHandovers)).map(({ bookingId, phase, isOverdue }) => ({ bookingId, phase, isOverdue }));
		};
		const accepted = async (dates: { startAt: string; endAt: string }) => {
			const renter = await aPerson(world);
			const { id } = await paidRequest(world, renter, await aCar(world, owner), dates);
			await owner.browser.call(acceptBooking, { params: { id } });
			return { renter, id };
		};
		const { id, renter } = await accepted({ startAt: '2031-03-10T10:00:00+03:00', endAt: '2031-03-13T10:00:00+03:00' });
		const pickup = { bookingId: id, phase: 'CHECK_IN' };
		expect(await listed('10T10:30')).toEqual([{ ...pickup, isOverdue: false }]);
		await renter.browser.call(announceLateness, { params: { id }, body: { expectedAt: '2031-03-10T12:00' } });
		expect(await listed('10T12:30')).toEqual([{ ...pickup, isOverdue: false }]);
		expect(await listed('10T12:31')).toEqual([{ ...pickup, isOverdue: true }]);
		// The car never left, so there is no return.
		expect(await listed('13T10:31')).toEqual([]);
		world.clock.moveTo(START);
		const within = await accepted({ startAt: '2031-03-20T10:00:00+03:00', endAt: '2031-03-20T20:00:00+03:00' });
		const both = (isOverdue: boolean) => [
			{ bookingId: within.id, phase: 'CHECK_IN', isOverdue },
			{ bookingId: within.id, phase: 'CHECK_OUT', isOverdue: false },
		];
		expect(await listed('20T09:00')).toEqual(both(false));
		expect(await listed('20T12:00')).toEqual(both(true));
		world.clock.moveTo(START);
	});

	it('has separate rentals of their own, and cannot book cars of the office', async () => {
		const owner = await anOffice();
		const desk = await aMember(world, owner, 'DESK');
		const car = await aCar(world, owner);
		const body = { carId: car.id, startAt: '2031-03-10', endAt: '2031-03-13' };
		expect(await desk.browser.refused(requestBooking, { body })).toMatchObject({ status: 403, code: 'OFFICE_OF_YOUR_OWN' });
		const own = await paidRequest(world, desk, await aCar(world, await aPerson(world)));
		expect((await desk.browser.call(listBookings, { query: {} })).map(({ id }) => id)).toEqual([own.id]);
		expect(await desk.browser.call(inbox, { query: {} })).toEqual([]);
		expect((await desk.browser.try(getBooking, { params: { id: own.id } })).status).toBe(404);
		await desk.browser.call(workForCompany, { body: { companyId: null } });
		expect((await desk.browser.call(inbox, { query: {} })).map(({ id }) => id)).toEqual([own.id]);
		expect(await desk.browser.call(listOwnerBookings, { query: {} })).toEqual([]);
	});

	it('with the role of driver sees today’s handovers only', async () => {
		const owner = await anOffice();
		const driver = await aMember(world, owner, 'DRIVER');
		const renter = await aPerson(world);
		const { id, startAt } = await paidRequest(world, renter, await aCar(world, owner));
		await owner.browser.call(acceptBooking, { params: { id } });
		await world.runJobs();
		expect(await driver.browser.call(todaysHandovers)).toEqual([]);
		expect((await driver.browser.try(getBooking, { params: { id } })).status).toBe(404);
		expect((await driver.browser.try(getHandover, { params: { id } })).status).toBe(404);
		expect((await driver.browser.try(getConversation, { params: { id } })).status).toBe(403);
		world.clock.moveTo(new Date(startAt));
		expect(await driver.browser.call(todaysHandovers)).toMatchObject([{ bookingId: id, phase: 'CHECK_IN' }]);
		const { code } = await renter.browser.call(getHandover, { params: { id } });
		// The renter comes after midnight, and the first answer to the record is lost.
		world.clock.moveTo(new Date(Date.parse(startAt) + 15 * HOUR_MS));
		expect(await driver.browser.call(todaysHandovers)).toMatchObject([{ bookingId: id, phase: 'CHECK_IN', isOverdue: true }]);
		const record = { params: { id }, body: { ...(await aRecord(driver)), code: code ?? '' } };
		const recorded = await driver.browser.call(recordCheckIn, record);
		world.clock.moveTo(new Date(Date.parse(startAt) + 15.2 * HOUR_MS));
		expect(await driver.browser.call(recordCheckIn, record)).toEqual(recorded);
		expect(await driver.browser.call(todaysHandovers)).toEqual([]);
		expect((await driver.browser.try(getBooking, { params: { id } })).status).toBe(404);
		world.clock.moveTo(START);
	});
});

describe('the end of a membership', () => {
	it('ends sessions and streams in the office at once, and no others', async () => {
		const owner = await anOffice();
		const desk = await aMember(world, owner, 'DESK');
		const token = await aSession(world, desk.id);
		const companyId = await companyIdOf(world, owner);
		const page = new Page(world.url, token);
		await world.running.platform.db.updateTable('sessions').set({ company_id: companyId }).where('user_id', '=', desk.id).execute();
		const atHome = new Page(world.url, await aSession(world, desk.id));
		await Promise.all([page.open(), atHome.open()]);
		const { id } = await paidRequest(world, await aPerson(world), await aCar(world, owner));
		await owner.browser.call(sendMessage, { body: { bookingId: id, body: 'Read by the desk.' } });
		await page.until(() => page.events.find(({ kind }) => kind === 'message'));
		await owner.browser.call(removeTeamMember, { params: { userId: desk.id } });
		const removed = performance.now();
		expect((await desk.browser.try(listOwnerBookings, { query: {} })).status).toBe(401);
		await page.until(() => page.events.find(({ kind }) => kind === 'ended'));
		// Sooner than the periodic check of all sessions every fifteen seconds.
		expect(performance.now() - removed).toBeLessThan(7000);
		expect(atHome.events.map(({ kind }) => kind)).not.toContain('ended');
		page.drop();
		atHome.drop();
		expect(await rolesIn(owner)).toEqual(['MANAGER']);
	});

	it('ends streams of the office also if the session no longer acts for it', async () => {
		const owner = await anOffice();
		const desk = await aMember(world, owner, 'DESK');
		const token = await aSession(world, desk.id);
		const browser = new Browser(world.url, { mishwar_session: token });
		await browser.call(workForCompany, { body: { companyId: await companyIdOf(world, owner) } });
		const page = new Page(world.url, token);
		await page.open();
		await browser.call(workForCompany, { body: { companyId: null } });
		const switched = performance.now();
		await page.until(() => page.events.find(({ kind }) => kind === 'ended'));
		expect(performance.now() - switched).toBeLessThan(7000);
		await page.ended();
		const own = page.events.length;
		await page.open();
		await owner.browser.call(removeTeamMember, { params: { userId: desk.id } });
		const { id } = await paidRequest(world, { ...desk, browser }, await aCar(world, await aPerson(world)));
		await browser.call(sendMessage, { body: { bookingId: id, body: 'Of my own trip.' } });
		await page.until((events) => events.slice(own).find(({ kind }) => kind === 'message'));
		expect(page.events.slice(own).map(({ kind }) => kind)).not.toContain('ended');
		page.drop();
	});

	it('does not receive the office’s notifications as a dispatcher', async () => {
		const owner = await anOffice();
		const desk = await aMember(world, owner, 'DESK');
		const token = await aSession(world, desk.id);
		await world.running.platform.db
			.updateTable('sessions')
			.set({ company_id: await companyIdOf(world, owner) })
			.where('user_id', '=', desk.id)
			.execute();
		const page = new Page(world.url, token);
		await page.open();
		const { id } = await paidRequest(world, await aPerson(world), await aCar(world, owner));
		await world.runJobs();
		await owner.browser.call(sendMessage, { body: { bookingId: id, body: 'The last event.' } });
		await page.until(() => page.events.find(({ payload }) => (payload as { body?: string }).body === 'The last event.'));
		expect(page.events.map(({ kind }) => kind)).not.toContain('notification');
		page.drop();
	});

	it('never leaves a team without a manager: of two who demote each other one succeeds', async () => {
		const owner = await anOffice();
		const [first, second] = [await aMember(world, owner, 'MANAGER'), await aMember(world, owner, 'MANAGER')];
		const demote = (by: Person, whom: Person) => by.browser.try(changeTeamRole, { params: { userId: whom.id }, body: { role: 'DESK' } });
		const answers = await Promise.all([demote(first, second), demote(second, first)]);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await rolesIn(owner))?.toSorted()).toEqual(['DESK', 'MANAGER', 'MANAGER']);
		const manager = answers[0]?.status === 200 ? first : second;
		for (const call of [changeTeamRole, removeTeamMember] as const)
			expect(await manager.browser.refused(call, { params: { userId: owner.id }, body: { role: 'DESK' } } as never)).toMatchObject({
				code: 'TEAM_LAST_MANAGER',
			});
		const leaving = { params: { companyId: await companyIdOf(world, owner) } };
		expect(await owner.browser.refused(leaveTeam, leaving)).toMatchObject({ code: 'TEAM_LAST_MANAGER' });
	});

	it('invalidates the links that a former manager sent', async () => {
		const owner = await anOffice();
		const manager = await aMember(world, owner, 'MANAGER');
		const friend = await aPerson(world, { emailVerified: true });
		const link = await inviteByEmail(manager, friend.email, 'MANAGER');
		await owner.browser.call(changeTeamRole, { params: { userId: manager.id }, body: { role: 'DESK' } });
		expect(await friend.browser.refused(acceptTeamInvitation, link)).toMatchObject({ code: 'TEAM_INVITATION_INVALID' });
	});

	it('is the member’s own choice, and follows from the deletion of the account', async () => {
		const owner = await anOffice();
		const members = await Promise.all(teamRoles.slice(1).map((role) => aMember(world, owner, role)));
		const [desk, driver] = members as [Person, Person, Person];
		const [membership] = await desk.browser.call(listMemberships);
		await desk.browser.call(leaveTeam, { params: { companyId: membership?.companyId ?? '' } });
		expect((await desk.browser.try(currentUser)).status).toBe(401);
		const { platform } = world.running;
		const exported = await companyPersonalData.export(platform, driver.id);
		expect(JSON.stringify(exported.data)).toContain('DRIVER');
		await inTransaction(platform.db, async (tx) => companyPersonalData.erase?.(platform, tx, driver.id));
		expect(await rolesIn(owner)).toEqual(['MANAGER', 'ACCOUNTS']);
	});
});

describe('notifications of an office', () => {
	const titlesOf = async (person: Person) => {
		const { db } = world.running.platform;
		const rows = await db.selectFrom('notifications').select('type').where('user_id', '=', person.id).orderBy('type').execute();
		return rows.map(({ type }) => type);
	};

	it('reach those whose role they concern, once, by the channels that each chose', async () => {
		const [owner, renter] = [await anOffice(), await aPerson(world)];
		const [desk, silent, driver, manager] = [
			await aMember(world, owner, 'DESK', { emailVerified: true }),
			await aMember(world, owner, 'DESK', { emailVerified: true }),
			await aMember(world, owner, 'DRIVER'),
			await aMember(world, owner, 'MANAGER'),
		];
		const accounts = await aMember(world, owner, 'ACCOUNTS');
		const choices = await silent.browser.call(getNotificationChoices);
		await silent.browser.call(putNotificationChoices, { body: { ...choices, BOOKINGS: { ...choices.BOOKINGS, EMAIL: false } } });
		const booking = await paidRequest(world, renter, await aCar(world, owner));
		await world.runJobs();
		for (const person of [owner, desk, silent]) expect(await titlesOf(person)).toEqual(['BOOKING_REQUEST']);
		for (const person of [driver, manager, accounts]) expect(await titlesOf(person)).toEqual([]);
		const letters = await world.running.platform.db.selectFrom('outbox_messages').select('recipient').execute();
		expect(letters.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([desk.email]));
		expect(letters.map(({ recipient }) => recipient)).not.toContain(silent.email);
		await renter.browser.call(sendMessage, { body: { bookingId: booking.id, body: 'When do you open?' } });
		world.clock.moveTo(new Date(world.clock.now().getTime() + 20_000));
		await world.runJobs();
		expect(await titlesOf(desk)).toEqual(['BOOKING_REQUEST', 'NEW_MESSAGE']);
		expect(await titlesOf(driver)).toEqual([]);
	});

	it('reach a manager who asked for them, with letters, until the manager loses the role or turns them off', async () => {
		const [owner, renter] = [await anOffice(), await aPerson(world)];
		const [asks, asksNot, desk] = [
			await aMember(world, owner, 'MANAGER', { emailVerified: true }),
			await aMember(world, owner, 'MANAGER', { emailVerified: true }),
			await aMember(world, owner, 'DESK'),
		];
		const params = { companyId: await companyIdOf(world, owner) };
		const want = (wanted: boolean) => ({ params, body: { wanted } });
		expect(await desk.browser.refused(setOfficeNotifications, want(true))).toMatchObject({ code: 'TEAM_ROLE_NOT_ENOUGH' });
		expect(await renter.browser.refused(setOfficeNotifications, want(true))).toMatchObject({ code: 'TEAM_MEMBER_NOT_FOUND' });
		expect(await asks.browser.call(listMemberships)).toMatchObject([{ officeNews: false }]);
		expect(await asks.browser.call(setOfficeNotifications, want(true))).toMatchObject({ role: 'MANAGER', officeNews: true });
		expect(await asks.browser.call(listMemberships)).toMatchObject([{ officeNews: true }]);
		await paidRequest(world, renter, await aCar(world, owner));
		await onCompanyPaperDecided(world.running.platform, {
			...{ paperId: crypto.randomUUID(), ownerId: owner.id, nameEn: 'Sama', nameAr: 'سما', notes: null, becameLicensed: false },
			kind: 'TAX',
			outcome: 'APPROVED',
		});
		await world.runJobs();
		expect(await titlesOf(asks)).toEqual(['BOOKING_REQUEST', 'COMPANY_PAPER_DECIDED']);
		expect(await titlesOf(desk)).toEqual(['BOOKING_REQUEST']);
		expect(await titlesOf(asksNot)).toEqual([]);
		const letters = await world.running.platform.db.selectFrom('outbox_messages').select('recipient').execute();
		expect(letters.filter(({ recipient }) => recipient === asks.email)).toHaveLength(2);
		expect(letters.map(({ recipient }) => recipient)).not.toContain(asksNot.email);
		await asks.browser.call(setOfficeNotifications, want(false));
		await paidRequest(world, await aPerson(world), await aCar(world, owner));
		await world.runJobs();
		expect(await titlesOf(asks)).toHaveLength(2);
	});

	it('of a trip of today reach the driver too, and those of payouts the accountants only', async () => {
		const owner = await anOffice();
		const [driver, accounts, desk] = [
			await aMember(world, owner, 'DRIVER'),
			await aMember(world, owner, 'ACCOUNTS'),
			await aMember(world, owner, 'DESK'),
		];
		const trip = {
			...{ bookingId: crypto.randomUUID(), ownerId: owner.id, renterId: crypto.randomUUID(), carTitle: 'Kia Picanto 2019' },
			...{ ownerName: { en: '', ar: '' }, renterName: { en: 'Lina', ar: 'لينا' }, earningsJod: '0', chargeJod: '0', refundJod: '0' },
			...{ ownerKeptJod: '0', cancelCode: null, reason: null, instant: false, wasPaid: true, whereAndWhen: null },
			...{ startAt: START.toISOString(), endAt: new Date(START.getTime() + 2 * DAY_MS).toISOString() },
		};
		world.clock.moveTo(START);
		await onRenterLate(world.running.platform, { ...trip, expectedAt: trip.startAt });
		expect([await titlesOf(driver), await titlesOf(desk)]).toEqual([['RENTER_LATE'], ['RENTER_LATE']]);
		const payout = { payoutId: crypto.randomUUID(), ownerId: owner.id, attempt: 1, amountJod: '12.00' };
		await onPayoutPaid(world.running.platform, { ...payout, dueAt: trip.startAt, hasDetails: true, bankReference: null });
		expect([await titlesOf(accounts), await titlesOf(desk)]).toEqual([['PAYOUT_PAID'], ['RENTER_LATE']]);
	});

	it('of a pickup that others read in the evening reach the driver in the morning, if it still takes place', async () => {
		const [owner, renter] = [await anOffice(), await aPerson(world)];
		const driver = await aMember(world, owner, 'DRIVER');
		const booking = await paidRequest(world, renter, await aCar(world, owner));
		await owner.browser.call(acceptBooking, { params: { id: booking.id } });
		const pickup = Date.parse(booking.startAt);
		const reminder = {
			...{ bookingId: booking.id, ownerId: owner.id, renterId: renter.id, kind: 'PICKUP' as const, day: 'TOMORROW' as const },
			...{ ownerName: { en: '', ar: '' }, renterName: { en: 'Lina', ar: 'لينا' }, carTitle: 'Kia Picanto 2019', whereAndWhen: null },
			...{ startAt: booking.startAt, endAt: booking.endAt, dueAt: booking.startAt },
		};
		world.clock.moveTo(new Date(pickup - 14 * HOUR_MS));
		await onBookingReminder(world.running.platform, reminder);
		await world.runJobs();
		expect(await titlesOf(driver)).toEqual([]);
		world.clock.moveTo(new Date(pickup - 2 * HOUR_MS));
		await world.runJobs();
		expect(await titlesOf(driver)).toEqual(['BOOKING_REMINDER']);
	});
});
