/** Context of the use cases of payments: the platform and the gateways. */
import type { PaymentMethod } from '#contract/payments.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Gateways } from '#server/providers/gateway/gateways.ts';
import { type Gateway, GatewayUnreachable } from '#server/providers/gateway/port.ts';

export type PaymentPlatform = Platform & { readonly gateways: Gateways; readonly paymentMethods: readonly PaymentMethod[] };

/** The gateway at which a payment was opened. One that is no longer configured counts as unreachable. */
export function gatewayOf(platform: Pick<PaymentPlatform, 'gateways'>, payment: { gateway: string }): Gateway {
	const gateway = platform.gateways.byName(payment.gateway);
	if (!gateway) throw new GatewayUnreachable(`The gateway ${payment.gateway} is not set up`);
	return gateway;
}
