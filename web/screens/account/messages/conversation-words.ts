/** Names of a conversation: its other party, its car, and the sentence of a system message. */
import type { Conversation, InboxCard, Message } from '#contract/messaging.ts';
import type { Format } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import type { MessagesTexts } from './texts.en.ts';

type SystemMessage = Pick<Message, 'event' | 'facts' | 'body'>;
type Readers = { isOwner: boolean; other: string };
type ByHand = { mine: string; theirs(name: string): string };

export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Values name a side (RENTER, OWNER, ADMIN) or an amount; the reader sees a name and money. */
export function eventWords(
	{ event, facts, body }: SystemMessage,
	{ isOwner, other }: Readers,
	t: MessagesTexts['events'],
	format: Format,
): string {
	const name = isolated(other);
	/** Without a known side the server's own sentence is used, which names no one. */
	const sideText = (words: ByHand, side: string | undefined) => {
		if (side !== 'RENTER' && side !== 'OWNER') return body;
		return (side === 'OWNER') === isOwner ? words.mine : words.theirs(name);
	};
	const amount = (fact: string) => format.jod(facts?.[fact] ?? '0');
	switch (event) {
		case 'REQUESTED':
			return sideText(t.REQUESTED, 'RENTER');
		case 'CONFIRMED':
			return facts?.instant === 'true' ? t.instant : sideText(t.CONFIRMED, 'OWNER');
		case 'DECLINED':
			return sideText(t.DECLINED, 'OWNER');
		case 'CANCELLED':
			if (facts?.cancelCode?.startsWith('NO_SHOW')) return t.noShow;
			return facts?.by === 'ADMIN' ? t.cancelledByUs : sideText(t.CANCELLED, facts?.by);
		case 'NO_SHOW':
			return sideText(t.NO_SHOW, facts?.absent);
		case 'CLAIM_OPENED':
			return isOwner ? t.CLAIM_OPENED.mine(amount('claimedJod')) : t.CLAIM_OPENED.theirs(name, amount('claimedJod'));
		case 'CLAIM_DECIDED':
			return facts?.outcome === 'WITHDRAWN' ? t.claimWithdrawn : t.CLAIM_DECIDED(amount('grantedJod'), amount('claimedJod'));
		case 'RENTER_CLAIM_OPENED':
			return isOwner ? t.RENTER_CLAIM_OPENED.theirs(name, amount('claimedJod')) : t.RENTER_CLAIM_OPENED.mine(amount('claimedJod'));
		case 'RENTER_CLAIM_DECIDED':
			return facts?.outcome === 'WITHDRAWN' ? t.claimWithdrawn : t.RENTER_CLAIM_DECIDED(amount('grantedJod'), amount('claimedJod'));
		case 'UNANSWERED':
		case 'HANDED_OVER':
		case 'RETURNED':
		case 'COMPLETED':
			return t[event];
		case null:
			return body;
	}
}

export const readersOf = ({ ownerId }: Pick<Conversation, 'ownerId'>, userId: string | undefined, other: string): Readers => ({
	isOwner: userId === ownerId,
	other,
});

/** Display name, otherwise e-mail, otherwise `unknown`; the Arabic name on an Arabic page, if there is one. */
export function otherName(
	{ otherParty, otherPartyAr }: Pick<InboxCard, 'otherParty' | 'otherPartyAr'>,
	language: Language,
	unknown: string,
): string {
	return (language === 'ar' && otherPartyAr) || otherParty || unknown;
}
