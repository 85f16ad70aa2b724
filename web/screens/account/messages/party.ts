/** Who the other party of a conversation is, as the page's language writes them. */
import type { InboxCard } from '#contract/messaging.ts';
import type { Language } from '#web/i18n/language.ts';

/** Display name, else e-mail, else `unknown`; the name in Arabic on an Arabic page, where they gave one. */
export function otherName(
	{ otherParty, otherPartyAr }: Pick<InboxCard, 'otherParty' | 'otherPartyAr'>,
	language: Language,
	unknown: string,
): string {
	return (language === 'ar' && otherPartyAr) || otherParty || unknown;
}

export const carOf = ({ car }: Pick<InboxCard, 'car'>): string => `${car.make} ${car.model} ${car.year}`;
