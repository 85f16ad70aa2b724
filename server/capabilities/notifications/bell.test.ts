import { describe, expect, it } from 'vitest';
import { acceptBooking, cancelCodes } from '#contract/bookings.ts';
import {
	deleteNotification,
	listNotifications,
	markAllNotificationsRead,
	markNotificationRead,
	notificationTypes,
} from '#contract/notifications.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import * as endings from './ending-texts.ts';
import { onBookingConfirmed, onBookingRequested, onCarSubmitted } from './index.ts';
import * as texts from './texts.ts';

const world = aWorld();

async function anOwnerWithNotifications() {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	await world.runJobs();
	return { owner, renter, id };
}

const liveOf = ({ id }: Person) =>
	world.running.platform.db.selectFrom('live_events').select(['kind', 'payload']).where('user_id', '=', id).orderBy('sequence').execute();

describe('the bell', () => {
	it('counts what is unread, until it is read', async () => {
		const { owner } = await anOwnerWithNotifications();
		const unread = async () => (await owner.browser.try(listNotifications, {})).headers.get('x-unread-count');
		expect(await unread()).toBe('1');
		const [notification] = await owner.browser.call(listNotifications, {});
		expect(await owner.browser.call(markNotificationRead, { params: { id: notification?.id ?? '' } })).toMatchObject({ isRead: true });
		expect(await unread()).toBe('0');
	});

	it('belongs to one user: others can neither read nor delete it', async () => {
		const { owner, renter } = await anOwnerWithNotifications();
		const params = { id: (await owner.browser.call(listNotifications, {}))[0]?.id ?? '' };
		for (const call of [markNotificationRead, deleteNotification]) expect((await renter.browser.try(call, { params })).status).toBe(404);
		await owner.browser.call(deleteNotification, { params });
		expect(await owner.browser.call(listNotifications, {})).toEqual([]);
	});

	it('has an event once, also if the job runs repeatedly', async () => {
		const { owner, renter, id } = await anOwnerWithNotifications();
		const facts = { ...example, bookingId: id, ownerId: owner.id, renterId: renter.id };
		await onBookingRequested(world.running.platform, facts);
		await onBookingRequested(world.running.platform, facts);
		expect(await owner.browser.call(listNotifications, {})).toHaveLength(1);
	});

	it('counts the submitted cars of a fleet, once an hour and in one letter', async () => {
		const owner = await aPerson(world, { emailVerified: true });
		const { platform } = world.running;
		const submit = async (model: string) => {
			const { id } = await aCar(world, owner, { verificationStatus: 'PENDING', make: 'Kia', model });
			await onCarSubmitted(platform, { carId: id, ownerId: owner.id, carTitle: `Kia ${model} 2022` });
		};
		const bell = async () => (await owner.browser.call(listNotifications, {})).map(({ body, isRead }) => ({ ...body, isRead }));
		const letters = async () =>
			(await platform.db.selectFrom('outbox_messages').select('subject').where('user_id', '=', owner.id).execute()).length;
		await submit('Rio');
		expect((await bell()).map(({ en }) => en)).toEqual([expect.stringContaining('We’re checking Kia Rio 2022.')]);
		await owner.browser.call(markAllNotificationsRead, {});
		await Promise.all([submit('Picanto'), submit('Cerato')]);
		const [notification, ...others] = await bell();
		expect([others, notification?.isRead]).toEqual([[], false]);
		expect([notification?.en, notification?.ar]).toEqual([
			expect.stringContaining('We’re checking 3 of your cars.'),
			expect.stringContaining('3 سيارات'),
		]);
		expect(await letters()).toBe(1);
		world.clock.advance(61 * 60_000);
		await submit('Sportage');
		expect((await bell()).map(({ en }) => /\d+ of your cars/.exec(en)?.[0])).toEqual(['4 of your cars', '3 of your cars']);
		expect(await letters()).toBe(2);
	});

	it('names the car that is in review now, if another one of the same hour was decided already, and stays read if published twice', async () => {
		const owner = await aPerson(world, { emailVerified: true });
		const { platform } = world.running;
		const submit = async (model: string) => {
			const { id } = await aCar(world, owner, { verificationStatus: 'PENDING', make: 'Kia', model });
			const payload = { carId: id, ownerId: owner.id, carTitle: `Kia ${model} 2022` };
			await onCarSubmitted(platform, payload);
			return payload;
		};
		const { carId } = await submit('Rio');
		await platform.db.updateTable('cars').set({ verification_status: 'VERIFIED' }).where('id', '=', carId).execute();
		const second = await submit('Cerato');
		const bell = () => owner.browser.call(listNotifications, {});
		expect((await bell()).map(({ body, isRead }) => [body.en.includes('We’re checking Kia Cerato 2022.'), isRead])).toEqual([
			[true, false],
		]);
		await owner.browser.call(markAllNotificationsRead, {});
		await onCarSubmitted(platform, second);
		expect((await bell()).map(({ isRead }) => isRead)).toEqual([true]);
	});

	it('updates the user’s open pages at once, with the number of unread notifications', async () => {
		const { owner } = await anOwnerWithNotifications();
		const [notification] = await owner.browser.call(listNotifications, {});
		const params = { id: notification?.id ?? '' };
		await owner.browser.call(markNotificationRead, { params });
		// Nothing has changed, so nothing is published.
		await owner.browser.call(markNotificationRead, { params });
		await owner.browser.call(deleteNotification, { params });
		// Events of the conversation are tested elsewhere.
		expect((await liveOf(owner)).filter(({ kind }) => kind !== 'message')).toEqual([
			{ kind: 'notification', payload: notification },
			{ kind: 'bell', payload: { unread: 0 } },
			{ kind: 'bell', payload: { unread: 0 } },
		]);
	});

	it('can be marked read as a whole by its owner only', async () => {
		const { owner, renter, id } = await anOwnerWithNotifications();
		const facts = { ...example, bookingId: id, ownerId: owner.id, renterId: renter.id };
		await onBookingConfirmed(world.running.platform, { ...facts, instant: true });
		await renter.browser.call(markAllNotificationsRead);
		await owner.browser.call(markAllNotificationsRead);
		await owner.browser.call(markAllNotificationsRead);
		expect((await owner.browser.call(listNotifications, {})).map(({ isRead }) => isRead)).toEqual([true, true]);
		expect((await liveOf(owner)).filter(({ kind }) => kind === 'bell')).toEqual([{ kind: 'bell', payload: { unread: 0 } }]);
		expect((await world.visitor().try(markAllNotificationsRead)).status).toBe(401);
	});

	it('notifies the renter when the owner accepts', async () => {
		const { owner, renter, id } = await anOwnerWithNotifications();
		await owner.browser.call(acceptBooking, { params: { id } });
		await world.runJobs();
		const types = (await renter.browser.call(listNotifications, {})).map((notification) => notification.type);
		expect(types.toSorted()).toEqual(['BOOKING_CONFIRMED', 'REQUEST_SENT']);
	});
});

const example = {
	ownerName: { en: 'Omar Haddad', ar: 'عمر حداد' },
	renterName: { en: 'Laith Al-Khatib', ar: 'ليث الخطيب' },
	carTitle: 'Toyota Corolla 2022',
	startAt: '2031-03-10T10:00:00+03:00',
	endAt: '2031-03-13T10:00:00+03:00',
	earningsJod: '93.72',
	chargeJod: '213.00',
	refundJod: '159.75',
	ownerKeptJod: '46.86',
	cancelCode: 'DECLINED',
	reason: null,
	instant: false,
	wasPaid: true,
};

describe('texts of notifications', () => {
	const sentences = [
		texts.requestToOwner(example),
		texts.confirmationToRenter(example),
		texts.instantToOwner(example),
		endings.noShowToAccused({ ...example, contestBy: '2031-03-11T12:00:00+03:00' }, example.ownerName),
		endings.contestToAccuser(example, example.renterName),
		endings.noShowDismissed(example),
		...(['ACCUSED', 'ACCUSER'] as const).flatMap((side) => [
			endings.noShowWaitsTo(side, example),
			endings.noShowGoesOnTo(side, { ...example, contestBy: '2031-03-12T18:00:00+03:00' }, example.renterName),
		]),
		...cancelCodes.map((cancelCode) => endings.cancellationToRenter({ ...example, cancelCode })),
		...(['BY_RENTER', 'BY_ADMIN', 'NO_SHOW_RENTER', 'NO_SHOW_OWNER', 'UNANSWERED'] as const).map((cancelCode) =>
			endings.cancellationToOwner({ ...example, cancelCode }),
		),
	];
	it.each(sentences.map((text) => [text?.title.en ?? '', text] as const))('“%s” is complete in both languages', (_, text) => {
		expect(notificationTypes).toContain(text?.type);
		expect(text?.title.ar).toMatch(/[\u0600-\u06ff]/);
		expect(text?.body.en).toContain('Toyota Corolla 2022');
		expect(text?.body.ar).toContain('تويوتا كورولا 2022');
		for (const sentence of [text?.body.en, text?.body.ar]) expect(sentence).not.toMatch(/undefined|null|NaN|\{|object/);
		expect(text?.body.ar).not.toMatch(/Omar|Laith/);
		expect(text?.body.en).not.toMatch(/عمر|ليث/);
		for (const { en, ar } of [example.ownerName, example.renterName])
			expect(text?.body.ar.includes(ar), `names ${en} in both languages`).toBe(text?.body.en.includes(en));
	});
});
