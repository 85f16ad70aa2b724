/** MyFatoorah v3 as a protocol of the simulator. */
import { randomInt } from 'node:crypto';
import type { Core, GatewayProtocol } from '../core/core.ts';
import { nextNumber } from '../core/database.ts';
import { describeEvent, writeEnvelope } from './webhooks.ts';

export const PROTOCOL_NAME = 'myfatoorah';

export function createProtocol(core: Pick<Core, 'database' | 'now'>, webhookSecret: string): GatewayProtocol {
	return {
		name: PROTOCOL_NAME,
		/** Digits that contain the invoice number, like the real ones. */
		paymentId: (invoice) => `0707${invoice.id}${randomInt(1_000_000_000).toString().padStart(9, '0')}`,
		writeWebhook(event, forged) {
			const at = core.now();
			const secret = forged ? `not ${webhookSecret}` : webhookSecret;
			return writeEnvelope({ ...describeEvent(event), reference: `WH-${nextNumber(core.database, at)}`, at, secret });
		},
		/** The merchant's address with `paymentId` appended to its query. */
		returnRedirect(invoice, payment) {
			const address = new URL(invoice.returnUrl);
			address.searchParams.append('paymentId', payment.id);
			return { url: address.href, form: null };
		},
	};
}
