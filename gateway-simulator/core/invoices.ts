/** Invoices: what a merchant requested, and the payment page of each. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Core } from './core.ts';
import { nextNumber } from './database.ts';

export type Invoice = {
	id: number;
	wire: string;
	/** Secret part of the payment page's address. */
	token: string;
	reference: string;
	externalId: string | null;
	fils: bigint;
	currency: string;
	intent: 'sale' | 'auth';
	status: 'PENDING' | 'PAID';
	returnUrl: string;
	webhookUrl: string | null;
	createdAt: number;
};

const integer = z.number().int().transform(BigInt);
const invoiceRow = z
	.object({
		id: z.number(),
		wire: z.string(),
		token: z.string(),
		reference: z.string(),
		external_id: z.string().nullable(),
		fils: integer,
		currency: z.string(),
		intent: z.enum(['sale', 'auth']),
		status: z.enum(['PENDING', 'PAID']),
		return_url: z.string(),
		webhook_url: z.string().nullable(),
		created_at: z.number(),
	})
	.transform(
		({ external_id, return_url, webhook_url, created_at, ...same }): Invoice => ({
			...same,
			externalId: external_id,
			returnUrl: return_url,
			webhookUrl: webhook_url,
			createdAt: created_at,
		}),
	);

export type NewInvoice = Pick<Invoice, 'wire' | 'externalId' | 'fils' | 'currency' | 'intent' | 'returnUrl' | 'webhookUrl'>;

export function createInvoice(core: Core, input: NewInvoice): Invoice {
	const now = core.now();
	const id = nextNumber(core.database, now);
	const reference = `${new Date(now).getUTCFullYear()}${String(id).slice(-6).padStart(6, '0')}`;
	const token = randomBytes(18).toString('base64url');
	const invoice: Invoice = { ...input, id, token, reference, status: 'PENDING', createdAt: now };
	core.database
		.prepare(
			`INSERT INTO invoices (id, wire, token, reference, external_id, fils, currency, intent, status, return_url, webhook_url, created_at)
			 VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'PENDING', ?, ?, ?)`,
		)
		.run(
			id,
			input.wire,
			token,
			reference,
			input.externalId,
			input.fils,
			input.currency,
			input.intent,
			input.returnUrl,
			input.webhookUrl,
			now,
		);
	return invoice;
}

function findBy(core: Core, condition: string, value: string | number): Invoice | undefined {
	const row = core.database.prepare(`SELECT * FROM invoices WHERE ${condition} ORDER BY id DESC LIMIT 1`).get(value);
	return row && invoiceRow.parse(row);
}

export const findInvoice = (core: Core, id: number) => findBy(core, 'id = ?', id);
export const findInvoiceByToken = (core: Core, token: string) => findBy(core, 'token = ?', token);
export const findNewestInvoice = (core: Core, externalId: string) => findBy(core, 'external_id = ?', externalId);

/** Newest first. */
export function listInvoices(core: Core): Invoice[] {
	return core.database
		.prepare('SELECT * FROM invoices ORDER BY id DESC')
		.all()
		.map((row) => invoiceRow.parse(row));
}

export function markPaid(core: Core, invoiceId: number): void {
	core.database.prepare(`UPDATE invoices SET status = 'PAID' WHERE id = ?`).run(invoiceId);
}

/** Makes the next `uses` look-ups of an invoice return a false amount, currency or both. */
export function overrideAmount(core: Core, invoiceId: number, lie: { fils?: bigint; currency?: string; uses: number }): void {
	core.database
		.prepare('UPDATE invoices SET override_fils = ?, override_currency = ?, override_uses = ? WHERE id = ?')
		.run(lie.fils ?? null, lie.currency ?? null, lie.uses, invoiceId);
}

const overrideRow = z.object({ override_fils: integer.nullable(), override_currency: z.string().nullable() });

/** The false data for this look-up, consumed by reading; empty if none is left. */
export function popOverride(core: Core, invoiceId: number): { fils?: bigint; currency?: string } {
	const row = core.database
		.prepare(
			`UPDATE invoices SET override_uses = override_uses - 1 WHERE id = ? AND override_uses > 0
			 RETURNING override_fils, override_currency`,
		)
		.get(invoiceId);
	if (!row) return {};
	const { override_fils: fils, override_currency: currency } = overrideRow.parse(row);
	return { ...(fils !== null && { fils }), ...(currency !== null && { currency }) };
}
