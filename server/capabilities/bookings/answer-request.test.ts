import { describe, expect, it } from 'vitest';
import { getBookingStory } from '#contract/booking-life.ts';
import {
	acceptBooking,
	bookingRefusals,
	declineBooking,
	getBooking,
	listOwnerBookings,
	ownerDashboard,
	requestBooking,
} from '#contract/bookings.ts';
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { devOutbox } from '#contract/dev.ts';
import { inbox } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { accountBalances, hold, paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const HOUR = 3_600_000;

async function aPaidRequest(phone?: string) {
	const [owner, renter] = [await aPerson(world, phone ? { phone } : {}), await aPerson(world)];
	const car = await aCar(world, owner);
	const { id } = await paidRequest(world, renter, car);
	await world.runJobs();
	return { owner, renter, car, id, params: { id } };
}

describe('an owner who accepts', () => {
	it('confirms the booking, and only then each party sees the contact details of the other', async () => {
		const { owner, renter, params } = await aPaidRequest('+962791112233');
		const before = await renter.browser.call(getBooking, { params });
		expect([before.owner.phone, before.owner.email]).toEqual([null, null]);
		expect(await owner.browser.call(acceptBooking, { params })).toMatchObject({ status: 'CONFIRMED', allowedActions: ['CANCEL'] });
		const after = await renter.browser.call(getBooking, { params });
		expect([after.owner.phone, after.owner.email]).toEqual(['+962791112233', owner.email]);
		await world.runJobs();
		const confirmation = (await renter.browser.call(listNotifications)).find(({ type }) => type === 'BOOKING_CONFIRMED');
		expect(confirmation).toMatchObject({ isRead: false, actionUrl: `/booking/${params.id}` });
		expect(confirmation?.title).toEqual({ en: 'Your booking is confirmed', ar: 'تم تأكيد حجزك' });
	});

	it('cannot do so twice, or decline afterwards', async () => {
		const { owner, params } = await aPaidRequest();
		await owner.browser.call(acceptBooking, { params });
		expect(await owner.browser.refused(acceptBooking, { params })).toMatchObject({ status: 409, code: 'BOOKING_NOT_OPEN' });
		expect(await owner.browser.refused(declineBooking, { params, body: {} })).toMatchObject({ status: 409, code: 'BOOKING_NOT_OPEN' });
	});

	it('wins or loses as a whole when accepting and declining arrive at once', async () => {
		const { owner, renter, params } = await aPaidRequest();
		const answers = await Promise.all([
			...Array.from({ length: 4 }, () => owner.browser.try(acceptBooking, { params })),
			...Array.from({ length: 4 }, () => owner.browser.try(declineBooking, { params, body: {} })),
		]);
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
		expect((await renter.browser.call(getBooking, { params })).status).toMatch(/CONFIRMED|CANCELLED/);
	});

	it('must own the car, and the request must be paid', async () => {
		const { renter, params } = await aPaidRequest();
		for (const person of [renter, await aPerson(world), await aPerson(world, { role: 'ADMIN' })]) {
			expect(await person.browser.refused(acceptBooking, { params })).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
		}
	});

	it('does not see an unpaid request', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const { id } = await hold(renter, await aCar(world, owner));
		expect(await owner.browser.refused(acceptBooking, { params: { id } })).toMatchObject({
			status: 409,
			error: bookingRefusals.BOOKING_NOT_PAID.en,
		});
		expect(await owner.browser.call(listOwnerBookings, { query: {} })).toEqual([]);
	});
});

describe('an owner who declines', () => {
	it('cannot reveal a phone number or address in the reason, in either page, the bell or an e-mail', async () => {
		const { owner, renter, params } = await aPaidRequest();
		const reason = 'Call me on 079 123 4567 or ali at gmail dot com, it is cheaper';
		await owner.browser.call(declineBooking, { params, body: { reason } });
		await world.runJobs();
		const read = JSON.stringify([
			await renter.browser.call(getBooking, { params }),
			await renter.browser.call(getBookingStory, { params }),
			await renter.browser.call(listNotifications),
			await world.visitor().call(devOutbox),
		]);
		expect(read).toContain('Call me on ••••• or •••••, it is cheaper');
		expect(read).not.toMatch(/4567|gmail/);
	});

	it('refunds everything and frees the dates, and the renter reads the reason', async () => {
		const { owner, renter, car, id, params } = await aPaidRequest();
		expect(await owner.browser.call(declineBooking, { params, body: { reason: 'The car is at the garage' } })).toMatchObject({
			status: 'CANCELLED',
			cancelCode: 'DECLINED',
			cancelReason: 'The car is at the garage',
			refundedJod: '213.00',
		});
		await world.runJobs();
		await world.advance(REBOOK_MINUTES * 60_000);
		await world.advance(2 * 60_000);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({ paymentStatus: 'REFUNDED', refundedJod: '213.00' });
		expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
		const notifications = (await renter.browser.call(listNotifications)).map(({ type, title }) => [type, title.en]);
		expect(notifications).toContainEqual(['BOOKING_CANCELLED', 'Your request was declined']);
		expect(notifications).toContainEqual(['REFUND_SENT', 'Your refund is on its way']);
		const other = await aPerson(world);
		expect((await other.browser.try(requestBooking, { body: { carId: car.id, ...WEEKEND } })).status).toBe(201);
	});
});

describe('an owner who does not answer', () => {
	it('loses the request after 24 hours; the renter gets everything back', async () => {
		const { owner, renter, id, params } = await aPaidRequest();
		await world.advance(23 * HOUR);
		expect((await renter.browser.call(getBooking, { params })).status).toBe('REQUESTED');
		await world.advance(HOUR);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({
			status: 'CANCELLED',
			cancelCode: 'UNANSWERED',
			refundedJod: '213.00',
		});
		await world.advance(HOUR);
		expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
		expect((await owner.browser.call(listNotifications)).map((notification) => notification.title.en)).toContain('A request expired');
	});

	it('has time until the pickup at most', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		const { id } = await paidRequest(world, renter, car, { startAt: '2031-03-02T15:00:00+03:00', endAt: '2031-03-04' });
		await world.advance(5 * HOUR);
		expect(await renter.browser.call(getBooking, { params: { id } })).toMatchObject({ cancelCode: 'UNANSWERED' });
	});
});

describe('a rental whose end has passed', () => {
	it('is completed a day after its return, and the owner earns the payout', async () => {
		const { owner, renter, id, params } = await aPaidRequest();
		await owner.browser.call(acceptBooking, { params });
		await world.advance(11 * 24 * HOUR);
		expect((await renter.browser.call(getBooking, { params })).status).toBe('CONFIRMED');
		await world.advance(24 * HOUR);
		expect((await renter.browser.call(getBooking, { params })).status).toBe('COMPLETED');
		expect(await accountBalances(world, id)).toEqual({
			GATEWAY_CLEARING: 207_675n,
			GATEWAY_FEES: 5_325n,
			DEPOSITS_HELD: -106_500n,
			OWNER_PAYABLE: -93_720n,
			PLATFORM_REVENUE: -12_780n,
		});
		expect((await owner.browser.call(ownerDashboard)).stats).toMatchObject({
			completedBookings: 1,
			activeBookings: 0,
			pendingRequests: 0,
			totalEarnings: '93.72',
			thisMonthEarnings: '93.72',
		});
	});
});

describe('an owner’s dashboard', () => {
	it('has figures of their own cars and their three latest bookings', async () => {
		const owner = await aPerson(world);
		const renters = [await aPerson(world), await aPerson(world)];
		for (const index of [0, 1, 2, 3]) {
			const car = await aCar(world, owner, { isActive: index !== 3 });
			if (index < 3) await paidRequest(world, renters[index % 2] ?? owner, car);
		}
		await paidRequest(world, renters[0] ?? owner, await aCar(world, await aPerson(world)));
		const { stats, recentBookings } = await owner.browser.call(ownerDashboard);
		expect(stats).toEqual({
			totalCars: 4,
			activeCars: 3,
			activeBookings: 0,
			pendingRequests: 3,
			thisMonthEarnings: '0.00',
			totalEarnings: '0.00',
			completedBookings: 0,
		});
		expect(recentBookings).toHaveLength(3);
		expect(recentBookings.every((booking) => booking.ownerId === owner.id)).toBe(true);
	});

	it('has the renter in the inbox, and the renter’s inbox has the owner', async () => {
		const { owner, renter, id } = await aPaidRequest();
		expect(await owner.browser.call(inbox, { query: {} })).toMatchObject([{ id, otherParty: `Test ${renter.id.slice(0, 8)}` }]);
		expect(await renter.browser.call(inbox, { query: {} })).toMatchObject([{ id, otherParty: `Test ${owner.id.slice(0, 8)}` }]);
	});
});
