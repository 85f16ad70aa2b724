/** Announces the reader's departure to a handover, and revokes it: on the owner's page of a booking, and in the lists of the day. */
import { Route } from 'lucide-react';
import { listBookings, listOwnerBookings } from '#contract/bookings.ts';
import { getOwnerToday } from '#contract/fleet.ts';
import { type HandoverPhase, todaysHandovers } from '#contract/handover.ts';
import { setOut, turnBack } from '#contract/places.ts';
import type { WhereAndWhen } from '#contract/where-and-when.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { SetOutTexts } from './texts.en.ts';

const refreshes = [listBookings, listOwnerBookings, getOwnerToday, todaysHandovers];

type SetOutProps = {
	bookingId: string;
	where: Pick<WhereAndWhen, 'allowedActions' | 'onTheWay'>;
	/** The handover of this line, if a list has separate lines for pickup and return. */
	phase?: HandoverPhase;
	wide?: boolean;
};

export function SetOut({ bookingId, where: { allowedActions, onTheWay }, phase, wide = false }: SetOutProps) {
	const { setOut: t } = useScreenTexts<SetOutTexts>();
	const params = { id: bookingId };
	const go = useActionMutation<HandoverPhase>({
		call: (to) => call(setOut, { params, body: { phase: to } }),
		...{ refreshes, done: t.done, failed: t.failed },
	});
	const goBack = useActionMutation({ call: () => call(turnBack, { params }), refreshes, done: t.turnedBack, failed: t.backFailed });
	const next = allowedActions.includes('SET_OUT_FOR_PICKUP')
		? 'CHECK_IN'
		: allowedActions.includes('SET_OUT_FOR_RETURN')
			? 'CHECK_OUT'
			: null;
	if (phase && phase !== (onTheWay?.phase ?? next)) return null;
	if (next) {
		return (
			<Button wide={wide} busy={go.isPending && t.going} onClick={() => go.mutate(next)} className="needs-script print:hidden">
				<Route aria-hidden className="size-5" />
				{t.go[next]}
			</Button>
		);
	}
	if (!allowedActions.includes('TURN_BACK')) return null;
	return (
		<Button wide={wide} busy={goBack.isPending && t.going} onClick={() => goBack.mutate()} className="needs-script print:hidden">
			{t.back}
		</Button>
	);
}
