/** Two ways to end an unpaid hold: choose other dates of the same car, or cancel. Both release the dates after a confirmation. */
import { useLocation } from 'wouter';
import { cancelBooking } from '#contract/booking-life.ts';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { call } from '#web/browser/api.ts';
import { carAddress } from '#web/features/cars/stay.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import { bookAgain } from '../book-again.ts';
import type { PaymentTexts } from './texts.en.ts';

type Choice = 'CHANGE' | 'RELEASE';
const choices = ['CHANGE', 'RELEASE'] as const;

export function OtherDates({ booking }: { booking: Booking }) {
	const { release: t } = useScreenTexts<PaymentTexts>();
	const [, navigate] = useLocation();
	const dialogs = useDialogs<Choice>();
	const keyFor = useIdempotencyKey();
	const params = { id: booking.id };
	const addressAfter = (choice: Choice) => (choice === 'CHANGE' ? bookAgain(booking, Date.now()) : carAddress(booking.car.slug));
	const release = useActionMutation<Choice, Booking>({
		// States that nothing has to be refunded. If a payment has arrived meanwhile, the server refuses it, and the dates stay held.
		call: () => {
			const body = { refundJod: '0.00' };
			return call(cancelBooking, { params, body, idempotencyKey: keyFor({ params, body }) });
		},
		refreshes: [listBookings, `/api/cars/${booking.carId}`],
		onDone: (_, choice) => {
			dialogs.close();
			navigate(addressAfter(choice));
		},
		onOutdated: dialogs.close,
		done: t.done,
		failed: t.failed,
	});
	return (
		<div className="mt-3 flex flex-wrap justify-center gap-x-2">
			{choices.map((choice) => (
				<Button key={choice} variant="quiet" {...dialogs.opener(choice)}>
					{t[choice].open}
				</Button>
			))}
			{choices.map((choice) => (
				<ConfirmDialog
					key={choice}
					{...dialogs.dialog(choice)}
					title={t[choice].title}
					description={t[choice].text}
					texts={{ confirm: t[choice].confirm, busy: t.busy, back: t.back }}
					busy={release.isPending}
					onConfirm={() => release.mutate(choice)}
				/>
			))}
		</div>
	);
}
