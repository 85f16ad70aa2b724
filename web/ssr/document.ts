/** The HTML document around a rendered page: head, root, state for the browser, and the entry script. */
import { type PageState, ROOT_ID, STATE_ID } from '#web/app/dehydrated-queries.ts';
import { directionOf } from '#web/i18n/language.ts';
import type { PageFiles } from './assets.ts';
import { icon, touchIcon } from './head-pictures.ts';

type DocumentParts = {
	/** Head tags of the screens: title, description, canonical. */
	head: string;
	/** Head tags for clients that do not run scripts: Open Graph, alternate languages, structured data. */
	about: string;
	body: string;
	state: PageState;
	surface: 'renter' | 'owner';
	files: PageFiles;
	/** Everything visible is in `body`: the browser hydrates the page only on the first interaction (app/entry-client.ts). */
	whole: boolean;
	/** Content above every page. */
	notice: Notice | null;
};

/** Both languages at once. */
export type Notice = Readonly<Record<'en' | 'ar', string>>;

export function documentOf({ head, about, body, state, surface, files, whole, notice }: DocumentParts): string {
	const { language, theme } = state;
	const chosen = theme ? ` data-theme="${theme}"` : '';
	return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-surface="${surface}"${chosen}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${loaderOf(files, whole)}
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
${files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('')}
${head}
${about}
<link rel="icon" type="image/svg+xml" href="${icon}">
<link rel="apple-touch-icon" href="${touchIcon}">
<link rel="manifest" href="/manifest.webmanifest?lang=${language}">
${themeColours(theme)}
</head>
<body>
${notice ? bannerOf(notice) : ''}<div id="${ROOT_ID}">${body}</div>
<script type="application/json" id="${STATE_ID}">${jsonForScript(state)}</script>
</body>
</html>`;
}

/** Rendered outside of the app, because every screen has it and it needs no script. */
const bannerOf = (notice: Notice): string =>
	`<aside class="demo-banner" aria-label="Demo">${Object.entries(notice)
		.map(([lang, sentence]) => `<span lang="${lang}" dir="auto">${sentence}</span>`)
		.join('')}</aside>\n`;

/**
 * Inline, not a module, and above the style sheets, so that it has run before any element can be pressed: browsers run an inline module
 * some time later, and a press before that would have no effect.
 */
function loaderOf({ loader, app, modules }: PageFiles, whole: boolean): string {
	const data = `data-app="${app}" data-modules="${modules.join(' ')}"${whole ? ' data-whole' : ''}`;
	return 'address' in loader
		? `<script type="module" src="${loader.address}" ${data} async></script>`
		: `<script ${data}>${loader.code}</script>`;
}

/** Colours of a phone's browser bars, equal to the canvas (ui/theme/tokens.css). */
const CANVAS = { light: '#fbf8f3', dark: '#15120f' } as const;

function themeColours(theme: PageState['theme']): string {
	if (theme) return `<meta name="theme-color" content="${CANVAS[theme]}">`;
	return Object.entries(CANVAS)
		.map(([scheme, colour]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`)
		.join('');
}

/** JSON that cannot close its script element. */
export function jsonForScript(value: unknown): string {
	return JSON.stringify(value)
		.replace(/</g, '\\u003c')
		.replace(/\u2028/g, '\\u2028')
		.replace(/\u2029/g, '\\u2029');
}

export function escapeAttribute(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
