/** When a member of the owner's side may announce a departure to the handover, and when it can be revoked. Pure. */
import { DEPARTURE_OPENS_HOURS } from '#contract/deadlines.ts';
import type { HandoverPhase } from '#contract/handover.ts';
import { HOUR_MS } from '#contract/time.ts';
import type { BookingLifecycle } from './rules.ts';

const OPENS_BEFORE_MS = DEPARTURE_OPENS_HOURS * HOUR_MS;

/** `isDelivered`: the owner's side brings the car to the renter, and fetches it there. */
export type DepartureInput = Pick<
	BookingLifecycle,
	'status' | 'isPaid' | 'startsAt' | 'endsAt' | 'checkedInAt' | 'returnedAt' | 'noShow' | 'lateUntil'
> & { isDelivered: boolean };

/** The next record; null if there is none. */
export function nextPhase({
	status,
	checkedInAt,
	returnedAt,
}: Pick<DepartureInput, 'status' | 'checkedInAt' | 'returnedAt'>): HandoverPhase | null {
	if (status !== 'CONFIRMED' || returnedAt !== null) return null;
	return checkedInAt === null ? 'CHECK_IN' : 'CHECK_OUT';
}

/** Before the time on which both rely: for a pickup, the one that a late renter announced. */
export function departsFrom(
	phase: HandoverPhase,
	{ startsAt, endsAt, lateUntil }: Pick<DepartureInput, 'startsAt' | 'endsAt' | 'lateUntil'>,
): Date {
	const at = phase === 'CHECK_IN' ? (lateUntil ?? startsAt) : endsAt;
	return new Date(at.getTime() - OPENS_BEFORE_MS);
}

/** An open no-show report must be decided by the facts at its time, so departures do not change meanwhile. */
const hasOpenNoShow = ({ noShow, checkedInAt }: Pick<DepartureInput, 'noShow' | 'checkedInAt'>): boolean =>
	noShow !== null && noShow.closedAt === null && checkedInAt === null;

/** Why a departure for this phase is not possible now; null if it is. A car that the renter brings back is not fetched. */
export function departureProblem(
	phase: HandoverPhase,
	input: DepartureInput,
	now: Date,
): 'ON_THE_WAY_NOT_POSSIBLE' | 'ON_THE_WAY_TOO_EARLY' | null {
	const isAhead = phase === 'CHECK_IN' ? now < input.endsAt : input.isDelivered;
	if (!input.isPaid || nextPhase(input) !== phase || !isAhead || hasOpenNoShow(input)) return 'ON_THE_WAY_NOT_POSSIBLE';
	return now < departsFrom(phase, input) ? 'ON_THE_WAY_TOO_EARLY' : null;
}

/** `isManager`: a manager of the office, or the owner. */
export type DepartureActor = { personId: string; isManager: boolean };

export type TurnBackProblem = 'ON_THE_WAY_NOT_POSSIBLE' | 'ON_THE_WAY_BY_ANOTHER';

/** Why this person cannot revoke the announced departure; null if they can. */
export function turnBackProblem(
	departed: { personId: string },
	input: DepartureInput,
	{ personId, isManager }: DepartureActor,
): TurnBackProblem | null {
	if (nextPhase(input) === null || hasOpenNoShow(input)) return 'ON_THE_WAY_NOT_POSSIBLE';
	return isManager || departed.personId === personId ? null : 'ON_THE_WAY_BY_ANOTHER';
}
