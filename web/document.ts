/** The HTML around a rendered page: head, root, the state for the browser, and the one script. */
import { type PageState, ROOT_ID, STATE_ID } from './app/page-state.ts';
import type { PageFiles } from './assets.ts';
import { icon } from './head-pictures.ts';
import { directionOf } from './i18n/language.ts';

type DocumentParts = {
	/** Head tags that the screens wrote: title, description, canonical. */
	head: string;
	/** Head tags for those who do not run scripts: Open Graph, other languages, structured data. */
	about: string;
	body: string;
	state: PageState;
	surface: 'renter' | 'owner';
	files: PageFiles;
};

export function documentOf({ head, about, body, state, surface, files }: DocumentParts): string {
	const { language, theme } = state;
	const chosen = theme ? ` data-theme="${theme}"` : '';
	return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-surface="${surface}"${chosen}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script type="module" src="${files.loader}" data-app="${files.app}" data-modules="${files.modules.join(' ')}" async></script>
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
${files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('')}
${head}
${about}
<link rel="icon" type="image/svg+xml" href="${icon}">
</head>
<body>
<div id="${ROOT_ID}">${body}</div>
<script type="application/json" id="${STATE_ID}">${jsonForScript(state)}</script>
</body>
</html>`;
}

/** JSON that cannot end the script element it stands in. */
export function jsonForScript(value: unknown): string {
	return JSON.stringify(value)
		.replace(/</g, '\\u003c')
		.replace(/\u2028/g, '\\u2028')
		.replace(/\u2029/g, '\\u2029');
}

export function escapeAttribute(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
