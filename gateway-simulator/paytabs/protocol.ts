/** PayTabs PT2 as a protocol of the simulator: its notices and its return form. */
import type { GatewayEvent, GatewayProtocol } from '../core/core.ts';
import { paymentLine, refundLine, resultWord } from './answers.ts';
import { sign, signForm } from './signature.ts';

export const PROTOCOL_NAME = 'paytabs';

/** Null for events without a notice. */
function describe(event: GatewayEvent): { code: number; line: ReturnType<typeof refundLine> } | null {
	switch (event.kind) {
		case 'payment':
			return { code: 1, line: paymentLine(event.invoice, event.payment) };
		case 'refund':
			return { code: 2, line: refundLine(event.invoice, event.refund) };
		default:
			return null;
	}
}

export function createProtocol(serverKey: string): GatewayProtocol {
	return {
		name: PROTOCOL_NAME,
		/** The first payment on a page has the page's reference. */
		paymentId: (invoice, number, isFirst) => `TST${isFirst ? invoice.id : number}`,
		writeWebhook(event, forged) {
			const described = describe(event);
			if (!described) return null;
			const { code, line } = described;
			const body = JSON.stringify({ ...line, ipn_trace: `IPNS0000.${line.tran_ref}` });
			const signature = sign(forged ? `not ${serverKey}` : serverKey, body);
			return { code, reference: line.tran_ref, body, headers: { 'content-type': 'application/json', Signature: signature } };
		},
		returnRedirect(invoice, payment) {
			const { status, code, message } = resultWord(payment);
			const fields = {
				acquirerMessage: '',
				acquirerRRN: '',
				cartId: invoice.externalId ?? '',
				customerEmail: 'payer@example.com',
				respCode: code,
				respMessage: message,
				respStatus: status,
				token: '',
				tranRef: payment.id,
			};
			return { url: invoice.returnUrl, form: { ...fields, signature: signForm(serverKey, fields) } };
		},
	};
}
