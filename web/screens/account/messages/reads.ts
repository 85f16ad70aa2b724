/** What the messages read ahead: the list, and of a conversation whom and what it is about, and its last messages. */
import { getBooking } from '#contract/bookings.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { aboutRead, messagesRead } from './chat/reads.ts';
import { inboxRead, wantedFrom } from './inbox/wanted.ts';

export const reads: Reads = ({ params: { id }, query }, load) =>
	Promise.all([load.pages(inboxRead(wantedFrom(query))), id ? conversation(id, load) : null]);

async function conversation(id: string, load: Parameters<Reads>[1]): Promise<void> {
	const [about] = await Promise.all([load.main(aboutRead(id)), load.one(messagesRead(id))]);
	if (about?.kind === 'BOOKING') await load.one(read(getBooking, { params: { id } }));
}
