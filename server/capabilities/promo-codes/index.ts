/**
 * Public interface of promo codes.
 *
 * A booking calls `findCode` to check a typed code, and `discountOf` for its discount. `redeemCode` decides finally, under the lock of
 * the code, in the booking's transaction. Afterwards the use follows the booking: `changeUse` when its price changes, `releaseUse` when it
 * ends without costs for its renter. `partThatStays` divides the discount if a part of the rental is refunded.
 *
 * Bookings, ledger and settlements read the platform's part of a code from the booking's row; this capability never moves money.
 * An owner's codes are at the owner's expense, so the platform bears nothing of them.
 */
export { promoCodePersonalData } from './personal-data.ts';
export { promoCodeRoutes } from './routes.ts';
export { discountOf, type PromoTerms, partThatStays, type RefusedCode } from './rules.ts';
export { changeUse, type FoundCode, findCode, redeemCode, releaseUse } from './use-code.ts';
