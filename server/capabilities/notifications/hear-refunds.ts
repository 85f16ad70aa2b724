/** Turns news of refunds into lines of the bell, told once for each refund. */
import type { Platform } from '#server/platform/context/platform.ts';
import { refundToRenter } from './refund-texts.ts';
import { insertNotification } from './sql.ts';

type Facts = { refundId: string; bookingId: string; payerId: string; amountJod: string };

export async function tellRefundSent(platform: Platform, facts: Facts): Promise<void> {
	await insertNotification(platform.db, {
		...refundToRenter(facts),
		userId: facts.payerId,
		eventKey: `refund-sent:${facts.refundId}`,
		actionUrl: `/booking/${facts.bookingId}`,
		now: platform.clock.now(),
	});
}
