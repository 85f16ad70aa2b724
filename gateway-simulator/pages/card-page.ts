/** The card page: amount, card form, and an unobtrusive panel with the test cards. */
import { html } from 'hono/html';
import type { CardEntry, CardProblems } from '../core/card-entry.ts';
import { groupNumber, testCards } from '../core/cards.ts';
import type { Invoice } from '../core/invoices.ts';
import { type Frame, type Markup, money, page } from './layout.ts';
import { textsOf } from './texts.ts';

type Field = { name: keyof CardEntry; label: string; hint?: string; value: string; attributes: Markup };

function field({ name, label, hint, value, attributes }: Field, frame: Frame, problems: CardProblems): Markup {
	const text = textsOf(frame.language);
	const problem = problems[name];
	const first = Object.keys(problems)[0] === name;
	const described = [hint ? `${name}-hint` : '', problem ? `${name}-error` : ''].filter(Boolean).join(' ');
	return html`<div class="field ${name}">
<label for="${name}">${label}${hint ? html` <span class="hint" id="${name}-hint">${hint}</span>` : ''}</label>
<input id="${name}" name="${name}" value="${value}" required ${attributes}
${described ? html`aria-describedby="${described}"` : ''} ${problem ? html`aria-invalid="true"` : ''} ${first ? html`autofocus` : ''}>
${problem ? html`<p class="error" id="${name}-error">${text.problems[problem]}</p>` : ''}
</div>`;
}

function testCardPanel(frame: Frame, chosen: string, open: boolean): Markup {
	const text = textsOf(frame.language);
	return html`<details class="panel" ${open ? html`open` : ''}>
<summary>${text.testCards}</summary>
<p>${text.testCardsHelp}</p>
<ul>${testCards.map(
		(card) => html`<li><a href="?lang=${frame.language}&amp;card=${card.number}" ${card.number === chosen ? html`aria-current="true"` : ''}>
<span class="sr">${text.useCard} </span><bdi class="digits">${groupNumber(card.number)}</bdi>
<span class="what">${card.brand === 'MADA' ? 'mada · ' : ''}${text.cards[card.label]}</span></a></li>`,
	)}</ul>
</details>`;
}

/** `entry` appears as typed, except the CVV of a form that is displayed again with problems. */
export function cardPage(frame: Frame, invoice: Invoice, entry: CardEntry, problems: CardProblems): Markup {
	const text = textsOf(frame.language);
	const failed = Object.keys(problems).length > 0;
	const title = failed ? `${text.errorPrefix}: ${text.cardTitle}` : text.cardTitle;
	const inputs: Field[] = [
		{
			name: 'number',
			label: text.number,
			value: entry.number,
			attributes: html`inputmode="numeric" autocomplete="cc-number" dir="ltr" maxlength="30" placeholder="0000 0000 0000 0000"`,
		},
		{ name: 'name', label: text.name, value: entry.name, attributes: html`autocomplete="cc-name" dir="auto" maxlength="100"` },
		{
			name: 'expiry',
			label: text.expiry,
			hint: text.expiryHint,
			value: entry.expiry,
			attributes: html`inputmode="numeric" autocomplete="cc-exp" dir="ltr" maxlength="9" placeholder="09/29"`,
		},
		{
			name: 'cvv',
			label: text.cvv,
			hint: text.cvvHint,
			value: entry.cvv,
			attributes: html`type="password" inputmode="numeric" autocomplete="cc-csc" dir="ltr" maxlength="4"`,
		},
	];
	return page(
		frame,
		title,
		html`<div class="columns">
<section class="summary" aria-label="${text.amountDue}">
<p class="due">${text.amountDue}</p>
<p class="amount">${money(frame.language, invoice.fils, invoice.currency)}</p>
<dl>
<div><dt>${text.payTo}</dt><dd><bdi>${new URL(invoice.returnUrl).host}</bdi></dd></div>
<div><dt>${text.reference}</dt><dd><bdi>${invoice.reference}</bdi></dd></div>
</dl>
<p class="badge">${text.noRealMoney}</p>
</section>
<section class="card">
<div class="heading"><h1>${text.cardTitle}</h1><span class="brands" aria-hidden="true"><b>VISA</b><b>Mastercard</b><b>mada</b></span></div>
${failed ? html`<p class="alert" role="alert">${text.fixErrors}</p>` : ''}
<form method="post" action="?lang=${frame.language}" novalidate>
${inputs.map((input) => field(input, frame, problems))}
<button class="button" type="submit">${text.pay} ${money(frame.language, invoice.fils, invoice.currency)}</button>
</form>
<form method="post" action="${frame.base}${frame.here.pathname}/cancel?lang=${frame.language}"><button class="quiet" type="submit">${text.cancel}</button></form>
${testCardPanel(frame, entry.number.replace(/\s/g, ''), problems.number === 'number-unknown')}
</section>
</div>`,
	);
}
