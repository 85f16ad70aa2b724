import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { acceptBookingChange, proposeBookingChange } from '#contract/booking-changes.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking } from '#contract/bookings.ts';
import {
	type AutomaticMoment,
	getReplies,
	previewReply,
	putAutomaticMessage,
	putQuickReplies,
	quickRepliesFor,
} from '#contract/replies.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, job } from '#server/platform/jobs/jobs.ts';
import { Browser } from '#tests/support/browser.ts';
import { aCompany } from '#tests/support/companies.ts';
import { anInquiry, messagesOf, messagesTo } from '#tests/support/conversations.ts';
import { aCar, aPerson, aSession, type Person, type PersonOptions } from '#tests/support/factories.ts';
import { checkInByOwner, type Trip } from '#tests/support/handovers.ts';
import { paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';
import { onBookingConfirmed } from '../index.ts';
import { replyPersonalData } from './manage-replies.ts';

const world = aWorld();

const HELLO = { textEn: 'Hello {renter}, {car} is yours from {pickup} to {return}. {place}', textAr: 'مرحباً {renter}، موعدنا {pickup}' };

const write = (owner: Person, moment: AutomaticMoment, texts: { textEn?: string; textAr?: string } = HELLO, isOn = true) =>
	owner.browser.call(putAutomaticMessage, { body: { moment, ...texts, isOn } });

async function aTrip(owner: Person, of: PersonOptions = {}): Promise<Trip> {
	const renter = await aPerson(world, of);
	const car = await aCar(world, owner);
	const { id, startAt, endAt } = await paidRequest(world, renter, car, WEEKEND);
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	return { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
}

/** Runs the job twice, as the worker does by the clock. */
async function sweep(): Promise<void> {
	for (const _ of [1, 2]) {
		await inTransaction(world.running.platform.db, (tx) => enqueue(tx, job('messaging.send-automatic', z.object({})), {}));
		await world.runJobs();
	}
}

const goTo = async (moment: string) => {
	world.clock.moveTo(new Date(`${moment}:00+03:00`));
	await sweep();
};

/** The earlier session would have expired by idle time. */
const signedIn = async (person: Person): Promise<Person> => ({
	...person,
	browser: new Browser(world.url, { mishwar_session: await aSession(world, person.id) }),
});

const sentTo = async ({ renter, params }: Pick<Trip, 'renter' | 'params'>): Promise<string[]> =>
	(await messagesOf(await signedIn(renter), { params })).filter(({ isAutomatic }) => isAutomatic).map(({ body }) => body);

describe('quick replies', () => {
	it('are filled in from the booking, in the language of its renter, for its owner only', async () => {
		const owner = await aPerson(world);
		const trip = await aTrip(owner, { lang: 'ar', nameAr: 'لينا' });
		const replies = [
			{ title: 'Welcome', ...HELLO },
			{ title: 'Where', textEn: 'We meet at {place}.' },
		];
		await owner.browser.call(putQuickReplies, { body: { replies } });
		const offered = await owner.browser.call(quickRepliesFor, { params: trip.params });
		expect(offered).toMatchObject([
			{ title: 'Welcome', text: expect.stringMatching(/^مرحباً لينا، موعدنا .*10:00/) },
			{ title: 'Where', text: expect.stringMatching(/^We meet at .*عمّان|^We meet at .*عمان/) },
		]);
		expect(await trip.renter.browser.call(quickRepliesFor, { params: trip.params })).toEqual([]);
	});

	it('that name a pickup are not offered without a booking', async () => {
		const talk = await anInquiry(world);
		await talk.owner.browser.call(putQuickReplies, {
			body: {
				replies: [
					{ title: 'Yes', textEn: 'Yes, {car} is free.' },
					{ title: 'When', textEn: 'At {pickup}' },
				],
			},
		});
		// An owner sees an inquiry from its first message on.
		await world.running.platform.db.updateTable('conversations').set({ last_position: 1 }).where('id', '=', talk.id).execute();
		expect(await talk.owner.browser.call(quickRepliesFor, { params: talk.params })).toMatchObject([
			{ title: 'Yes', text: 'Yes, Toyota Corolla 2022 is free.' },
			{ title: 'When', text: null },
		]);
	});

	it('keep their ids, and refuse an unknown placeholder with its line', async () => {
		const owner = await aPerson(world);
		const [first] = await owner.browser.call(putQuickReplies, { body: { replies: [{ title: 'One', textEn: 'Hello' }] } });
		const wrong = [
			{ title: 'One', textEn: 'Hello' },
			{ title: 'Two', textEn: 'Hello\n{name}' },
		];
		const refused = await owner.browser.refused(putQuickReplies, { body: { replies: wrong } });
		expect(refused).toMatchObject({ code: 'INVALID_INPUT' });
		expect(JSON.stringify(refused)).toContain('Line 2: we can’t fill in {name}.');
		expect(await owner.browser.refused(putQuickReplies, { body: { replies: [{ title: 'Empty' }] } })).toMatchObject({
			code: 'INVALID_INPUT',
		});
		const changed = await owner.browser.call(putQuickReplies, { body: { replies: [{ id: first?.id, title: 'One', textAr: 'أهلاً' }] } });
		expect(changed).toEqual([{ id: first?.id, title: 'One', textEn: null, textAr: 'أهلاً' }]);
	});

	it('of an office can be written by its dispatcher', async () => {
		const owner = await aPerson(world);
		await aCompany(owner);
		const desk = await aMember(world, owner, 'DESK');
		await desk.browser.call(putQuickReplies, { body: { replies: [{ title: 'Hours', textEn: 'We open at nine.' }] } });
		expect((await owner.browser.call(getReplies)).quickReplies).toMatchObject([{ title: 'Hours' }]);
		const driver = await aMember(world, owner, 'DRIVER');
		expect(await driver.browser.refused(getReplies)).toMatchObject({ status: 403 });
	});
});

describe('an automatic message', () => {
	it('is sent after the confirmation, once, to renters in their language, and marked as automatic', async () => {
		const owner = await aPerson(world);
		await write(owner, 'CONFIRMED');
		const [lina, omar] = [await aTrip(owner, { lang: 'en' }), await aTrip(owner, { lang: 'ar', nameAr: 'عمر' })];
		await onBookingConfirmed(world.running.platform, { bookingId: lina.id });
		expect(await sentTo(lina)).toEqual([expect.stringMatching(/Toyota Corolla 2022 is yours from Monday.*10 March.*10:00 to Thursday/)]);
		expect(await sentTo(omar)).toEqual([expect.stringMatching(/^مرحباً عمر، موعدنا/)]);
		const lines = await messagesOf(lina.renter, lina);
		expect(lines.map(({ event, kind }) => event ?? kind)).toEqual(['REQUESTED', 'CONFIRMED', 'TEXT']);
		expect(lines.at(-1)).toMatchObject({ fromUserId: owner.id, isAutomatic: true, isMasked: false });
		for (const person of [lina.renter, owner])
			expect((await messagesTo(world, person, 'message')).filter(({ payload }) => payload.isAutomatic)).not.toEqual([]);
	});

	it('announces pickup and return a day before, the return only of a car that was handed over', async () => {
		const owner = await aPerson(world);
		await write(owner, 'BEFORE_PICKUP', { textEn: 'Tomorrow at {place}' });
		await write(owner, 'BEFORE_RETURN', { textEn: 'Bring {car} back' });
		const [trip, notPickedUp] = [await aTrip(owner), await aTrip(owner)];
		await goTo('2031-03-09T09:50');
		expect(await sentTo(trip)).toEqual([]);
		await goTo('2031-03-09T10:00');
		expect(await sentTo(trip)).toEqual([expect.stringMatching(/^Tomorrow at .*Amman$/)]);
		world.clock.moveTo(trip.startsAt);
		await checkInByOwner({ ...trip, owner: await signedIn(owner), renter: await signedIn(trip.renter) });
		await goTo('2031-03-12T10:00');
		expect((await sentTo(trip)).at(-1)).toBe('Bring Toyota Corolla 2022 back');
		expect(await sentTo(trip)).toHaveLength(2);
		expect(await sentTo(notPickedUp)).toHaveLength(1);
	});

	it('is sent for the new time of a trip that moved, and never for a cancelled one', async () => {
		const owner = await aPerson(world);
		await write(owner, 'BEFORE_PICKUP', { textEn: 'Until {pickup}' });
		const [moved, cancelled] = [await aTrip(owner), await aTrip(owner)];
		const later = (moment: Date) => ammanIso(new Date(moment.getTime() + 2 * DAY_MS));
		const body = { startAt: later(moved.startsAt), endAt: later(moved.endsAt) };
		const change = await moved.renter.browser.call(proposeBookingChange, { params: moved.params, body });
		await owner.browser.call(acceptBookingChange, { params: { id: moved.id, changeId: change.id } });
		await cancelled.renter.browser.call(cancelBooking, { params: cancelled.params, body: {} });
		await goTo('2031-03-09T12:00');
		expect([await sentTo(moved), await sentTo(cancelled)]).toEqual([[], []]);
		await goTo('2031-03-11T12:00');
		expect(await sentTo(moved)).toEqual([expect.stringMatching(/Wednesday.*12 March/)]);
	});

	it('that is switched off is not sent, and one without a text cannot be switched on', async () => {
		const owner = await aPerson(world);
		await write(owner, 'CONFIRMED', HELLO, false);
		expect(await sentTo(await aTrip(owner))).toEqual([]);
		const empty = { body: { moment: 'CONFIRMED', isOn: true } } as const;
		expect(await owner.browser.refused(putAutomaticMessage, empty)).toMatchObject({ code: 'INVALID_INPUT' });
		const unknown = { body: { moment: 'CONFIRMED', textAr: 'أهلاً {name}', isOn: true } } as const;
		expect(JSON.stringify(await owner.browser.refused(putAutomaticMessage, unknown))).toContain('{name}');
	});

	it('is unread for its renter, and does not mark the owner’s messages as read', async () => {
		const owner = await aPerson(world);
		const trip = await aTrip(owner);
		await write(owner, 'BEFORE_PICKUP', { textEn: 'Tomorrow' });
		const { db } = world.running.platform;
		await db.updateTable('conversations').set({ owner_read_position: 1 }).where('id', '=', trip.id).execute();
		await goTo('2031-03-09T12:00');
		const row = await db.selectFrom('conversations').selectAll().where('id', '=', trip.id).executeTakeFirstOrThrow();
		expect(row).toMatchObject({ last_position: 3, owner_read_position: 1, renter_read_position: 2 });
		await world.advance(60_000);
		const bell = await db.selectFrom('notifications').select('type').where('user_id', '=', trip.renter.id).execute();
		expect(bell.filter(({ type }) => type === 'NEW_MESSAGE')).toHaveLength(1);
	});
});

describe('a preview', () => {
	it('is filled in from the newest confirmed booking, and marks values that are examples', async () => {
		const owner = await aPerson(world);
		expect(await owner.browser.call(previewReply, { body: HELLO })).toMatchObject({ bookingId: null, en: expect.stringContaining('Lina') });
		const trip = await aTrip(owner, { nameAr: 'عمر' });
		const shown = await owner.browser.call(previewReply, { body: HELLO });
		expect(shown).toMatchObject({ bookingId: trip.id, en: expect.stringContaining('Monday'), ar: expect.stringContaining('عمر') });
		expect(await owner.browser.refused(previewReply, { body: { textEn: '{x}' } })).toMatchObject({ code: 'INVALID_INPUT' });
	});
});

it('an owner’s texts are exported and erased with the account', async () => {
	const owner = await aPerson(world);
	await write(owner, 'CONFIRMED');
	await owner.browser.call(putQuickReplies, { body: { replies: [{ title: 'One', textEn: 'Hello' }] } });
	const { platform } = world.running;
	const { data } = await replyPersonalData.export(platform, owner.id);
	expect(data).toMatchObject({ quickReplies: [{ title: 'One' }], automaticMessages: [{ moment: 'CONFIRMED', isOn: true }] });
	await inTransaction(platform.db, async (tx) => replyPersonalData.erase?.(platform, tx, owner.id));
	expect(await owner.browser.call(getReplies)).toMatchObject({ quickReplies: [], automatic: [{ isOn: false }, {}, {}] });
});
