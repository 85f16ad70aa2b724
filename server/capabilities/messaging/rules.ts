/** Who is on which side of a conversation, who may see it, and whether more can be written in it. Pure. */
import type { RefusalCode } from '#contract/index.ts';

export type Side = 'RENTER' | 'OWNER';

/** What of a conversation and of its booking decides; the booking's parts are null for an inquiry. */
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
export const idOf = (row: Pick<ConversationAccess, 'renter_id' | 'owner_id'>, side: Side): string =>
	side === 'RENTER' ? row.renter_id : row.owner_id;
export const readBy = (row: ConversationAccess, side: Side): number =>
	side === 'RENTER' ? row.renter_read_position : row.owner_read_position;

/** The owner sees a booking's conversation once it is paid, as they see the booking; and an inquiry once something is asked in it. */
export function isVisibleTo(row: ConversationAccess, side: Side): boolean {
	if (side === 'RENTER') return true;
	return row.kind === 'INQUIRY' ? row.last_position > 0 : row.paid_at !== null;
}

/** Null for everybody to whom the conversation looks as if it were not there. */
export function sideOf(row: ConversationAccess, userId: string): Side | null {
	const side = row.renter_id === userId ? 'RENTER' : row.owner_id === userId ? 'OWNER' : null;
	return side && isVisibleTo(row, side) ? side : null;
}

/** Contact details stay between the two only once there is a booking to meet for. */
export const isMasked = (row: Pick<ConversationAccess, 'confirmed_at'>): boolean => row.confirmed_at === null;

/** Why nothing more can be written; null where it can. */
export function closedBecause(row: ConversationAccess, otherHasLeft: boolean): RefusalCode | null {
	if (otherHasLeft) return 'CONVERSATION_CLOSED';
	return row.booking_status === 'CANCELLED' && row.paid_at === null ? 'CONVERSATION_NEVER_PAID' : null;
}
