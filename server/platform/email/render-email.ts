/** How the parts of an e-mail become its subject, its text and its HTML. */
import { type EmailContent, type RoadStop, renderEmailHtml } from './layout.ts';

export type RenderedEmail = { subject: string; text: string; html: string };

const signatures = { en: 'Mishwar', ar: 'مشوار' };

export function renderEmail(letter: EmailContent, language: 'en' | 'ar', publicUrl: string): RenderedEmail {
	return { subject: letter.subject, text: renderPlainText(letter, language), html: renderEmailHtml(letter, { language, publicUrl }) };
}

const marks: Record<RoadStop['state'], Record<'en' | 'ar', string>> = {
	PAST: { en: '✓', ar: '✓' },
	CURRENT: { en: '→', ar: '←' },
	FUTURE: { en: '·', ar: '·' },
};
const stopLine = ({ label, state, link }: RoadStop, language: 'en' | 'ar'): string =>
	`${marks[state][language]} ${label}${link ? `: ${link.href}` : ''}`;

function renderPlainText(letter: EmailContent, language: 'en' | 'ar'): string {
	const blocks = [
		letter.greeting,
		...letter.paragraphs,
		letter.code,
		letter.rows?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
		letter.button && `${letter.button.label}:\n${letter.button.href}`,
		letter.road && [`${letter.road.title}:`, ...letter.road.stops.map((stop) => stopLine(stop, language))].join('\n'),
		...(letter.closing ?? []),
		signatures[language],
		letter.end && `${letter.end.label}:\n${letter.end.href}`,
		letter.choices && `-- \n${letter.why} ${letter.choices.label}:\n${letter.choices.href}`,
	];
	return blocks.filter((block) => block).join('\n\n');
}
