/** Turns news of refunds into lines of the bell, told once for each refund. */
import type { Platform } from '#server/platform/context/platform.ts';
import { amountRow } from './fact-rows.ts';
import { labels } from './letter-texts.ts';
import { refundToRenter } from './refund-texts.ts';
import { tell } from './tell.ts';

type Facts = { refundId: string; bookingId: string; payerId: string; amountJod: string };

export async function tellRefundSent(platform: Platform, facts: Facts): Promise<void> {
	await tell(platform, {
		...refundToRenter(facts),
		userId: facts.payerId,
		rows: [amountRow(labels.refund, facts.amountJod)],
		short: { en: `${facts.amountJod} JOD`, ar: `${facts.amountJod} د.أ` },
		eventKey: `refund-sent:${facts.refundId}`,
		actionUrl: `/booking/${facts.bookingId}`,
	});
}
