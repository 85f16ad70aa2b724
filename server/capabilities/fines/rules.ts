/** Fines that arrive after the return: which offences count, what is left of the held part, and who may do what when. Pure; amounts in fils. */
import { FINE_REMINDER_DAYS, type FineAction, type FineStatus, type fineRefusals } from '#contract/fines.ts';
import { DAY_MS } from '#contract/time.ts';
import { answerSteps, stepsOf } from '#server/capabilities/cases/index.ts';

const MINUTE_MS = 60_000;

/** Between handover and return the renter was responsible for the car. Without records the agreed times apply. */
export const tripTimes = (booking: { checked_in_at: Date | null; starts_at: Date; returned_at: Date | null; ends_at: Date }) => ({
	from: booking.checked_in_at ?? booking.starts_at,
	to: booking.returned_at ?? booking.ends_at,
});

/** Tickets have times in minutes. */
export const isWithinTrip = (offenceAt: Date, { from, to }: { from: Date; to: Date }): boolean =>
	offenceAt.getTime() >= Math.floor(from.getTime() / MINUTE_MS) * MINUTE_MS && offenceAt <= to;

export type HoldAmounts = { heldFils: bigint; chargedFils: bigint; releasedFils: bigint };

/** Neither charged nor refunded, and not claimed by an undecided fine. */
export function leftOf(
	{ heldFils, chargedFils, releasedFils }: HoldAmounts,
	fines: ReadonlyArray<{ amount_fils: bigint; granted_fils: bigint | null }>,
): bigint {
	const undecided = fines.reduce((sum, fine) => (fine.granted_fils === null ? sum + fine.amount_fils : sum), 0n);
	return heldFils - chargedFils - releasedFils - undecided;
}

export type HoldLifecycle = { until: Date; endedAt: Date | null };

export const isOpen = ({ until, endedAt }: HoldLifecycle, now: Date): boolean => endedAt === null && now < until;

/** When the owner is reminded: on the third, seventh and thirteenth day after the return, as long as the hold lasts. */
export const remindersAt = (returnedAt: Date, { until, now }: { until: Date; now: Date }): Array<{ day: number; at: Date }> =>
	FINE_REMINDER_DAYS.map((day) => ({ day, at: new Date(returnedAt.getTime() + day * DAY_MS) })).filter(({ at }) => at > now && at < until);

export type FineLifecycle = { status: FineStatus; answerBy: Date };

const { answer, decide } = answerSteps({ notOpen: 'FINE_NOT_OPEN', late: 'FINE_ANSWER_LATE', notDecidable: 'FINE_NOT_DECIDABLE' });

export const { refusalOf, allowedActions } = stepsOf<FineAction, FineLifecycle, keyof typeof fineRefusals>(
	{
		ACCEPT: { by: 'RENTER', refusal: answer },
		CONTEST: { by: 'RENTER', refusal: answer },
		WITHDRAW: { by: 'OWNER', refusal: ({ status }) => (status === 'OPEN' || status === 'CONTESTED' ? null : 'FINE_NOT_WITHDRAWABLE') },
		RESOLVE: { by: 'ADMIN', refusal: decide },
	},
	'FINE_OF_YOUR_OWN',
);
