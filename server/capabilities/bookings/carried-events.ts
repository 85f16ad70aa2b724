/** Money that was carried over between two bookings, in the timeline of each. Pure. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import type { CarriedMoney } from '#server/capabilities/payments/index.ts';
import type { Past } from './timeline.ts';

export const listCarriedEvents = (carried: readonly CarriedMoney[]): Past[] =>
	carried.map(({ direction, otherBookingId, fils, at }) => ({
		at,
		happened: {
			...{ at: ammanIso(at), amountJod: formatFils(fils), reason: null },
			...{ kind: 'MONEY_CARRIED', cancelCode: null, direction, otherBookingId },
		},
	}));
