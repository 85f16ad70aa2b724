/** Messages on the wire for both parties: contact details are masked until the booking is confirmed. */
import type { Message } from '#contract/messaging.ts';
import { ammanIso } from '#contract/time.ts';
import { memberName } from '#server/capabilities/companies/index.ts';
import { maskMessages } from './masking/mask-messages.ts';
import type { MessageRow } from './messages-sql.ts';

export const photoPath = (objectId: string): string => `/objects/messages/${objectId}`;

/** In order. Neighbouring messages must be included, because a number may be split over several. */
export function presentMessages(rows: readonly MessageRow[], readerId: string, masked: boolean): Message[] {
	const bodies = masked ? maskMessages(rows) : rows.map(({ body }) => ({ body, isMasked: false }));
	return rows.map((row, index) => ({ ...present(row, readerId), ...(bodies[index] ?? { body: '', isMasked: true }) }));
}

function present(row: MessageRow, readerId: string): Omit<Message, 'body' | 'isMasked'> {
	return {
		id: row.id,
		bookingId: row.conversation_id,
		fromUserId: row.from_user_id,
		sentBy: row.sender && memberName(row.sender, row.sender),
		kind: row.kind,
		event: row.event,
		facts: row.facts as Message['facts'],
		photos: row.photos.map(({ object_id, width, height }) => ({ id: object_id, url: photoPath(object_id), width, height })),
		isRemoved: row.removed_at !== null,
		clientId: row.from_user_id === readerId ? row.client_id : null,
		isAutomatic: row.is_automatic,
		position: row.position,
		createdAt: ammanIso(row.created_at),
	};
}
