/** The agreement of a booking, as stored when it was made: all terms except the totals. The only schema of it. */
import * as z from 'zod';
import { cancellationPolicies } from './cancellation-policies.ts';
import { bodyTypes, fuels } from './car-attributes.ts';
import { depositModes, discountTiers } from './car-terms.ts';
import { priceLine } from './quotes.ts';

const amount = z.int().nonnegative();
const hours = z.int().nonnegative();

/** Strict, because an unknown term may change the meaning of the others. Amounts in fils. */
export const bookingAgreement = z.strictObject({
	cancellationPolicy: z.enum(cancellationPolicies),
	depositMode: z.enum(depositModes),
	platformFeePercent: z.int().min(0).max(100),
	/** In kilometres; 0 for no limit. */
	mileageLimitPerDay: z.int().nonnegative(),
	/** For each kilometre beyond the limit. */
	extraKmFils: amount,
	/** Per eighth of a tank less than at the handover. */
	fuelEighthFils: amount,
	/** After the return, for the owner to claim damage; and then for the renter to answer. */
	claimWindowHours: hours,
	claimAnswerHours: hours,
	/** The part of the deposit that stays held after the return for traffic fines only, and for how many days; null if none is held. */
	fineHold: z.strictObject({ holdFils: z.int().positive(), days: z.int().positive() }).nullable(),
	instantBook: z.boolean(),
	/** Whether the trip can be extended without asking the owner. */
	extendsByItself: z.boolean(),
	turnaroundMinutes: z.int().nonnegative(),
	discount: z.strictObject({ days: z.literal(discountTiers), percent: z.int() }).nullable(),
	/** The lines of the price; the totals are their sums. */
	priceLines: z.array(priceLine).min(1),
	/** The car as it was booked. */
	car: z.strictObject({ color: z.string(), bodyType: z.enum(bodyTypes), fuel: z.enum(fuels), seats: z.int() }),
});
export type BookingAgreement = z.output<typeof bookingAgreement>;
