/** A line of the bell as an e-mail and as an SMS. Pure. */
import type { Language } from '#server/platform/base/refusal.ts';
import { type Written, writeLetter } from '#server/platform/letters/letter.ts';
import { topicOf } from './choices.ts';
import { brand, buttons, choose, whys } from './letter-texts.ts';
import { countSegments, withPlainSigns } from './sms-segments.ts';
import type { NotificationText } from './texts.ts';

export type Told = NotificationText & { actionUrl: string };

/** Where one chooses what one is told of. */
export const choicesUrl = (publicUrl: string): string => `${publicUrl}/profile`;

export function writeEmail(told: Told, language: Language, publicUrl: string): Written {
	return writeLetter(
		{
			subject: told.title[language],
			preheader: told.body[language],
			heading: told.title[language],
			paragraphs: [told.body[language]],
			rows: (told.rows ?? []).map(({ label, value }) => ({ label: label[language], value: value[language] })),
			button: { label: (told.button ?? buttons[told.type])[language], href: publicUrl + told.actionUrl },
			why: whys[topicOf[told.type]][language],
			choices: { label: choose[language], href: choicesUrl(publicUrl) },
		},
		language,
		publicUrl,
	);
}

/** Two segments are paid for; what makes it a third is left out, and the address stays. */
const SEGMENTS = 2;

export function writeSms(told: Told, language: Language, publicUrl: string): string {
	const title = `${brand[language]}: ${told.title[language]}`;
	const address = publicUrl + told.actionUrl.replace(/#.*$/, '');
	const whole = told.short ? withPlainSigns(`${title}. ${told.short[language]}. ${address}`) : null;
	return whole && countSegments(whole).segments <= SEGMENTS ? whole : withPlainSigns(`${title}. ${address}`);
}
