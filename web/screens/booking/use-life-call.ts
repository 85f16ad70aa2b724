/** One act on a booking (cancel, report, contest): its call, and everything that shows the booking read anew afterwards. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownerHistory } from '#contract/booking-life.ts';
import { type Booking, listBookings, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { inbox } from '#contract/messaging.ts';
import type { ApiError } from '../../fetching.ts';
import { readsPath } from '../../queries.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { useToast } from '../../ui/toast.tsx';

const SHOWN_IN = [listBookings, listOwnerBookings, ownerDashboard, ownerHistory, inbox].map(({ path }) => readsPath(path));

/** What would be refunded is asked for when its window opens; of a booking that has just been cancelled there is nothing to ask. */
const isPreview = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => String(queryKey[0]).endsWith('/cancellation');

type Act<Given> = {
	call(given: Given): Promise<Booking>;
	/** Its window closes before anything is read anew. */
	onDone(): void;
	done(booking: Booking): { title: string; description?: string };
	failed: string;
	/** True where the failure is seen to elsewhere. */
	onFailed?(error: ApiError): boolean;
};

export function useLifeCall<Given>({ call, onDone, done, failed, onFailed }: Act<Given>) {
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const refresh = () => client.invalidateQueries({ predicate: (query) => SHOWN_IN.some((shows) => shows(query)) && !isPreview(query) });
	return useMutation<Booking, ApiError, Given>({
		mutationFn: call,
		onSuccess: async (booking) => {
			onDone();
			toast({ ...done(booking), tone: 'positive' });
			await refresh();
		},
		onError: (error) => {
			if (onFailed?.(error)) return;
			toast({ title: failed, description: errorText(error), tone: 'danger' });
			// Somebody or something else has moved it: what is shown is out of date.
			if (error.status === 409 || error.status === 404) {
				onDone();
				void refresh();
			}
		},
	});
}
