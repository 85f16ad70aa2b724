/** What the parties of a booking agreed on besides its totals, as it was stored when the booking was made: the one shape of it. */
import * as z from 'zod';
import { cancellationPolicies } from './cancellation-policies.ts';
import { depositModes, discountTiers } from './car-terms.ts';
import { priceLine } from './quotes.ts';

const amount = z.int().nonnegative();
const hours = z.int().nonnegative();

/** Strict: a term that this code does not know may change what the others mean. Amounts in fils. */
export const bookingAgreement = z.strictObject({
	cancellationPolicy: z.enum(cancellationPolicies),
	depositMode: z.enum(depositModes),
	platformFeePercent: z.int().min(0).max(100),
	/** In kilometres; 0 where there is no limit. */
	mileageLimitPerDay: z.int().nonnegative(),
	/** For each kilometre beyond the limit. */
	extraKmFils: amount,
	/** For each eighth of a tank less than at the handover. */
	fuelEighthFils: amount,
	/** After the return, for the owner to claim damage; and then for the renter to answer. */
	claimWindowHours: hours,
	claimAnswerHours: hours,
	instantBook: z.boolean(),
	turnaroundMinutes: z.int().nonnegative(),
	discount: z.strictObject({ days: z.literal(discountTiers), percent: z.int() }).nullable(),
	/** The price in the lines that its totals are sums of. */
	priceLines: z.array(priceLine).min(1),
});
export type BookingAgreement = z.output<typeof bookingAgreement>;
