/** Handles the return of a browser by a form of the gateway: verifies the form's signature and redirects to the page that checks the payment. */
import { refuse } from '#server/platform/base/refusal.ts';
import type { PaymentPlatform } from './payment-platform.ts';

/**
 * The form is posted from another site, so it carries no cookie; the redirected request carries the session again.
 * Throws WEBHOOK_REFUSED if the form is not signed by the gateway.
 */
export function receiveReturn(platform: PaymentPlatform, gateway: string, body: Uint8Array): Response {
	const verify = platform.gateways.byName(gateway)?.verifyReturn;
	if (!verify) throw refuse('NOT_FOUND');
	const verified = verify(new TextDecoder().decode(body));
	if (!verified) throw refuse('WEBHOOK_REFUSED');
	const location = `/payment/return?paymentId=${encodeURIComponent(verified.gatewayPaymentId)}`;
	return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
