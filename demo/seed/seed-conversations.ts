/** Conversations of the demo's users as steps in time, with the system messages of their bookings. */
import { DAY_MS } from '#contract/time.ts';
import { appendBookingEvents, inquire, sendMessage } from '#server/capabilities/messaging/index.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { bookingTimes, type DemoBooking } from '../bookings/booking.ts';
import { type DemoConversation, demoConversations } from '../conversations/conversations.ts';
import type { Step } from './seed-bookings.ts';
import type { Garage } from './seed-cars.ts';
import { inParallel, named, type SeedContext, type SeededUsers } from './seed-context.ts';

type ConversationSeeding = { context: SeedContext; users: SeededUsers; garage: Garage; platform: PaymentPlatform };

const MINUTE_MS = 60_000;
const AT_ONCE = 4;
/** Jobs that are replaced by a bulk operation at the end. */
export const isNotificationJob = (job: string): boolean => /^news\.(booking|no-show|handover).*\.conversation$/.test(job);

export function conversationSteps(stage: ConversationSeeding, booking: DemoBooking, bookingId: () => string): Step[] {
	const talk = demoConversations.find(({ car, renter, from }) => car === booking.car && renter === booking.renter && from === booking.from);
	if (!talk) return [];
	// Earlier events are appended before a message.
	const before = () => appendBookingEvents(stage.platform, { bookingId: bookingId() });
	return linesOf(stage, talk, bookingTimes(booking, stage.context.now).paidAt, bookingId, before);
}

/** Inquiries about existing cars. */
export function inquirySteps(stage: ConversationSeeding): Step[] {
	const { plan, now } = stage.context;
	const isThere = ({ car, renter }: DemoConversation) => stage.garage.has(car) && plan.people.some(({ key }) => key === renter);
	return demoConversations
		.filter((talk) => talk.daysAgo !== undefined && isThere(talk))
		.flatMap((talk) => {
			let id = '';
			const begin = async () => {
				const { id: carId, verified } = named(stage.garage, talk.car);
				await verified;
				id ||= (await inquire(stage.platform, named(stage.users, talk.renter), carId)).id;
			};
			return linesOf(stage, talk, new Date(now.getTime() - (talk.daysAgo ?? 0) * DAY_MS), () => id, begin);
		});
}

function linesOf(
	{ context, users, platform }: ConversationSeeding,
	talk: DemoConversation,
	begin: Date,
	id: () => string,
	before: () => Promise<void>,
): Step[] {
	const owner = context.plan.cars.find(({ key }) => key === talk.car)?.owner ?? '';
	let at = begin.getTime();
	return talk.lines.map(([side, minutes, body]) => {
		at += minutes * MINUTE_MS;
		const act = async () => {
			await before();
			const sender = named(users, side === 'RENTER' ? talk.renter : owner);
			await sendMessage(platform, sender, { bookingId: id(), body, clientId: undefined, photos: [] }, async () => undefined);
		};
		return { at: new Date(at), act };
	});
}

/** Appends everything that remains, in parallel. */
export async function seedConversations({ platform }: ConversationSeeding): Promise<void> {
	const { rows } = await platform.pool.query<{ id: string }>('SELECT id FROM bookings WHERE paid_at IS NOT NULL');
	await inParallel(rows, AT_ONCE, ({ id }) => appendBookingEvents(platform, { bookingId: id }));
	// There were no open pages.
	await platform.pool.query('DELETE FROM live_events');
}
