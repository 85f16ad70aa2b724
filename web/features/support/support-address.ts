/** Addresses of the support: its page, with what the question is about, and its WhatsApp chat. */
import type { TicketContext, TicketContextKind } from '#contract/tickets.ts';

export const SUPPORT_ADDRESS = '/support';

export const supportAddress = (context: TicketContext): string =>
	context.kind === 'account' ? '/support?about=account' : `/support?about=${context.kind}&id=${context.id}`;

const kinds = { booking: true, payment: true, claim: true, payout: true, account: true } satisfies Record<TicketContextKind, true>;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address names; null where it names nothing. */
export function contextFrom(query: URLSearchParams): TicketContext | null {
	const [about, id] = [query.get('about'), query.get('id')];
	if (about === 'account') return { kind: 'account', id: null };
	if (!about || !Object.hasOwn(kinds, about) || !id || !UUID.test(id)) return null;
	return { kind: about as Exclude<TicketContextKind, 'account'>, id };
}

/** Landlines of Jordan, which have no WhatsApp; mobile numbers begin with 7. */
const LANDLINE = /^\+962[^7]/;

/** Address of a WhatsApp chat with a number; null for one that cannot have it. */
export const whatsappAddress = (phone: string): string | null =>
	LANDLINE.test(phone) ? null : `https://wa.me/${phone.replace(/\D/g, '')}`;
