/** Brings back a browser that the gateway sends by a form: checks the form's signature and goes on to the page that asks what became of the payment. */
import { refuse } from '#server/platform/base/refusal.ts';
import type { PaymentPlatform } from './payment-platform.ts';

/**
 * The form comes from another site, so no cookie comes with it; the page that it goes on to is asked for with the session again.
 * Throws WEBHOOK_REFUSED where the form is not signed by the gateway.
 */
export function receiveReturn(platform: PaymentPlatform, gateway: string, body: Uint8Array): Response {
	const verify = platform.gateways.byName(gateway)?.verifyReturn;
	if (!verify) throw refuse('NOT_FOUND');
	const verified = verify(new TextDecoder().decode(body));
	if (!verified) throw refuse('WEBHOOK_REFUSED');
	const location = `/payment/return?paymentId=${encodeURIComponent(verified.gatewayPaymentId)}`;
	return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
