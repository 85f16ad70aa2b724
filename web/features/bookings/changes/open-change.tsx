/** A change that waits for its answer or its payment: the difference, the deadline, and the reader's buttons. */
import {
	acceptBookingChange,
	type BookingChange,
	type ChangeAction,
	declineBookingChange,
	withdrawBookingChange,
} from '#contract/booking-changes.ts';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { call } from '#web/browser/api.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { Side } from '../detail/sides.ts';
import { Difference } from './difference.tsx';
import type { ChangeTexts } from './texts.en.ts';
import { isReturnAlone } from './trip-draft.ts';
import { usePayChange } from './use-pay-change.ts';

const calls = { ACCEPT: acceptBookingChange, DECLINE: declineBookingChange, WITHDRAW: withdrawBookingChange };
type Reply = Exclude<ChangeAction, 'PAY'>;

type OpenChangeProps = { booking: Pick<Booking, 'id' | 'lines' | 'whereAndWhen'>; change: BookingChange; side: Side };

export function OpenChange({ booking, change, side }: OpenChangeProps) {
	const { request: t } = useScreenTexts<ChangeTexts>().changes;
	const { format } = useLanguage();
	const pay = usePayChange(booking.id);
	const reply = useActionMutation<Reply, BookingChange>({
		call: (action) => call(calls[action], { params: { id: booking.id, changeId: change.id } }),
		refreshes: [listBookings],
		done: (answer, action) => (answer.state === 'AWAITING_PAYMENT' && side === 'RENTER' ? '' : t.answered[action]),
		failed: t.failed,
		onDone: (answer) => answer.allowedActions.includes('PAY') && pay.mutate(answer.id),
	});
	const may = (action: ChangeAction) => change.allowedActions.includes(action);
	const until = (moment: string) => format.date(moment, 'moment');
	const words: Record<Reply, string> = { ACCEPT: t.accept, DECLINE: t.decline, WITHDRAW: t.withdraw };
	const { trip } = useScreenTexts<ChangeTexts>().changes;
	const askerText = () => {
		const words = isReturnAlone(change) ? t : trip.request;
		return side === 'ADMIN' ? words.admin : words[side === change.side ? 'mine' : 'theirs'][side];
	};
	const payingSide = side === 'RENTER' ? 'RENTER' : 'OWNER';
	return (
		<div data-testid="open-change">
			<p className="font-semibold">{askerText()}</p>
			<Difference booking={booking} difference={change} side={payingSide} />
			<p suppressHydrationWarning className="numbers mt-3 text-sm">
				{change.respondBy && t.respondBy(until(change.respondBy))}
				{change.payBy && t.payBy[payingSide](until(change.payBy))}
			</p>
			<div className="mt-4 grid gap-3 empty:hidden">
				{may('PAY') && (
					<Button
						variant="primary"
						size="large"
						wide
						busy={(pay.isPending || pay.isSuccess) && t.sending}
						onClick={() => pay.mutate(change.id)}
					>
						{t.pay(format.jod(change.differenceJod))}
					</Button>
				)}
				{(['ACCEPT', 'DECLINE', 'WITHDRAW'] as const).filter(may).map((action) => (
					<Button
						key={action}
						wide
						variant={action === 'ACCEPT' ? 'primary' : 'secondary'}
						busy={reply.isPending && reply.variables === action && t.sending}
						onClick={() => reply.mutate(action)}
					>
						{words[action]}
					</Button>
				))}
			</div>
		</div>
	);
}
