/** Layout of the hosted pages: header with language link, content, footer. No inline styles; the only script posts the return form. */
import { html } from 'hono/html';
import { formatFils } from '#contract/money.ts';
import { type Language, textsOf } from './texts.ts';

export type Markup = ReturnType<typeof html>;

/** Rendering context. `base` is the simulator's public address; `here` the page's own path and query. */
export type Frame = { language: Language; base: string; here: URL };

export function page(frame: Frame, title: string, content: Markup): Markup {
	const text = textsOf(frame.language);
	const other = frame.language === 'en' ? 'ar' : 'en';
	const switched = new URLSearchParams(frame.here.searchParams);
	switched.set('lang', other);
	return html`<!doctype html>
<html lang="${frame.language}" dir="${frame.language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<title>${title} · ${text.gateway}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${frame.base}/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${frame.base}/assets/frame.css">
<link rel="stylesheet" href="${frame.base}/assets/payment.css">
</head>
<body>
<header class="bar">
<span class="brand"><img src="${frame.base}/assets/mark.svg" alt="" width="32" height="32">${text.gateway}</span>
<a class="language" href="?${switched.toString()}" lang="${other}" hreflang="${other}">${text.otherLanguage}</a>
</header>
<main>${content}</main>
<footer>${text.footer}</footer>
</body>
</html>`;
}

/** `213.50 JOD` or `213.50 د.أ`, with the number isolated. */
export function money(language: Language, fils: bigint, currency: string): Markup {
	const unit = currency === 'JOD' ? textsOf(language).currencyJod : currency;
	return html`<bdi class="money"><bdi>${formatFils(fils)}</bdi>&nbsp;${unit}</bdi>`;
}

/** A message page with at most one link. */
export function notice(
	frame: Frame,
	kind: 'good' | 'bad' | 'calm',
	title: string,
	body: string,
	way?: { href: string; label: string },
): Markup {
	return page(
		frame,
		title,
		html`<section class="card notice ${kind}">
<span class="sign" aria-hidden="true">${kind === 'good' ? '✓' : kind === 'bad' ? '!' : 'i'}</span>
<h1>${title}</h1>
<p>${body}</p>
${way ? html`<a class="button" href="${way.href}">${way.label}</a>` : ''}
</section>`,
	);
}
