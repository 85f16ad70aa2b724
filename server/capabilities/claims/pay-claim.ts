/** Opens the gateway's page for the excess of a claim. It can be opened again until it is paid. */
import { DAY_MS } from '#contract/time.ts';
import { type Checkout, openClaimCheckout, type PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockClaimForAction } from './claim-guards.ts';

/** No dates are held for it, so another card may be tried for a long time. */
const PAY_WITHIN_MS = 365 * DAY_MS;

export async function payClaim(platform: PaymentPlatform, caller: Caller, id: string, language: Language): Promise<Checkout> {
	return openClaimCheckout(platform, language, async (tx) => {
		const claim = await lockClaimForAction(platform, tx, caller, id, 'PAY');
		return {
			claimId: claim.id,
			bookingId: claim.booking_id,
			payerId: claim.renter_id,
			ownerId: claim.owner_id,
			claimFils: claim.excess_fils,
			payUntil: new Date(platform.clock.now().getTime() + PAY_WITHIN_MS),
		};
	});
}
