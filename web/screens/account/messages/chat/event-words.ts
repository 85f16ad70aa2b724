/** The sentence of a line that the marketplace itself writes into a conversation. */
import type { Conversation, Message } from '#contract/messaging.ts';
import type { MessagesTexts } from '../texts.en.ts';

type Told = Pick<Message, 'event' | 'facts'>;
type Readers = { isOwner: boolean; other: string };
type ByHand = { mine: string; theirs(name: string): string };

export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** `facts.by` is the side that did it, where one did: RENTER, OWNER, ADMIN or SYSTEM. */
export function eventWords({ event, facts }: Told, { isOwner, other }: Readers, t: MessagesTexts['events']): string {
	const said = (words: ByHand, side: 'OWNER' | 'RENTER') => ((side === 'OWNER') === isOwner ? words.mine : words.theirs(isolated(other)));
	const by = facts?.by;
	switch (event) {
		case 'REQUESTED':
			return said(t.REQUESTED, 'RENTER');
		case 'CONFIRMED':
			return by === 'SYSTEM' || facts?.instant === 'true' ? t.instant : said(t.CONFIRMED, 'OWNER');
		case 'DECLINED':
			return said(t.DECLINED, 'OWNER');
		case 'CANCELLED':
			return by === 'RENTER' || by === 'OWNER' ? said(t.CANCELLED, by) : t.cancelledBy[by === 'SYSTEM' ? 'SYSTEM' : 'ADMIN'];
		case 'NO_SHOW':
			return by === 'RENTER' || by === 'OWNER' ? said(t.NO_SHOW, by) : t.noShow;
		case 'CLAIM_OPENED':
			return said(t.CLAIM_OPENED, 'OWNER');
		case 'UNANSWERED':
		case 'HANDED_OVER':
		case 'RETURNED':
		case 'COMPLETED':
		case 'CLAIM_DECIDED':
			return t[event];
		case null:
			return '';
	}
}

export const readersOf = ({ ownerId }: Pick<Conversation, 'ownerId'>, userId: string | undefined, other: string): Readers => ({
	isOwner: userId === ownerId,
	other,
});
