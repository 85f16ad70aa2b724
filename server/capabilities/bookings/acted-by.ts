/** Who of an office’s team acted on a booking, from the audit log. */
import type { BookingTimeline } from '#contract/booking-life.ts';
import { nameOf, usersByIds } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { BookingRow } from './sql.ts';

type TimelineEvent = BookingTimeline['happened'][number];

/** Actions of the owner’s side, and the event that each leads to. */
const eventOf = {
	'booking.accept': 'CONFIRMED',
	'booking.decline': 'CANCELLED',
	'booking.cancel_by_owner': 'CANCELLED',
	'booking.no_show_reported': 'NO_SHOW_SAID',
	'booking.checked_in': 'CHECKED_IN',
	'booking.returned': 'RETURNED',
} as const satisfies Record<string, TimelineEvent['kind']>;

/** The events with the names of members; parties and admins are not named. */
export async function withActors(db: Queryable, row: BookingRow, events: readonly TimelineEvent[]): Promise<TimelineEvent[]> {
	const acts = await db
		.selectFrom('audit_entries')
		.select(['action', 'actor_id'])
		.where('subject', '=', 'booking')
		.where('subject_id', '=', row.id)
		.where('action', 'in', Object.keys(eventOf))
		.execute();
	const actors = acts.flatMap(({ actor_id: id }) => (id === null || id === row.owner_id || id === row.renter_id ? [] : [id]));
	if (actors.length === 0) return [...events];
	const people = new Map((await usersByIds(db, [...new Set(actors)])).map((person) => [person.id, person]));
	const names = new Map<string, { en: string; ar: string }>();
	for (const { action, actor_id: id } of acts) {
		const person = id !== null && id !== row.owner_id && id !== row.renter_id ? people.get(id) : undefined;
		if (!person || person.role === 'ADMIN' || person.role === 'SUPER_ADMIN' || person.left_at) continue;
		const given = person.first_name || nameOf(person).en;
		names.set(eventOf[action as keyof typeof eventOf], { en: given, ar: person.display_name_ar || given });
	}
	return events.map((event) => {
		const by = names.get(event.kind);
		return by ? { ...event, by } : event;
	});
}
