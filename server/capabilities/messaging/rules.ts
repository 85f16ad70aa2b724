/** Sides of a conversation, who may see it, and whether it is open for messages. Pure. */
import type { RefusalCode } from '#contract/index.ts';

export type Side = 'RENTER' | 'OWNER';

/** The fields of a conversation and its booking that decide access; the booking's fields are null for an inquiry. */
export type ConversationAccess = {
	kind: string;
	renter_id: string;
	owner_id: string;
	last_position: number;
	renter_read_position: number;
	owner_read_position: number;
	paid_at: Date | null;
	confirmed_at: Date | null;
	booking_status: string | null;
};

export const otherSide = (side: Side): Side => (side === 'RENTER' ? 'OWNER' : 'RENTER');
export const userIdOf = (row: Pick<ConversationAccess, 'renter_id' | 'owner_id'>, side: Side): string =>
	side === 'RENTER' ? row.renter_id : row.owner_id;
export const readBy = (row: ConversationAccess, side: Side): number =>
	side === 'RENTER' ? row.renter_read_position : row.owner_read_position;

/** The owner sees a booking's conversation once it is paid, and an inquiry once it has a message. */
export function isVisibleTo(row: ConversationAccess, side: Side): boolean {
	if (side === 'RENTER') return true;
	return row.kind === 'INQUIRY' ? row.last_position > 0 : row.paid_at !== null;
}

/** Returns null for users who may not see the conversation (they get 404). */
export function sideOf(row: ConversationAccess, userId: string): Side | null {
	const side = row.renter_id === userId ? 'RENTER' : row.owner_id === userId ? 'OWNER' : null;
	return side && isVisibleTo(row, side) ? side : null;
}

/** Contact details are masked until the booking is confirmed. */
export const isMasked = (row: Pick<ConversationAccess, 'confirmed_at'>): boolean => row.confirmed_at === null;

/** Why no more messages can be sent; null if they can. */
export function closedReason(row: ConversationAccess, otherHasLeft: boolean): RefusalCode | null {
	if (otherHasLeft) return 'CONVERSATION_CLOSED';
	return row.booking_status === 'CANCELLED' && row.paid_at === null ? 'CONVERSATION_NEVER_PAID' : null;
}
