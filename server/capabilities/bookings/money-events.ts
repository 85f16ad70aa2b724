/** Money in the timeline of a booking other than its own payments: goodwill, and amounts carried over between two bookings. Pure. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import type { CarriedMoney } from '#server/capabilities/payments/index.ts';
import type { GrantedGoodwill } from './goodwill-sql.ts';
import type { Past } from './timeline.ts';

type Viewer = { isRenter: boolean; isOwner: boolean };

/** Its recipient sees it, the other side does not. */
export function listGoodwillEvents(granted: readonly GrantedGoodwill[], { isRenter, isOwner }: Viewer): Past[] {
	return granted.flatMap(({ recipient, amount_fils, reason, decided_at: at }) => {
		const isHidden = recipient === 'RENTER' ? isOwner : isRenter;
		if (isHidden || !at) return [];
		return [
			{ at, happened: { at: ammanIso(at), amountJod: formatFils(amount_fils), reason, kind: 'GOODWILL', cancelCode: null, recipient } },
		];
	});
}

/** In the timeline of both bookings. */
export const listCarriedEvents = (carried: readonly CarriedMoney[]): Past[] =>
	carried.map(({ direction, otherBookingId, fils, at }) => ({
		at,
		happened: {
			...{ at: ammanIso(at), amountJod: formatFils(fils), reason: null },
			...{ kind: 'MONEY_CARRIED', cancelCode: null, direction, otherBookingId },
		},
	}));
