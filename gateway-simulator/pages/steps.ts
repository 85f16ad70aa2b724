/** Steps of a payer on the hosted pages. */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type CardEntry, cardDigits, checkCardEntry, latinDigits } from '../core/card-entry.ts';
import { findTestCard, groupNumber } from '../core/cards.ts';
import { answerChallenge, cancelCheckout, findCapturedPayment, submitCard } from '../core/charge.ts';
import type { Core, GatewayProtocol, ReturnRedirect } from '../core/core.ts';
import { stall } from '../core/inject-fault.ts';
import { findInvoiceByToken, type Invoice } from '../core/invoices.ts';
import { findPayment, type Payment } from '../core/payments.ts';
import { Refusal } from '../core/refusal.ts';
import { cardPage } from './card-page.ts';
import { challengePage } from './challenge-page.ts';
import { type Frame, type Markup, notice } from './layout.ts';
import { returnPage } from './return-page.ts';
import { chooseLanguage, textsOf } from './texts.ts';

export type Site = { core: Core; wireOf(invoice: Invoice): GatewayProtocol; publicUrl: string | undefined };
type Step = (site: Site, context: Context, invoice: Invoice) => Promise<Response>;

const EMPTY: CardEntry = { number: '', name: '', expiry: '', cvv: '' };

async function show(markup: Markup, status: number, returnUrl?: string, scriptNonce?: string): Promise<Response> {
	// Browsers apply form-action to redirects too, so the merchant's address must be listed.
	const forms = returnUrl ? `'self' ${new URL(returnUrl).origin}` : "'self'";
	const scripts = scriptNonce ? ` script-src 'nonce-${scriptNonce}';` : '';
	return new Response(String(await markup), {
		status,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'content-security-policy': `default-src 'none';${scripts} style-src 'self'; img-src 'self'; form-action ${forms}; frame-ancestors 'none'; base-uri 'none'`,
			'referrer-policy': 'no-referrer',
			'x-content-type-options': 'nosniff',
		},
	});
}

function frameOf(site: Site, context: Context): Frame {
	const here = new URL(context.req.url);
	const language = chooseLanguage(context.req.query('lang'), context.req.header('accept-language'));
	return { language, base: site.publicUrl ?? here.origin, here };
}

export function unknownPage(site: Site, context: Context): Promise<Response> {
	const frame = frameOf(site, context);
	const text = textsOf(frame.language);
	return show(notice(frame, 'calm', text.unknownTitle, text.unknownText), 404);
}

function alreadyPaid(site: Site, context: Context, invoice: Invoice): Promise<Response> {
	const frame = frameOf(site, context);
	const text = textsOf(frame.language);
	const way = { href: `${frame.base}/pay/${invoice.token}/return`, label: text.backToMerchant };
	return show(notice(frame, 'good', text.paidTitle, text.paidText, way), 200);
}

/** Runs a step for a known invoice; shows a message if it was paid meanwhile. */
export const forInvoice = (site: Site, step: Step) => async (context: Context) => {
	const invoice = findInvoiceByToken(site.core, context.req.param('token') ?? '');
	if (!invoice) return unknownPage(site, context);
	try {
		return await step(site, context, invoice);
	} catch (error) {
		if (error instanceof Refusal && error.code === 'ALREADY_PAID') return alreadyPaid(site, context, invoice);
		throw error;
	}
};

/** Returns by redirect, or by a form that is posted by script or by hand. */
function sendBack(site: Site, context: Context, { url, form }: ReturnRedirect): Response | Promise<Response> {
	if (!form) return new Response(null, { status: 303, headers: { location: url } });
	const nonce = randomBytes(16).toString('base64');
	return show(returnPage(frameOf(site, context), url, form, nonce), 200, url, nonce);
}

/** Response for a completed payment. */
async function finish(site: Site, context: Context, invoice: Invoice, payment: Payment): Promise<Response> {
	const frame = frameOf(site, context);
	const text = textsOf(frame.language);
	const charged = payment.status === 'SUCCESS' || payment.status === 'AUTHORIZE';
	if (charged && payment.card?.answer === 'stays') return show(notice(frame, 'good', text.silentTitle, text.silentText), 200);
	if (charged && payment.card?.answer === 'times out') {
		await stall(site.core, context.req.raw.signal);
		return show(notice(frame, 'bad', text.timeoutTitle, text.timeoutText), 504);
	}
	return sendBack(site, context, site.wireOf(invoice).returnRedirect(invoice, payment));
}

/** A selected test card fills the whole form; its expiry is always three years ahead. */
function prefilled(number: string | undefined, now: number): CardEntry {
	const card = number ? findTestCard(number) : undefined;
	if (!card) return EMPTY;
	const year = (new Date(now).getUTCFullYear() + 3) % 100;
	return { number: groupNumber(card.number), name: 'Test Card', expiry: `12/${year.toString().padStart(2, '0')}`, cvv: '100' };
}

export const showCard: Step = async (site, context, invoice) => {
	if (findCapturedPayment(site.core, invoice)) return alreadyPaid(site, context, invoice);
	const entry = prefilled(context.req.query('card'), site.core.now());
	return show(cardPage(frameOf(site, context), invoice, entry, {}), 200, invoice.returnUrl);
};

export const handleCard: Step = async (site, context, invoice) => {
	const form = await context.req.formData();
	const typed = (name: string): string => String(form.get(name) ?? '').slice(0, 200);
	const entry: CardEntry = { number: typed('number'), name: typed('name'), expiry: typed('expiry'), cvv: typed('cvv') };
	const problems = checkCardEntry(entry, site.core.now(), (digits) => findTestCard(digits) !== undefined);
	const card = findTestCard(cardDigits(entry.number));
	const frame = frameOf(site, context);
	if (!card || Object.keys(problems).length > 0) {
		return show(cardPage(frame, invoice, { ...entry, cvv: '' }, problems), 422, invoice.returnUrl);
	}
	const payment = submitCard(site.core, invoice, card);
	if (payment.status !== 'INPROGRESS') return finish(site, context, invoice, payment);
	return context.redirect(`${frame.base}/pay/${invoice.token}/3ds/${payment.id}?lang=${frame.language}`, 303);
};

function paymentIn(site: Site, context: Context, invoice: Invoice): Payment | undefined {
	const payment = findPayment(site.core, context.req.param('payment') ?? '');
	return payment?.invoiceId === invoice.id ? payment : undefined;
}

export const showChallenge: Step = async (site, context, invoice) => {
	const payment = paymentIn(site, context, invoice);
	if (!payment) return unknownPage(site, context);
	if (payment.status !== 'INPROGRESS') return finish(site, context, invoice, payment);
	return show(challengePage(frameOf(site, context), invoice, payment, null), 200, invoice.returnUrl);
};

export const handleCode: Step = async (site, context, invoice) => {
	const payment = paymentIn(site, context, invoice);
	if (!payment) return unknownPage(site, context);
	const frame = frameOf(site, context);
	const form = await context.req.formData();
	const code = latinDigits(String(form.get('code') ?? '')).trim();
	if (code === '') return show(challengePage(frame, invoice, payment, 'missing'), 422, invoice.returnUrl);
	const after = answerChallenge(site.core, payment.id, code);
	if (after.status === 'INPROGRESS') return show(challengePage(frame, invoice, after, 'wrong'), 422, invoice.returnUrl);
	return finish(site, context, invoice, after);
};

export const cancel: Step = (site, context, invoice) =>
	finish(site, context, invoice, cancelCheckout(site.core, invoice, paymentIn(site, context, invoice)));

export const goBack: Step = async (site, context, invoice) => {
	const payment = findCapturedPayment(site.core, invoice);
	return payment ? sendBack(site, context, site.wireOf(invoice).returnRedirect(invoice, payment)) : unknownPage(site, context);
};
