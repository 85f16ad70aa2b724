/** The lines that a booking's totals are sums of, as they were agreed on. */
import * as z from 'zod';
import { formatFils } from '#contract/money.ts';
import { type PriceLineShown, priceLine } from '#contract/quotes.ts';
import type { BookingRow } from './sql.ts';

const snapshot = z.object({ priceLines: z.array(priceLine) });

/** Bookings from before lines were kept had one rate, and neither a discount nor a delivery. */
export function frozenLines(row: BookingRow): PriceLineShown[] {
	const kept = snapshot.safeParse(row.policy_snapshot);
	if (kept.success) return kept.data.priceLines;
	return [{ kind: 'BASE', rateJod: formatFils(row.daily_rate_fils), days: row.days, dates: null, amountJod: formatFils(row.base_fils) }];
}
