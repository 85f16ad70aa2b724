/** Accepting and declining: lists and figures show the answer at once, take it back where it is refused, and are read anew afterwards. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptBooking, type Booking, declineBooking, listBookings, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { inbox } from '#contract/messaging.ts';
import { call } from '../../api.ts';
import type { ApiError } from '../../fetching.ts';
import { useFormat, useLanguage } from '../../i18n/context.tsx';
import { nameOf } from '../../people.ts';
import { readsPath } from '../../queries.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { useToast } from '../../ui/toast.tsx';
import { showAnswer } from './show-answer.ts';
import { useAnswerTexts } from './texts.ts';

const SHOWN_IN = [listOwnerBookings, ownerDashboard, listBookings, inbox].map(({ path }) => readsPath(path));

/** `onAnswered` runs once the lists no longer have the request. */
export function useAnswer(booking: Booking, onAnswered: () => void) {
	const { request: t } = useAnswerTexts();
	const format = useFormat();
	const renter = useRenterName()(booking);
	const toast = useToast();
	const errorText = useErrorText();
	const client = useQueryClient();
	const refresh = () => client.invalidateQueries({ predicate: (query) => SHOWN_IN.some((shows) => shows(query)) });

	const failed = (title: string) => (error: ApiError, _: unknown, takeBack?: () => void) => {
		takeBack?.();
		toast({ title, description: errorText(error), tone: 'danger' });
		// Somebody or something else has answered it: what is shown is out of date.
		if (error.status === 409 || error.status === 404) void refresh();
	};
	const answered = (title: string, description: string) => async () => {
		await refresh();
		toast({ title, description, tone: 'positive' });
		onAnswered();
	};
	const params = { id: booking.id };
	const accept = useMutation({
		mutationFn: () => call(acceptBooking, { params }),
		onMutate: () => showAnswer(client, booking, { status: 'CONFIRMED', cancelCode: null }),
		onSuccess: answered(t.accepted, t.acceptedHint(renter)),
		onError: failed(t.acceptFailed),
	});
	const decline = useMutation({
		mutationFn: (reason: string) => call(declineBooking, { params, body: reason.trim() ? { reason: reason.trim() } : {} }),
		onMutate: () => showAnswer(client, booking, { status: 'CANCELLED', cancelCode: 'DECLINED' }),
		onSuccess: answered(t.declined, t.declinedHint(format.jod(booking.chargeJod), renter)),
		onError: failed(t.declineFailed),
	});
	return { accept, decline };
}

/** A person's name in the script of the page, where they gave one. */
export function useRenterName(): (booking: Booking) => string {
	const { language } = useLanguage();
	return ({ renter }) => nameOf(renter, language);
}
