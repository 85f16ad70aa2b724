/** Name of the other party of a conversation in the page's language. */
import type { InboxCard } from '#contract/messaging.ts';
import type { Language } from '#web/i18n/language.ts';

/** Display name, otherwise e-mail, otherwise `unknown`; the Arabic name on an Arabic page, if given. */
export function otherName(
	{ otherParty, otherPartyAr }: Pick<InboxCard, 'otherParty' | 'otherPartyAr'>,
	language: Language,
	unknown: string,
): string {
	return (language === 'ar' && otherPartyAr) || otherParty || unknown;
}

export const carOf = ({ car }: Pick<InboxCard, 'car'>): string => `${car.make} ${car.model} ${car.year}`;
