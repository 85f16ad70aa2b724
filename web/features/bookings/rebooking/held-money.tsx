/** The amount that was paid and waits for the choice of another car, and the button that refunds it at once. */
import { listBookings } from '#contract/bookings.ts';
import { type Alternatives, returnHeldMoney } from '#contract/rebooking.ts';
import { call } from '#web/browser/api.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { RebookingTexts } from './texts.en.ts';

type HeldMoneyProps = {
	bookingId: string;
	held: NonNullable<Alternatives['held']>;
	/** A car is being booked with it. */
	blocked: boolean;
};

export function HeldMoney({ bookingId, held, blocked }: HeldMoneyProps) {
	const { rebooking: t } = useScreenTexts<RebookingTexts>();
	const { format } = useLanguage();
	const refund = useActionMutation<void, { returnedJod: string }>({
		call: () => call(returnHeldMoney, { params: { id: bookingId } }),
		refreshes: [listBookings],
		done: ({ returnedJod }) => t.givenBack(format.jod(returnedJod)),
		failed: t.giveBackFailed,
	});
	return (
		<div className="mb-5 rounded-control bg-accent-soft p-4 text-sm" data-testid="held-money">
			<p suppressHydrationWarning className="numbers">
				{t.held(format.jod(held.amountJod), format.date(held.until, 'time'))}
			</p>
			<Button className="mt-3" disabled={blocked} busy={refund.isPending && t.givingBack} onClick={() => refund.mutate()}>
				{t.giveBack}
			</Button>
		</div>
	);
}
