/**
 * Public interface of promo codes.
 *
 * A booking asks `findCode` whether a typed code can be used, and `discountOf` what it takes off. `redeemCode` has the last word under the lock of
 * the code, in the booking's transaction. Afterwards the use follows the booking: `changeUse` when it becomes another one, `releaseUse` when it
 * ends without costs for its renter. `partThatStays` divides the discount where a part of the rental goes back.
 *
 * Bookings, ledger and settlements know what the platform bears of a code from the booking's row; this capability never moves money.
 * The owner's own codes are at the owner's expense, so nothing is borne of them.
 */
export { promoCodePersonalData } from './personal-data.ts';
export { promoCodeRoutes } from './routes.ts';
export { discountOf, type PromoTerms, partThatStays, type RefusedCode } from './rules.ts';
export { changeUse, type FoundCode, findCode, redeemCode, releaseUse } from './use-code.ts';
