/** When a letter may go out: not between 22:00 and 08:00 in Amman, unless what it tells of cannot wait. Pure. */
import type { NotificationType } from '#contract/notifications.ts';
import { ammanDate, ammanMidnight, DAY_MS, HOUR_MS } from '#contract/time.ts';

const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 8;
/** Whoever reads it at eight needs some time to act on it. */
const TIME_TO_ACT_MS = 2 * HOUR_MS;

/**
 * What goes out at any hour, and why. All other types wait for the morning, but for a line whose `needsBy` leaves too little time then:
 * a request or a pickup that comes first thing. Codes, links and notices of one's own account are no notifications and never wait.
 */
const cannotWait: Partial<Record<NotificationType, string>> = {
	PAYMENT_FAILED: 'the dates are held for half an hour only',
	PAYOUT_DETAILS_CHANGED: 'whoever did not change them has to act before money goes out',
};

export function whenToSend(now: Date, line: { type: NotificationType; needsBy?: string | null }): Date {
	const morning = endOfQuiet(now);
	if (!morning || line.type in cannotWait) return now;
	return line.needsBy && Date.parse(line.needsBy) < morning.getTime() + TIME_TO_ACT_MS ? now : morning;
}

/** Null by day. */
function endOfQuiet(now: Date): Date | null {
	const midnight = ammanMidnight(ammanDate(now)).getTime();
	const sinceMidnight = now.getTime() - midnight;
	if (sinceMidnight < QUIET_UNTIL_HOUR * HOUR_MS) return new Date(midnight + QUIET_UNTIL_HOUR * HOUR_MS);
	return sinceMidnight >= QUIET_FROM_HOUR * HOUR_MS ? new Date(midnight + DAY_MS + QUIET_UNTIL_HOUR * HOUR_MS) : null;
}
