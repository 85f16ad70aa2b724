/** The delivery in `bookings.extras`: the only place where the column is parsed. Chosen extras of the car are lines of the agreement. */
import type * as z from 'zod';
import { agreedExtras } from '#contract/booking-parts.ts';
import { parseMoment } from '#contract/time.ts';
import { BookingAgreementError } from './agreement-error.ts';
import type { BookingRow } from './sql.ts';

export type AgreedExtras = z.output<typeof agreedExtras>;
export type Delivery = NonNullable<AgreedExtras['delivery']>;

/** The landing decides when a renter counts as absent, so a value that cannot be parsed is never ignored. */
const storedExtras = agreedExtras
	.strict()
	.refine(({ delivery }) => delivery?.landsAt === undefined || parseMoment(delivery.landsAt) !== null, 'landsAt is no moment');

/** Throws BookingAgreementError for a value that cannot be parsed. */
export function parseBookingExtras({ id, extras }: Pick<BookingRow, 'id' | 'extras'>): AgreedExtras {
	const result = storedExtras.safeParse(extras);
	if (!result.success) throw new BookingAgreementError(id, result.error);
	return result.data;
}

/** Where the car is brought to; null if the renter comes for it. */
export const deliveryOf = (row: Pick<BookingRow, 'id' | 'extras'>): Delivery | null => parseBookingExtras(row).delivery ?? null;
