/** Self-contained pages without script, build or data. */
import { demoNotice } from '#contract/dev.ts';
import type { Language } from '#server/platform/base/refusal.ts';

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#211b15,#f4ede3);--canvas:light-dark(#fbf8f3,#15120f);--line:light-dark(#e9e0d3,#332c25);--accent:light-dark(#a8452c,#ee8f6e)}
body{margin:0 auto;padding:1.5rem;max-width:60rem;font:16px/1.6 system-ui,sans-serif;color:var(--ink);background:var(--canvas)}
h1{font-size:1.75rem}a{color:var(--accent)}`;

const BANNER_STYLE = 'aside{margin-block-end:1rem;padding:.5rem;border:1px solid var(--line);text-align:center;font-size:.8125rem}';
const BANNER = `<aside aria-label="Demo">${Object.entries(demoNotice)
	.map(([lang, notice]) => `<div lang="${lang}" dir="auto">${notice}</div>`)
	.join('')}</aside>`;

export const escapeHtml = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** `body` is HTML, `title` is text. */
export function plainPage({
	language,
	title,
	body,
	style = '',
	demoBanner,
}: {
	language: Language;
	title: string;
	body: string;
	style?: string;
	demoBanner: boolean;
}): string {
	return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}${demoBanner ? BANNER_STYLE : ''}${style}</style></head><body>${demoBanner ? BANNER : ''}<h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}

const IN_THE_MIDDLE = 'body{padding-block:20vh;text-align:center}';

const texts = {
	en: { title: 'We can’t show this page', again: 'Try again', home: 'Home' },
	ar: { title: 'تعذّر عرض هذه الصفحة', again: 'حاول مرة أخرى', home: 'الرئيسية' },
};

type ErrorPage = { sentence: string; path: string; demoBanner: boolean };

/** Replaces a page that could not be rendered. `sentence` gives the reason, `path` is where to try again. */
export function errorPage(language: Language, { sentence, path, demoBanner }: ErrorPage): string {
	const { title, again, home } = texts[language];
	const links = `<p><a href="${escapeHtml(path)}">${again}</a> · <a href="/">${home}</a></p>`;
	return plainPage({ language, title, body: `<p>${escapeHtml(sentence)}</p>${links}`, style: IN_THE_MIDDLE, demoBanner });
}

const offlineTexts = {
	en: {
		title: 'You’re offline',
		hint: 'You can still open trips and messages you’ve viewed before. Everything else needs a connection.',
		again: 'Try again',
		trips: 'My trips',
		messages: 'Messages',
	},
	ar: {
		title: 'لا يوجد اتصال بالإنترنت',
		hint: 'يمكنك قراءة الرحلات والرسائل التي فتحتها من قبل. أما الباقي فيحتاج إلى اتصال.',
		again: 'حاول مرة أخرى',
		trips: 'رحلاتي',
		messages: 'الرسائل',
	},
};

/** Cached by the service worker; an empty address leads to the requested page. */
export function offlinePage(language: Language, { demoBanner }: { demoBanner: boolean }): string {
	const { title, hint, again, trips, messages } = offlineTexts[language];
	const links = `<p><a href="">${again}</a> · <a href="/trips">${trips}</a> · <a href="/messages">${messages}</a></p>`;
	return plainPage({ language, title, body: `<p>${hint}</p>${links}`, style: IN_THE_MIDDLE, demoBanner });
}
