/**
 * Control calls under `/_control`: used by tests to pay without a browser and to inject faults.
 * They require the merchant's key, so that no web page can call them through a browser.
 */
import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { CODES_ALLOWED, findTestCard, THREE_D_SECURE_CODE } from '../core/cards.ts';
import { answerChallenge, cancelCheckout, submitCard } from '../core/charge.ts';
import type { Core, GatewayProtocol } from '../core/core.ts';
import { emptyDatabase } from '../core/database.ts';
import { findDelivery, holdWaiting } from '../core/deliveries.ts';
import { recordDispute } from '../core/disputes.ts';
import { findInvoice, findNewestInvoice, type Invoice, overrideAmount } from '../core/invoices.ts';
import { findPayment, type Payment, paymentsOf } from '../core/payments.ts';
import { completeRefund } from '../core/refunds.ts';
import { hasKey, Refusal } from '../core/refusal.ts';
import { payOut } from '../core/transfers.ts';
import type { WebhookDispatcher } from '../core/webhook-dispatcher.ts';
import { fireWebhook } from './fire.ts';
import {
	allWebhooks,
	describePayment,
	describeRefund,
	describeTransfer,
	invoiceListing,
	paymentListing,
	webhookListing,
} from './listing.ts';
import * as shapes from './shapes.ts';

class NotPossible extends Error {
	readonly status: 404 | 409 | 422;
	constructor(status: 404 | 409 | 422, message: string) {
		super(message);
		this.status = status;
	}
}

type Parts = { core: Core; postman: WebhookDispatcher; wires: readonly GatewayProtocol[]; apiKey: string };
type ControlRequest<Shape extends z.ZodType> = z.output<Shape>;

/** Finds an invoice by its number or any reference known to the merchant: page, payment, or its own order id. */
function requireInvoice(core: Core, name: string): Invoice {
	const number = /^(?:TST)?(\d{1,15})$/.exec(name)?.[1];
	const payment = findPayment(core, name);
	const invoice = payment
		? findInvoice(core, payment.invoiceId)
		: (findInvoice(core, Number(number ?? -1)) ?? findNewestInvoice(core, name));
	if (!invoice) throw new NotPossible(404, 'No such invoice');
	return invoice;
}

function challengeAs(
	core: Core,
	payment: Payment,
	invoice: Invoice,
	how: ControlRequest<typeof shapes.paySchema>['threeDSecure'],
): Payment {
	switch (how) {
		case 'abandon':
			return payment;
		case 'cancel':
			return cancelCheckout(core, invoice, payment);
		case 'pass':
			return answerChallenge(core, payment.id, THREE_D_SECURE_CODE);
		case 'fail': {
			let after = payment;
			for (let tries = 0; tries < CODES_ALLOWED; tries += 1) after = answerChallenge(core, payment.id, 'wrong');
			return after;
		}
	}
}

/** Pays as a browser would. */
function pay({ core, wires }: Parts, input: ControlRequest<typeof shapes.paySchema>) {
	const invoice = requireInvoice(core, input.invoiceId);
	const card = findTestCard(input.card);
	if (!card) throw new NotPossible(422, 'Not a test card');
	const submitted = submitCard(core, invoice, card);
	const payment = submitted.status === 'INPROGRESS' ? challengeAs(core, submitted, invoice, input.threeDSecure) : submitted;
	return { ...describePayment(payment), ...returnRedirect(wires, invoice, payment) };
}

/** Where the browser returns to and the form it posts; nulls if it does not return. */
function returnRedirect(wires: readonly GatewayProtocol[], invoice: Invoice, payment: Payment) {
	const charged = payment.status === 'SUCCESS' || payment.status === 'AUTHORIZE';
	const stays = payment.status === 'INPROGRESS' || (charged && payment.card?.answer !== 'return');
	const way = stays ? undefined : wires.find(({ name }) => name === invoice.wire)?.returnRedirect(invoice, payment);
	return { redirectUrl: way?.url ?? null, form: way?.form ?? null };
}

function addWebhookRoutes(app: Hono, { core, postman, wires }: Parts, body: typeof read): void {
	app.get('/webhooks', (context) => context.json({ webhooks: allWebhooks(core) }));
	app.post('/webhooks/hold', (context) => {
		core.settings.set('holdWebhooks', true);
		holdWaiting(core.database);
		return context.json({});
	});
	app.post('/webhooks/release', async (context) => {
		const { ids } = await body(context, shapes.releaseSchema);
		return context.json({ webhooks: webhookListing(await postman.release(ids)) });
	});
	app.post('/webhooks/flush', async (context) => context.json({ webhooks: webhookListing(await postman.flush()) }));
	app.post('/webhooks/fire', async (context) => {
		const input = await body(context, shapes.fireSchema);
		const invoice = input.invoiceId === undefined ? undefined : requireInvoice(core, input.invoiceId);
		const fired = fireWebhook(core, input, wires[0]?.name ?? '', invoice);
		if ('problem' in fired) throw new NotPossible(409, fired.problem);
		return context.json({ webhooks: webhookListing(fired.ids.flatMap((id) => findDelivery(core.database, id) ?? [])) });
	});
}

function addFaultRoutes(app: Hono, { core }: Parts, body: typeof read): void {
	app.post('/faults', async (context) => {
		const fault = await body(context, shapes.faultSchema);
		core.settings.set('faults', [...core.settings.get('faults'), fault]);
		return context.json({});
	});
	app.get('/faults', (context) => context.json({ faults: core.settings.get('faults') }));
	app.delete('/faults', (context) => {
		core.settings.set('faults', []);
		core.settings.set('refundPlans', []);
		return context.json({});
	});
	app.post('/override', async (context) => {
		const { invoiceId, amount, currency, verifies } = await body(context, shapes.overrideSchema);
		const { id } = requireInvoice(core, invoiceId);
		overrideAmount(core, id, { ...(amount !== undefined && { fils: amount }), ...(currency && { currency }), uses: verifies });
		return context.json({});
	});
	app.post('/refunds/next', async (context) => {
		core.settings.set('refundPlans', [...core.settings.get('refundPlans'), await body(context, shapes.refundPlanSchema)]);
		return context.json({});
	});
	app.put('/settings', async (context) => {
		const { showUnpaidInvoices, ...delays } = await body(context, shapes.settingsSchema);
		core.settings.set('delays', { ...core.settings.get('delays'), ...delays });
		if (showUnpaidInvoices !== undefined) core.settings.set('showUnpaidInvoices', showUnpaidInvoices);
		return context.json({ ...core.settings.get('delays'), showUnpaidInvoices: core.settings.get('showUnpaidInvoices') });
	});
}

async function read<Shape extends z.ZodType>(context: Context, shape: Shape): Promise<ControlRequest<Shape>> {
	const parsed = shape.safeParse(await context.req.json().catch(() => ({})));
	if (!parsed.success)
		throw new NotPossible(422, parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
	return parsed.data;
}

export function createControl(parts: Parts): Hono {
	const { core, apiKey } = parts;
	const app = new Hono();
	app.use(async (context, next) => {
		if (!hasKey(context.req.header('authorization'), apiKey)) return context.json({ error: 'The control calls want the API key' }, 401);
		return next();
	});
	app.onError((error, context) => {
		if (error instanceof NotPossible) return context.json({ error: error.message }, error.status);
		if (error instanceof Refusal) return context.json({ error: error.message, code: error.code }, 409);
		throw error;
	});
	app.get('/invoices', (context) => context.json({ invoices: invoiceListing(core) }));
	app.get('/payments', (context) => context.json({ payments: paymentListing(core) }));
	app.post('/pay', async (context) => context.json(pay(parts, await read(context, shapes.paySchema))));
	app.post('/cancel', async (context) => {
		const invoice = requireInvoice(core, (await read(context, shapes.cancelSchema)).invoiceId);
		const payment = cancelCheckout(core, invoice);
		return context.json({ ...describePayment(payment), ...returnRedirect(parts.wires, invoice, payment) });
	});
	app.post('/refunds/end', async (context) => {
		const { refundId, status } = await read(context, shapes.endRefundSchema);
		return context.json(describeRefund(completeRefund(core, refundId, status)));
	});
	app.post('/disputes', async (context) => {
		const { invoiceId, status } = await read(context, shapes.disputeSchema);
		const payment = paymentsOf(core, requireInvoice(core, invoiceId).id).find((each) => each.status === 'SUCCESS');
		if (!payment) throw new NotPossible(409, 'Nothing was paid on this invoice');
		return context.json({ disputeId: String(recordDispute(core, payment, status).id), paymentId: payment.id, status });
	});
	app.post('/transfers', async (context) => {
		const { wire, feePercent, fees, leaveOut, unknown } = await read(context, shapes.transferSchema);
		const strangers = unknown.map(({ paymentId, amount }) => ({ paymentId, fils: amount }));
		const transfer = payOut(core, {
			wire,
			feeRate: feePercent,
			fees: new Map(Object.entries(fees).map(([name, fils]) => [requireInvoice(core, name).id, fils])),
			leaveOut: leaveOut.map((name) => requireInvoice(core, name).id),
			unknown: strangers,
		});
		if (!transfer) throw new NotPossible(409, 'There is nothing to pay out');
		return context.json(describeTransfer(transfer));
	});
	app.post('/reset', (context) => {
		emptyDatabase(core.database);
		return context.json({});
	});
	addWebhookRoutes(app, parts, read);
	addFaultRoutes(app, parts, read);
	return app;
}
