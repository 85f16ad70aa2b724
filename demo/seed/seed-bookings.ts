/** Plays the demo's bookings in order of time: requests, payments, answers, and the timers between them. */
import { notificationTypes } from '#contract/notifications.ts';
import { ammanDate, ammanIso, DAY_MS } from '#contract/time.ts';
import { allJobs } from '#server/app/registry.ts';
import { answerRequest, cancelBooking, payBooking, requestBooking } from '#server/capabilities/bookings/index.ts';
import { DeliveryChannels, markAllSent, markEachRead } from '#server/capabilities/notifications/index.ts';
import { type PaymentPlatform, verifyPayment } from '#server/capabilities/payments/index.ts';
import { type Clock, movableClock } from '#server/platform/base/clock.ts';
import { deliverMessage } from '#server/platform/context/outbox.ts';
import { bookingTimes, type DemoBooking } from '../bookings/booking.ts';
import { openQueue } from './demo-queue.ts';
import { recordBoth } from './hand-over.ts';
import { payOut } from './pay-out.ts';
import { payoutSteps } from './pay-owners.ts';
import type { Garage } from './seed-cars.ts';
import { contest, seedClaim } from './seed-claim.ts';
import { atTime, named, type SeedContext, type SeededUsers } from './seed-context.ts';
import { conversationSteps, inquirySteps, isNotificationJob, seedConversations } from './seed-conversations.ts';
import { reviewSteps } from './seed-reviews.ts';
import { ticketSteps } from './seed-tickets.ts';

/** Steps; a booking has two or three. */
const TOLD_EVERY = 120;
/** Notifications older than this many days are read. */
const SEEN_AFTER_DAYS = 1.5;

/** The first webhook is not sent: nothing listens yet, and the renter returns from the page anyway. */
const cards = { good: '4000 0000 0000 5126', declined: '4000 0000 0000 0002' } as const;

/** An event in the demo's past. */
export type Step = { at: Date; act(): Promise<void> };
type BookingSeeding = { context: SeedContext; users: SeededUsers; garage: Garage; platform: PaymentPlatform };

export async function seedBookings(context: SeedContext, users: SeededUsers, garage: Garage): Promise<void> {
	const { plan, now, progress } = context;
	const clock = movableClock(now);
	const platform = inThePast(context.platform, clock);
	// No messages are sent for the past.
	const all = allJobs(platform, { email: null, sms: null }, new DeliveryChannels(platform.log)).filter(
		({ name }) => !name.startsWith('objects.'),
	);
	const [aside, handlers] = [all.filter(isDoneAtTheEnd).map(({ name }) => name), all.filter((job) => !isDoneAtTheEnd(job))];
	const queue = openQueue(platform, clock, { handlers, aside });
	const stage: BookingSeeding = { context, users, garage, platform };
	const held = plan.bookings.filter(({ outcome }) => outcome === 'HELD');
	const steps = plan.bookings.filter(({ outcome }) => outcome !== 'HELD').flatMap((booking) => stepsOf(stage, booking));
	// At night the day of an office is still to come.
	const inOrder = [...steps, ...payoutSteps(stage), ...inquirySteps(stage), ...ticketSteps(stage)]
		.filter(({ at }) => at <= now)
		.toSorted((a, b) => a.at.getTime() - b.at.getTime());
	let done = 0;
	clock.moveTo(inOrder[0]?.at ?? now);
	for (const { at, act } of inOrder) {
		await queue.runUntil(at);
		await act();
		done += 1;
		if (done % TOLD_EVERY !== 0) continue;
		progress(`Making bookings: those until ${ammanDate(at)}`);
		await queue.lookAfter();
	}
	await queue.runUntil(now);
	await seedConversations(stage);
	await queue.takeOffAside(now);
	await markAllSent(platform.db, now);
	await payOut(context);
	await markSeen(context);
	// Last, so that most of their half hour is left.
	clock.moveTo(context.platform.clock.now());
	for (const booking of held) await ask(stage, booking);
	progress(`Made ${plan.bookings.length} bookings`);
}

/** Alerts of the past only wait in the admin area, and there are no open pages. */
function inThePast(platform: PaymentPlatform, clock: Clock): PaymentPlatform {
	const log = platform.log.child({}, { level: 'silent' });
	return { ...atTime(platform, clock), log, live: { ...platform.live, poke: () => undefined } };
}

/** Done in bulk instead of step by step. */
const isDoneAtTheEnd = ({ name }: { name: string }): boolean => isNotificationJob(name) || name === deliverMessage.name;

function stepsOf(stage: BookingSeeding, booking: DemoBooking): Step[] {
	const { askedAt, paidAt, answeredAt, cancelledAt, startAt, endAt, claimedAt, contestedAt } = bookingTimes(booking, stage.context.now);
	let id = '';
	const steps: Step[] = [
		{
			at: askedAt,
			act: async () => {
				id = await ask(stage, booking);
			},
		},
		{ at: paidAt, act: () => pay(stage, booking, id) },
	];
	const car = stage.context.plan.cars.find(({ key }) => key === booking.car);
	const cancels = booking.outcome === 'CANCELLED_BY_RENTER' || booking.outcome === 'CANCELLED_BY_OWNER';
	if ((booking.outcome === 'ACCEPTED' || cancels) && !car?.instantBook)
		steps.push({ at: answeredAt, act: () => answer(stage, booking, id, 'ACCEPT') });
	if (booking.outcome === 'DECLINED') steps.push({ at: answeredAt, act: () => answer(stage, booking, id, 'DECLINE') });
	const handing = { ...stage, booking, bookingId: () => id };
	if (booking.handover) steps.push({ at: startAt, act: () => recordBoth(handing, 'CHECK_IN') });
	if (booking.handover === 'BACK') steps.push({ at: endAt, act: () => recordBoth(handing, 'CHECK_OUT') });
	if (booking.contested && car) {
		let claimId = '';
		const claim = async () => {
			claimId = await seedClaim(stage.platform, named(stage.users, car.owner), id, car);
		};
		steps.push(
			{ at: claimedAt, act: claim },
			{ at: contestedAt, act: () => contest(stage.platform, named(stage.users, booking.renter), claimId) },
		);
	}
	steps.push(...reviewSteps(handing), ...conversationSteps(stage, booking, () => id));
	if (cancels) steps.push({ at: cancelledAt, act: () => cancel(stage, booking, id) });
	return steps;
}

async function ask({ context, users, garage, platform }: BookingSeeding, booking: DemoBooking): Promise<string> {
	const { startAt, endAt } = bookingTimes(booking, context.now);
	const { id: carId, verified } = named(garage, booking.car);
	await verified;
	const request = { carId, startAt: ammanIso(startAt), endAt: ammanIso(endAt), extras: {} };
	const { id } = await requestBooking(platform, named(users, booking.renter), request, async () => undefined);
	return id;
}

async function pay({ context, users, platform }: BookingSeeding, { renter, outcome }: DemoBooking, bookingId: string): Promise<void> {
	const payer = named(users, renter);
	const { paymentId } = await payBooking(platform, payer, bookingId, payer.lang);
	if (outcome === 'ABANDONED') return;
	await context.gateway.pay({ invoiceId: paymentId, card: outcome === 'CARD_DECLINED' ? cards.declined : cards.good });
	await verifyPayment(platform, payer, paymentId);
}

async function answer(
	{ context, users, platform }: BookingSeeding,
	booking: DemoBooking,
	id: string,
	event: 'ACCEPT' | 'DECLINE',
): Promise<void> {
	const owner = context.plan.cars.find(({ key }) => key === booking.car)?.owner ?? '';
	await answerRequest(platform, named(users, owner), id, { event, ...(booking.reason ? { reason: booking.reason } : {}) });
}

async function cancel({ context, users, platform }: BookingSeeding, booking: DemoBooking, id: string): Promise<void> {
	const owner = context.plan.cars.find(({ key }) => key === booking.car)?.owner ?? '';
	const who = named(users, booking.outcome === 'CANCELLED_BY_OWNER' ? owner : booking.renter);
	await cancelBooking(platform, who, id, booking.reason ? { reason: booking.reason } : {});
}

/** The demo's bells show recent notifications, not a year of history. */
async function markSeen({ platform, now }: SeedContext): Promise<void> {
	const old = await platform.db
		.selectFrom('notifications')
		.select('id')
		.where((eb) =>
			eb.or([
				eb('created_at', '<', new Date(now.getTime() - SEEN_AFTER_DAYS * DAY_MS)),
				eb('type', 'in', ['HANDOVER_RECORDED', 'REQUEST_SENT', ...notificationTypes.filter((type) => type.startsWith('PAYOUT_'))]),
			]),
		)
		.execute();
	await markEachRead(
		platform.db,
		old.map(({ id }) => id),
	);
}
