/** Signature of a MyFatoorah webhook v2: an HMAC over a few named fields in a fixed order, not over the body. */
import { createHmac } from 'node:crypto';

const PAYMENT_FIELDS = ['Invoice.Id', 'Invoice.Status', 'Transaction.Status', 'Transaction.PaymentId', 'Invoice.ExternalIdentifier'];

/** Signed fields by event code. 1 and 2 as in the gateway's own library; 3 and 6 [S]. */
const FIELDS: Record<number, readonly string[]> = {
	1: PAYMENT_FIELDS,
	2: ['Refund.Id', 'Refund.Status', 'Amount.ValueInBaseCurrency', 'ReferencedInvoice.Id'],
	3: ['Deposit.Reference', 'Deposit.ValueInBaseCurrency', 'Deposit.NumberOfTransactions'],
	6: ['Dispute.DisputeTransactionId', 'Dispute.Status', ...PAYMENT_FIELDS],
};

type Branch = { readonly [name: string]: unknown };
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

function valueAt(data: Branch, path: string): string {
	let value: unknown = data;
	for (const name of path.split('.')) value = isBranch(value) ? value[name] : undefined;
	return value === null || value === undefined ? '' : String(value);
}

/** Base64 of HMAC-SHA256 over `name=value,name=value`; null becomes an empty value. */
export function signWebhook(secret: string, code: number, data: Branch): string {
	const signed = (FIELDS[code] ?? []).map((path) => `${path}=${valueAt(data, path)}`).join(',');
	return createHmac('sha256', secret).update(signed).digest('base64');
}
