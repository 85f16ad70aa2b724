/** Announced departures, with the names that each side reads; those of members who lose their role in the office end. */
import type { HandoverPhase } from '#contract/handover.ts';
import { roleAllows, type TeamRole } from '#contract/team-roles.ts';
import type { BilingualText } from '#contract/where-and-when.ts';
import { companyOf, memberName } from '#server/capabilities/companies/index.ts';
import { nameOf, type UserRow, usersByIds } from '#server/capabilities/identity/index.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { deleteOpenDepartures, departuresOf } from './departures-sql.ts';
import { ownerTurnedBack } from './events.ts';
import type { BookingRow } from './sql.ts';

/** `names`: colleagues may share a first name; the renter reads a member by office and first name. */
export type Departure = { phase: HandoverPhase; personId: string; setOutAt: Date; names: { owner: BilingualText; renter: BilingualText } };

/** By booking. Bookings that no longer take place are left out. */
export async function openDeparturesOf(db: Queryable, rows: readonly BookingRow[]): Promise<Map<string, Departure[]>> {
	const open = new Map(rows.filter((row) => row.status === 'CONFIRMED' && row.returned_at === null).map((row) => [row.id, row]));
	const departures = await departuresOf(db, [...open.keys()]);
	const people = new Map((await usersByIds(db, [...new Set(departures.map((row) => row.person_id))])).map((person) => [person.id, person]));
	const ownerIds = departures.flatMap((row) => {
		const ownerId = open.get(row.booking_id)?.owner_id;
		return ownerId && ownerId !== row.person_id ? [ownerId] : [];
	});
	const offices = new Map<string, Office>();
	for (const ownerId of new Set(ownerIds)) offices.set(ownerId, await companyOf(db, ownerId));
	const named = departures.flatMap(({ booking_id: id, person_id: personId, phase, set_out_at: setOutAt }) => {
		const [row, person] = [open.get(id), people.get(personId)];
		if (!row || !person) return [];
		const names = { owner: nameOf(person), renter: nameForRenter(row, person, offices.get(row.owner_id)) };
		return [{ id, departure: { phase, personId, setOutAt, names } }];
	});
	return new Map([...Map.groupBy(named, ({ id }) => id)].map(([id, own]) => [id, own.map(({ departure }) => departure)]));
}

type Office = Awaited<ReturnType<typeof companyOf>>;

/** The name that the renter reads for a person of the owner's side. */
export const nameForRenter = ({ owner_id: ownerId }: BookingRow, person: NonNullable<UserRow>, office: Office): BilingualText =>
	person.id === ownerId ? nameOf(person) : memberName(office, person);

type EndedRole = { ownerId: string; personId: string; role: TeamRole | null; by: string | null };

/** Ends the departures of a person who may no longer hand over, so that a colleague can go. */
export async function onTeamRoleEnded(platform: Platform, tx: Transaction, { ownerId, personId, role, by }: EndedRole): Promise<void> {
	if (role && roleAllows(role, 'handover')) return;
	for (const { id, renter_id: renterId } of await deleteOpenDepartures(tx, { personId, ownerId })) {
		const before = { member: personId };
		await audit(platform, tx, { actorId: by, action: 'booking.turned_back', subject: 'booking', subjectId: id, before });
		await platform.events.publish(platform, tx, ownerTurnedBack, { bookingId: id, ownerId, renterId });
	}
}
