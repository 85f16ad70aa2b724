/** Reviews of the demo's trips as steps in time. */
import { DAY_MS } from '#contract/time.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { answerReview, reportReview, writeReview } from '#server/capabilities/reviews/index.ts';
import { bookingTimes, type DemoBooking, type DemoReview } from '../bookings/booking.ts';
import type { Step } from './seed-bookings.ts';
import { named, type SeedContext, type SeededUsers } from './seed-context.ts';

type Reviewed = { context: SeedContext; users: SeededUsers; platform: PaymentPlatform; booking: DemoBooking; bookingId(): string };

const ANSWER_DAYS = 1;

/** Without a recorded return a trip is completed a day after its end. */
export function reviewSteps(reviewed: Reviewed): Step[] {
	const { booking, context } = reviewed;
	const { endAt } = bookingTimes(booking, context.now);
	const completedAt = endAt.getTime() + (booking.handover === 'BACK' ? 0 : DAY_MS);
	const at = (days: number) => new Date(completedAt + days * DAY_MS);
	const last = Math.max(0, ...(booking.reviews ?? []).map(({ daysAfter }) => daysAfter));
	return (booking.reviews ?? []).flatMap((review) => {
		let id = '';
		const write = async () => {
			id = await writeOne(reviewed, review);
		};
		const steps = [{ at: at(review.daysAfter), act: write }];
		// Only reviews by both sides are published so soon.
		if ((review.answer || review.reported) && booking.reviews?.length === 2)
			steps.push({ at: at(last + ANSWER_DAYS), act: () => respond(reviewed, id, review) });
		return steps;
	});
}

async function writeOne(reviewed: Reviewed, { side, rating, text }: DemoReview): Promise<string> {
	const { platform, bookingId } = reviewed;
	const { mine } = await writeReview(platform, personOf(reviewed, side), bookingId(), { rating, text }, async () => undefined);
	return mine?.id ?? '';
}

async function respond(reviewed: Reviewed, id: string, { side, answer, reported }: DemoReview): Promise<void> {
	const subject = personOf(reviewed, side === 'RENTER' ? 'OWNER' : 'RENTER');
	if (answer) await answerReview(reviewed.platform, subject, id, answer);
	if (reported) await reportReview(reviewed.platform, subject, id, { reason: 'UNTRUE', note: reported });
}

function personOf({ context, users, booking }: Reviewed, side: DemoReview['side']) {
	const owner = context.plan.cars.find(({ key }) => key === booking.car)?.owner ?? '';
	return named(users, side === 'RENTER' ? booking.renter : owner);
}
