/** An e-mail as its parts, and how they become its subject, its text and its HTML. */
import { layOut } from './layout.ts';

export type Letter = {
	subject: string;
	/** What an inbox shows beside the subject. */
	preheader: string;
	heading?: string;
	greeting?: string;
	paragraphs: readonly string[];
	/** Stands alone, large. */
	code?: string;
	rows?: ReadonlyArray<{ label: string; value: string }>;
	/** `href` is absolute. */
	button?: { label: string; href: string };
	/** After the button. */
	closing?: readonly string[];
	/** Why one gets it. */
	why: string;
	/** Where one chooses what one gets; `href` is absolute. */
	choices?: { label: string; href: string };
};

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
