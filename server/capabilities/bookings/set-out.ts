/** A member of the owner's side announces a departure to a handover, so that the renter knows and no second colleague goes; or revokes it. */
import type { Booking } from '#contract/bookings.ts';
import type { HandoverPhase } from '#contract/handover.ts';
import { ammanDateTime, ammanIso } from '#contract/time.ts';
import { clockText } from '#contract/where-and-when-text.ts';
import { companyOf } from '#server/capabilities/companies/index.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { departsFrom, departureProblem, nextPhase, turnBackProblem } from './departure-rules.ts';
import { nameForRenter, openDeparturesOf } from './departures.ts';
import { deleteDepartures, insertDeparture } from './departures-sql.ts';
import { handoverSideFor } from './driver-reach.ts';
import { ownerSetOut, ownerTurnedBack } from './events.ts';
import { presentBookings } from './present.ts';
import { type BookingRow, lockBooking } from './sql.ts';
import { toEventPayload } from './transition-booking.ts';
import { toDepartureActor, toDepartureInput } from './where-and-when.ts';

const actions = { CHECK_IN: 'booking.set_out_for_pickup', CHECK_OUT: 'booking.set_out_for_return' } as const;

/** Repeated by the same person, it gets the same answer as the first call. */
export async function setOut(
	platform: Platform,
	caller: Caller,
	id: string,
	{ phase, saveResponse }: { phase: HandoverPhase; saveResponse: SaveResponse },
): Promise<Booking> {
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const row = await lockOwn(tx, caller, id, now);
		const problem = departureProblem(phase, toDepartureInput(row), now);
		if (problem) throw refuse(problem, { from: ammanDateTime(departsFrom(phase, toDepartureInput(row))) });
		const isFirst = await insertDeparture(tx, { booking_id: id, phase, person_id: caller.personId, set_out_at: now });
		if (isFirst) {
			await audit(platform, tx, { actorId: caller.personId, action: actions[phase], subject: 'booking', subjectId: id });
			const person = await userById(tx, caller.personId);
			if (!person) throw refuse('BOOKING_NOT_FOUND');
			const by = nameForRenter(row, person, await companyOf(tx, row.owner_id));
			const departure = { phase, by, setOutAt: ammanIso(now) };
			await platform.events.publish(platform, tx, ownerSetOut, { ...(await toEventPayload(tx, row)), ...departure });
		} else {
			const departed = await departureTo(tx, row, phase);
			if (departed && departed.personId !== caller.personId) {
				const since = clockText(ammanIso(departed.setOutAt), ammanIso(phase === 'CHECK_IN' ? row.starts_at : row.ends_at));
				throw refuse('ON_THE_WAY_ALREADY', { name: nameFor(caller, departed), since: since[caller.lang] });
			}
		}
		const booking = await present(tx, caller, row, now);
		await saveResponse(tx, booking);
		return booking;
	});
}

/** Does nothing if there is no departure. */
export async function turnBack(platform: Platform, caller: Caller, id: string): Promise<Booking> {
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const row = await lockOwn(tx, caller, id, now);
		const phase = nextPhase(toDepartureInput(row));
		const departed = phase && (await departureTo(tx, row, phase));
		if (departed) {
			const problem = turnBackProblem(departed, toDepartureInput(row), toDepartureActor(caller));
			if (problem) throw refuse(problem, { name: nameFor(caller, departed) });
			await deleteDepartures(tx, id, [phase]);
			const before = { member: departed.personId };
			await audit(platform, tx, { actorId: caller.personId, action: 'booking.turned_back', subject: 'booking', subjectId: id, before });
			await platform.events.publish(platform, tx, ownerTurnedBack, { bookingId: id, ownerId: row.owner_id, renterId: row.renter_id });
		}
		return present(tx, caller, row, now);
	});
}

type Departed = { names: { owner: { en: string; ar: string } } };

/** Wrapped in isolates, because a name may have the other writing direction. */
const nameFor = ({ lang }: Caller, { names }: Departed): string => `\u2068${names.owner[lang]}\u2069`;

const departureTo = async (tx: Transaction, row: BookingRow, phase: HandoverPhase) =>
	(await openDeparturesOf(tx, [row])).get(row.id)?.find((each) => each.phase === phase);

/** Whether the caller belongs to the owner's side, and within a driver's day. */
async function lockOwn(tx: Transaction, caller: Caller, id: string, now: Date): Promise<BookingRow> {
	const row = await lockBooking(tx, id);
	if (!row || handoverSideFor(row, caller, now) !== 'OWNER') throw refuse('BOOKING_NOT_FOUND');
	return row;
}

async function present(tx: Transaction, caller: Caller, row: BookingRow, now: Date): Promise<Booking> {
	const [booking] = await presentBookings(tx, [row], caller, now);
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	return booking;
}
