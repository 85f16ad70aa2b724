/** Which member of an office’s team acted on a booking, from the audit log. */
import { sql } from 'kysely';
import type { AuditAction } from '#contract/audit.ts';
import type { BookingTimeline } from '#contract/booking-life.ts';
import type { BilingualText } from '#contract/where-and-when.ts';
import { companyOf, memberName } from '#server/capabilities/companies/index.ts';
import { usersByIds } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { BookingRow } from './sql.ts';

type TimelineEvent = BookingTimeline['happened'][number];

/** Actions that produce a timeline event. */
const actionsOf: Partial<Record<TimelineEvent['kind'], readonly AuditAction[]>> = {
	CONFIRMED: ['booking.accept'],
	CANCELLED: ['booking.decline', 'booking.cancel_by_owner'],
	NO_SHOW_SAID: ['booking.no_show_reported'],
	NO_SHOW_CONTESTED: ['booking.no_show_contested'],
	CHECKED_IN: ['booking.checked_in'],
	RETURNED: ['booking.returned'],
	SET_OUT: ['booking.set_out_for_pickup', 'booking.set_out_for_return'],
	PLACE_PROPOSED: ['booking.place_proposed'],
	PLACE_MOVED: ['booking.place_moved', 'booking.place_accepted'],
	TRIP_MOVED: ['booking.change_applied'],
	END_CHANGED: ['booking.change_applied'],
};
/** What a member did with a change before it was applied, because the last step may have been the renter's payment or consent. */
const stepsOfChange: readonly AuditAction[] = ['booking.change_proposed', 'booking.change_awaiting_payment'];

/** The events with the names of members; parties and admins are not named. */
export async function withActors(db: Queryable, row: BookingRow, events: readonly TimelineEvent[]): Promise<TimelineEvent[]> {
	const acts = await db
		.selectFrom('audit_entries')
		.select(['action', 'actor_id', 'created_at', sql<string | null>`before ->> 'changeId'`.as('change_id')])
		.where('subject', '=', 'booking')
		.where('subject_id', '=', row.id)
		.where('action', 'in', [...Object.values(actionsOf).flat(), ...stepsOfChange])
		.orderBy('id')
		.execute();
	const isMember = (id: string | null): id is string => id !== null && id !== row.owner_id && id !== row.renter_id;
	const names = await memberNames(db, row.owner_id, acts.map((act) => act.actor_id).filter(isMember));
	return events.map((event) => {
		// An audit entry is written after the moment of its event, whose text has no fractions of a second.
		const act = acts.find(
			({ action, created_at }) => actionsOf[event.kind]?.some((each) => each === action) && created_at >= new Date(event.at),
		);
		const own = act?.change_id ? acts.filter(({ change_id }) => change_id === act.change_id) : [act];
		const by = own.map((each) => names.get(each?.actor_id ?? '')).findLast((name) => name !== undefined);
		return by ? { ...event, by } : event;
	});
}

/** How the office’s members among these people are read; admins and people who have left are not named. */
export async function memberNames(db: Queryable, ownerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, BilingualText>> {
	const people = (await usersByIds(db, [...new Set(ids)])).filter(
		({ role, left_at }) => !(left_at || ['ADMIN', 'SUPER_ADMIN'].includes(role)),
	);
	if (people.length === 0) return new Map();
	const office = await companyOf(db, ownerId);
	return new Map(people.map((person) => [person.id, memberName(office, person)]));
}
