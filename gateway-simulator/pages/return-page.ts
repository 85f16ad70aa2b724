/** Intermediate page for gateways that return the browser by a form: posted automatically or by hand. */
import { html, raw } from 'hono/html';
import { type Frame, type Markup, page } from './layout.ts';
import { textsOf } from './texts.ts';

export function returnPage(frame: Frame, url: string, fields: Readonly<Record<string, string>>, nonce: string): Markup {
	const text = textsOf(frame.language);
	return page(
		frame,
		text.returnTitle,
		html`<section class="card notice calm">
<h1>${text.returnTitle}</h1>
<form id="way-back" method="post" action="${url}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="button" type="submit">${text.backToMerchant}</button>
</form>
<script nonce="${nonce}">${raw("document.getElementById('way-back').submit()")}</script>
</section>`,
	);
}
