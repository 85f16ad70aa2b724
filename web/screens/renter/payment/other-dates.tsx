/** Ways out of an unpaid hold: other dates of the same car, or none. Both release the dates, after a question. */
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

type Way = 'CHANGE' | 'RELEASE';
const ways = ['CHANGE', 'RELEASE'] as const;

export function OtherDates({ booking }: { booking: Booking }) {
	const { release: t } = useScreenTexts<PaymentTexts>();
	const [, navigate] = useLocation();
	const dialogs = useDialogs<Way>();
	const keyFor = useIdempotencyKey();
	const params = { id: booking.id };
	const addressAfter = (way: Way) => (way === 'CHANGE' ? bookAgain(booking, Date.now()) : carAddress(booking.car.slug));
	const release = useActionMutation<Way, Booking>({
		// Nothing has been paid: where something has by now, the amount differs and nothing is released.
		call: () => {
			const body = { refundJod: '0.00' };
			return call(cancelBooking, { params, body, idempotencyKey: keyFor({ params, body }) });
		},
		refreshes: [listBookings, `/api/cars/${booking.carId}`],
		onDone: (_, way) => {
			dialogs.close();
			navigate(addressAfter(way));
		},
		onOutdated: dialogs.close,
		done: t.done,
		failed: t.failed,
	});
	return (
		<div className="mt-3 flex flex-wrap justify-center gap-x-2">
			{ways.map((way) => (
				<Button key={way} variant="quiet" {...dialogs.opener(way)}>
					{t[way].open}
				</Button>
			))}
			{ways.map((way) => (
				<ConfirmDialog
					key={way}
					{...dialogs.dialog(way)}
					title={t[way].title}
					description={t[way].text}
					texts={{ confirm: t[way].confirm, busy: t.busy, back: t.back }}
					busy={release.isPending}
					onConfirm={() => release.mutate(way)}
				/>
			))}
		</div>
	);
}
