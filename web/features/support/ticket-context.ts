/** The subject of a question to the support, in the address of its page. */
import type { TicketContext, TicketContextKind } from '#contract/tickets.ts';
import { SUPPORT_ADDRESS } from './use-support-lines.ts';

export const supportAddress = (context: TicketContext): string =>
	context.kind === 'account' ? `${SUPPORT_ADDRESS}?about=account` : `${SUPPORT_ADDRESS}?about=${context.kind}&id=${context.id}`;

const kinds = { booking: true, payment: true, claim: true, payout: true, account: true } satisfies Record<TicketContextKind, true>;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The subject in the address; null if it has none. */
export function contextFrom(query: URLSearchParams): TicketContext | null {
	const [about, id] = [query.get('about'), query.get('id')];
	if (about === 'account') return { kind: 'account', id: null };
	if (!about || !Object.hasOwn(kinds, about) || !id || !UUID.test(id)) return null;
	return { kind: about as Exclude<TicketContextKind, 'account'>, id };
}
