/** HTML layout of all e-mails: tables and inline styles, because mail clients support little else; dark colours where the client follows the reader's scheme. */

export type RoadStop = { label: string; state: 'PAST' | 'CURRENT' | 'FUTURE'; link?: { label: string; href: string } };

/** An e-mail as its parts. */
export type EmailContent = {
	subject: string;
	/** Displayed beside the subject in the inbox. */
	preheader: string;
	heading?: string;
	greeting?: string;
	paragraphs: readonly string[];
	/** Set large on a line of its own. */
	code?: string;
	rows?: ReadonlyArray<{ label: string; value: string }>;
	/** `href` is absolute. */
	button?: { label: string; href: string };
	/** Steps of a process, in their order, after the button; `href` is absolute. */
	road?: { title: string; stops: readonly RoadStop[] };
	/** Displayed after the button. */
	closing?: readonly string[];
	/** Why the person receives it. */
	why: string;
	/** Link to the notification settings; `href` is absolute. */
	choices?: { label: string; href: string };
	/** Unsubscribes from e-mails of this kind only. */
	end?: { label: string; href: string };
};

/** Design tokens of the renter theme, light and dark: e-mails cannot use custom properties. */
const day = {
	canvas: '#FBF8F3',
	surface: '#FFFFFF',
	ink: '#211B15',
	muted: '#6B6054',
	line: '#E9E0D3',
	primary: '#A8452C',
	onPrimary: '#FFFFFF',
};
const night: typeof day = {
	canvas: '#15120F',
	surface: '#1E1A16',
	ink: '#F4EDE3',
	muted: '#B3A797',
	line: '#332C25',
	primary: '#EE8F6E',
	onPrimary: '#2A120A',
};

const fonts = {
	en: "'IBM Plex Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif",
	ar: "'IBM Plex Sans Arabic','Segoe UI',Tahoma,'Noto Sans Arabic',Arial,sans-serif",
};
const names = { en: 'Mishwar', ar: 'مشوار' };
const slogans = { en: 'Rent cars from local owners across Jordan', ar: 'استأجر سيارة من صاحبها في كل الأردن' };

/** Prevents the inbox preview from continuing with the body after the preheader. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

const NIGHT = `@media (prefers-color-scheme: dark) {
.canvas{background:${night.canvas}!important}.surface{background:${night.surface}!important;border-color:${night.line}!important}
.ink{color:${night.ink}!important}.muted{color:${night.muted}!important}.primary{color:${night.primary}!important}
.line{border-color:${night.line}!important}.button{background:${night.primary}!important}.on-primary{color:${night.onPrimary}!important}
.ahead{background:${night.line}!important}.code{background:${night.canvas}!important;border-color:${night.line}!important;color:${night.ink}!important}
}
@media (max-width: 480px) {.pad{padding-left:20px!important;padding-right:20px!important}}`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

type Language = 'en' | 'ar';
type Frame = { language: Language; publicUrl: string };

/** Renders the whole page. All content is escaped: markup in a name or title appears as text. */
export function renderEmailHtml(letter: EmailContent, { language, publicUrl }: Frame): string {
	const direction = language === 'ar' ? 'rtl' : 'ltr';
	const name = names[language];
	return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(letter.subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${NIGHT}</style>
</head>
<body class="canvas" dir="${direction}" style="margin:0;padding:0;background:${day.canvas};font-family:${fonts[language]};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(letter.preheader)}${FILLER}</div>
<table role="presentation" class="canvas" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${day.canvas}">
<tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="pad" style="padding:0 32px 16px"><a href="${escaped(publicUrl)}/" class="primary" style="color:${day.primary};font-size:22px;line-height:32px;font-weight:600;text-decoration:none">${name}</a></td></tr>
<tr><td class="surface pad" style="background:${day.surface};border:1px solid ${day.line};border-radius:16px;padding:28px 32px 20px">
${content(letter, language)}
</td></tr>
<tr><td class="pad" style="padding:20px 32px 0">${footer(letter, language)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const size = (language: Language): string => (language === 'ar' ? 'font-size:17px;line-height:29px' : 'font-size:16px;line-height:25px');

const paragraph = (text: string, language: Language): string =>
	`<p class="ink" style="margin:0 0 16px;color:${day.ink};${size(language)}">${lines(text)}</p>`;

function content(letter: EmailContent, language: Language): string {
	const heading = letter.heading
		? [
				`<h1 class="ink" style="margin:0 0 12px;color:${day.ink};font-size:24px;line-height:${language === 'ar' ? 38 : 32}px;font-weight:600">${lines(letter.heading)}</h1>`,
			]
		: [];
	return [
		...heading,
		...(letter.greeting ? [paragraph(letter.greeting, language)] : []),
		...letter.paragraphs.map((text) => paragraph(text, language)),
		...(letter.code ? [code(letter.code)] : []),
		...(letter.rows?.length ? [rows(letter.rows, language)] : []),
		...(letter.button ? [button(letter.button, language)] : []),
		...(letter.road ? [renderRoad(letter.road, language)] : []),
		...(letter.closing ?? []).map((text) => paragraph(text, language)),
	].join('\n');
}

/** Always left to right: Latin letters and digits. */
const code = (text: string): string =>
	`<p class="code" dir="ltr" style="margin:4px 0 20px;padding:14px 16px;background:${day.canvas};border:1px solid ${day.line};border-radius:8px;color:${day.ink};font-size:28px;line-height:36px;font-weight:600;letter-spacing:6px;text-align:center">${escaped(text)}</p>`;

/** Labels at the start of the line, values at its end. */
function rows(all: NonNullable<EmailContent['rows']>, language: Language): string {
	const [start, end] = language === 'ar' ? (['right', 'left'] as const) : (['left', 'right'] as const);
	const cells = all.map(({ label, value }, index) => {
		const border = index === 0 ? '' : `border-top:1px solid ${day.line};`;
		return `<tr>
<td class="muted line" align="${start}" valign="top" style="${border}padding:10px 0;color:${day.muted};font-size:14px;line-height:22px">${escaped(label)}</td>
<td class="ink line" align="${end}" valign="top" style="${border}padding:10px 0;padding-inline-start:16px;color:${day.ink};font-size:15px;line-height:22px;font-weight:500;font-variant-numeric:tabular-nums"><bdi>${lines(value)}</bdi></td>
</tr>`;
	});
	const direction = language === 'ar' ? 'rtl' : 'ltr';
	return `<table role="presentation" class="line" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;border-top:1px solid ${day.line};border-bottom:1px solid ${day.line}">
${cells.join('\n')}
</table>`;
}

const button = ({ label, href }: NonNullable<EmailContent['button']>, language: Language): string =>
	`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr>
<td class="button" align="center" style="background:${day.primary};border-radius:8px"><a href="${escaped(href)}" class="on-primary" style="display:inline-block;padding:12px 24px;color:${day.onPrimary};${size(language)};font-weight:600;text-decoration:none">${escaped(label)}</a></td>
</tr></table>`;

/** A bar of the steps, and the steps in words, which wrap in any window. */
function renderRoad({ title, stops }: NonNullable<EmailContent['road']>, language: Language): string {
	const direction = language === 'ar' ? 'rtl' : 'ltr';
	const small = `font-size:14px;line-height:${language === 'ar' ? 24 : 21}px`;
	const bar = stops.map(({ state }, index) => {
		const [name, colour] = state === 'FUTURE' ? ['ahead', day.line] : ['button', day.primary];
		const half = state === 'CURRENT' ? 'opacity:0.5;' : '';
		const gap = index === 0 ? '' : '<td width="4" style="font-size:0;line-height:0">&nbsp;</td>';
		return `${gap}<td class="${name}" height="6" style="${half}background:${colour};border-radius:3px;font-size:0;line-height:0">&nbsp;</td>`;
	});
	const words = stops.map(({ label, state, link }) => {
		const name = `<span style="white-space:nowrap">${state === 'PAST' ? '✓ ' : ''}${escaped(label)}</span>`;
		const linked = link
			? ` (<a href="${escaped(link.href)}" class="primary" style="color:${day.primary};text-decoration:underline">${escaped(link.label)}</a>)`
			: '';
		const [colour, shade] = state === 'FUTURE' ? ['muted', day.muted] : ['ink', day.ink];
		return `<span class="${colour}" style="color:${shade};font-weight:${state === 'CURRENT' ? 600 : 400}">${name}${linked}</span>`;
	});
	return `<p class="muted" style="margin:20px 0 8px;color:${day.muted};${small}">${escaped(title)}</p>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px"><tr>${bar.join('')}</tr></table>
<p class="muted" style="margin:0 0 12px;color:${day.muted};${small}">${words.join(' · ')}</p>`;
}

function footer({ why, choices, end }: EmailContent, language: Language): string {
	const style = `margin:0 0 6px;color:${day.muted};font-size:13px;line-height:${language === 'ar' ? 22 : 19}px`;
	const links = [end, choices].flatMap((link) =>
		link
			? [
					` <a href="${escaped(link.href)}" class="primary" style="color:${day.primary};text-decoration:underline">${escaped(link.label)}</a>`,
				]
			: [],
	);
	return `<p class="muted" style="${style}">${escaped(why)}${links.join(' ·')}</p>
<p class="muted" style="${style}">${names[language]} · ${slogans[language]}</p>`;
}
