/** Quiet hours: no e-mail or SMS between 22:00 and 08:00 in Amman unless it is urgent. Pure. */
import type { NotificationType } from '#contract/notifications.ts';
import { ammanDate, ammanMidnight, DAY_MS, HOUR_MS } from '#contract/time.ts';

const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 8;
/** Time to act that must remain when a message is read at eight. */
const TIME_TO_ACT_MS = 2 * HOUR_MS;

/**
 * Types that are sent at any hour, with the reason. All others wait for the morning, unless their `needsBy` would then leave too little time,
 * for example an early pickup. Codes, links and notices about the account are not notifications and never wait.
 */
const cannotWait: Partial<Record<NotificationType, string>> = {
	PAYMENT_FAILED: 'the dates are held for half an hour only',
	REQUEST_SENT: 'it confirms a payment that was made a moment ago',
	ON_THE_WAY: 'somebody is on the road to the renter',
	PAYOUT_DETAILS_CHANGED: 'whoever did not change them has to act before money goes out',
};

export function whenToSend(now: Date, line: { type: NotificationType; needsBy?: string | null }): Date {
	const morning = endOfQuiet(now);
	if (!morning || line.type in cannotWait) return now;
	return line.needsBy && Date.parse(line.needsBy) < morning.getTime() + TIME_TO_ACT_MS ? now : morning;
}

/** Null outside quiet hours. */
function endOfQuiet(now: Date): Date | null {
	const midnight = ammanMidnight(ammanDate(now)).getTime();
	const sinceMidnight = now.getTime() - midnight;
	if (sinceMidnight < QUIET_UNTIL_HOUR * HOUR_MS) return new Date(midnight + QUIET_UNTIL_HOUR * HOUR_MS);
	return sinceMidnight >= QUIET_FROM_HOUR * HOUR_MS ? new Date(midnight + DAY_MS + QUIET_UNTIL_HOUR * HOUR_MS) : null;
}
