/** A change to a booking (cancel, report, contest). */
import { ownerHistory } from '#contract/booking-life.ts';
import { type Booking, listBookings, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { inbox } from '#contract/messaging.ts';
import { matchesPath } from '#web/browser/queries.ts';
import { type Action, useActionMutation } from '#web/ui/use-action-mutation.ts';

const showsBookings = [listBookings, listOwnerBookings, ownerDashboard, ownerHistory, inbox].map(({ path }) => matchesPath(path));

/** The preview of a refund is loaded when its dialog opens; a booking that was just cancelled has none. */
const isPreview = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => String(queryKey[0]).endsWith('/cancellation');

type BookingAction<Input> = Omit<Action<Input, Booking>, 'refreshes' | 'onDone' | 'onOutdated'> & {
	/** Closes the dialog, after the change and if it is no longer possible. */
	onClose(): void;
};

export function useBookingMutation<Input>({ onClose, ...action }: BookingAction<Input>) {
	return useActionMutation<Input, Booking>({
		...action,
		refreshes: (query) => showsBookings.some((shows) => shows(query)) && !isPreview(query),
		onDone: onClose,
		onOutdated: onClose,
	});
}
