/** The 3-D Secure page of the bank, in the gateway's layout. */
import { html } from 'hono/html';
import { CODES_ALLOWED } from '../core/cards.ts';
import type { Invoice } from '../core/invoices.ts';
import type { Payment } from '../core/payments.ts';
import { type Frame, type Markup, money, page } from './layout.ts';
import { textsOf } from './texts.ts';

export function challengePage(frame: Frame, invoice: Invoice, payment: Payment, problem: 'wrong' | 'missing' | null): Markup {
	const text = textsOf(frame.language);
	const message = problem === 'wrong' ? text.wrongCode(CODES_ALLOWED - payment.wrongCodes) : problem === 'missing' ? text.codeMissing : '';
	const title = message ? `${text.errorPrefix}: ${text.challengeTitle}` : text.challengeTitle;
	return page(
		frame,
		title,
		html`<section class="card narrow">
<div class="heading"><h1>${text.challengeTitle}</h1><span class="brands" aria-hidden="true"><b><bdi>3-D Secure</bdi></b></span></div>
<p class="intro">${text.challengeIntro}</p>
<dl class="facts">
<div><dt>${text.amountDue}</dt><dd>${money(frame.language, invoice.fils, invoice.currency)}</dd></div>
<div><dt>${text.card}</dt><dd><bdi class="digits">•••• ${payment.card?.number.slice(-4) ?? ''}</bdi></dd></div>
<div><dt>${text.payTo}</dt><dd><bdi>${new URL(invoice.returnUrl).host}</bdi></dd></div>
</dl>
<form method="post" action="?lang=${frame.language}" novalidate>
<div class="field">
<label for="code">${text.code} <span class="hint" id="code-hint">${text.codeHint}</span></label>
<input id="code" name="code" required autofocus inputmode="numeric" autocomplete="one-time-code" dir="ltr" maxlength="8"
aria-describedby="code-hint${message ? ' code-error' : ''}" ${message ? html`aria-invalid="true"` : ''}>
${message ? html`<p class="error" id="code-error" role="alert">${message}</p>` : ''}
</div>
<button class="button" type="submit">${text.confirm}</button>
</form>
<form method="post" action="${frame.base}${frame.here.pathname}/cancel?lang=${frame.language}"><button class="quiet" type="submit">${text.cancel}</button></form>
</section>`,
	);
}
