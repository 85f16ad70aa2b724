/** Letters about one's own account, which nobody can switch off: codes, links, and what was done with it. */
import { type OutgoingMessage, sendLater } from '../context/outbox.ts';
import type { Platform } from '../context/platform.ts';
import type { Transaction } from '../database/pool.ts';
import type { Letter } from './layout.ts';
import { writeLetter } from './letter.ts';

export type AccountLetter = Omit<Letter, 'preheader' | 'why' | 'choices' | 'rows' | 'heading'>;

const whys = {
	en: 'This e-mail is about your Mishwar account, so it is always sent.',
	ar: 'تخص هذه الرسالة حسابك في مشوار، لذلك تُرسل دائماً.',
};

export async function sendAccountLetter(
	platform: Platform,
	tx: Transaction,
	{ to, language, letter }: Pick<OutgoingMessage, 'to' | 'language'> & { letter: AccountLetter },
): Promise<void> {
	const whole = { ...letter, preheader: letter.paragraphs[0] ?? '', why: whys[language] };
	await sendLater(platform, tx, { channel: 'EMAIL', to, language, ...writeLetter(whole, language, platform.publicUrl) });
}
