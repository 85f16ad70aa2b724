/** How the parts of an e-mail become its subject, its text and its HTML. */
import { type Letter, layOut } from './layout.ts';

export type Written = { subject: string; text: string; html: string };

const signatures = { en: 'Mishwar', ar: 'مشوار' };

export function writeLetter(letter: Letter, language: 'en' | 'ar', publicUrl: string): Written {
	return { subject: letter.subject, text: plain(letter, language), html: layOut(letter, { language, publicUrl }) };
}

function plain(letter: Letter, language: 'en' | 'ar'): string {
	const blocks = [
		letter.greeting,
		...letter.paragraphs,
		letter.code,
		letter.rows?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
		letter.button && `${letter.button.label}:\n${letter.button.href}`,
		...(letter.closing ?? []),
		signatures[language],
		letter.choices && `-- \n${letter.why} ${letter.choices.label}:\n${letter.choices.href}`,
	];
	return blocks.filter((block) => block).join('\n\n');
}
