/** Bodies of the control calls; the routes validate with them, and the typed client is derived from them. */
import * as z from 'zod';
import { parseFils } from '#contract/money.ts';
import { cardDigits } from '../core/card-entry.ts';
import { delaysShape, faultShape, refundPlanShape } from '../core/settings.ts';

/** Number of the invoice, or any reference known to the merchant: payment, page, or its own order id. */
const invoiceId = z.union([z.string().min(1), z.number()]).transform(String);
const decimal = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/, 'A decimal string such as "213.500"');

export const paySchema = z.object({
	invoiceId,
	/** Number of a test card; spaces allowed. */
	card: z.string().transform(cardDigits),
	/** `abandon` leaves the payment INPROGRESS at the 3-D Secure step. */
	threeDSecure: z.enum(['pass', 'fail', 'cancel', 'abandon']).default('pass'),
});

export const cancelSchema = z.object({ invoiceId });

export const overrideSchema = z.object({
	invoiceId,
	amount: decimal.transform(parseFils).optional(),
	currency: z.string().length(3).optional(),
	/** How many look-ups return false data. */
	verifies: z.number().int().min(1).default(1),
});

export const endRefundSchema = z.object({
	/** Its number, or its reference at PayTabs. */
	refundId: z.union([z.string(), z.number()]).transform((id) => Number(String(id).replace(/^TST/, ''))),
	status: z.enum(['REFUNDED', 'CANCELED']).default('REFUNDED'),
});

export const disputeSchema = z.object({ invoiceId, status: z.enum(['PENDING', 'RESOLVED', 'LOST']).default('PENDING') });

/** Decimal strings; by default everything due at MyFatoorah, with a fee of 2.5 % of each payment. */
export const transferSchema = z.object({
	wire: z.enum(['myfatoorah', 'paytabs']).default('myfatoorah'),
	/** Percent of each payment, rounded half up to a fils. */
	feePercent: decimal.default('2.5').transform(parseFils),
	/** Fees by invoice id, instead of the percentage. */
	fees: z.record(z.string(), decimal.transform(parseFils)).default({}),
	/** Invoices omitted from this transfer; they are included in the next. */
	leaveOut: z.array(invoiceId).default([]),
	/** Payments that do not belong to the merchant. */
	unknown: z.array(z.object({ paymentId: z.string().min(1), amount: decimal.transform(parseFils) })).default([]),
});

export const fireSchema = z.object({
	code: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(6)]),
	/** The invoice whose newest payment (and, for 2, newest refund) is reported; not needed for 3. */
	invoiceId: invoiceId.optional(),
	badSignature: z.boolean().default(false),
	/** For 1: a transaction status other than the true one, correctly signed. */
	status: z.enum(['SUCCESS', 'FAILED', 'CANCELED', 'AUTHORIZE', 'INPROGRESS']).optional(),
	/** Overrides the configured address. */
	url: z.url().optional(),
});

export const releaseSchema = z.object({ ids: z.array(z.number().int()).optional() });

export const settingsSchema = delaysShape.partial().extend({ showUnpaidInvoices: z.boolean().optional() });

export { faultShape as faultSchema, refundPlanShape as refundPlanSchema };
