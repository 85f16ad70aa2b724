/** Accepting and declining: displayed optimistically, reverted if refused, and refetched afterwards. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptBooking, type Booking, declineBooking, listBookings, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { inbox } from '#contract/messaging.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { matchesPath } from '#web/browser/queries.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import { useRenterName } from '../contact-details.tsx';
import { type Answer, showAnswer, showAnswered } from './show-answer.ts';
import type { AnswerTexts, DecliningTexts } from './texts.en.ts';

const SHOWN_IN = [listOwnerBookings, ownerDashboard, listBookings, inbox].map(({ path }) => matchesPath(path));
const ACCEPTED: Answer = { status: 'CONFIRMED', cancelCode: null };
const DECLINED: Answer = { status: 'CANCELLED', cancelCode: 'DECLINED' };

/** Whether the request was answered elsewhere or has expired: the displayed state is outdated, and the buttons disappear. */
const isOver = ({ status }: ApiError): boolean => status === 409 || status === 404;

/**
 * `onOver` runs when no answer is possible any more. `seen` tells whether an error beside the buttons would be visible.
 * A failure is shown once, there or as a toast; the returned errors are those to show there.
 */
export function useAnswer(booking: Booking, isErrorVisible: Record<'accept' | 'decline', () => boolean>, onOver: () => void) {
	const { request: t } = useScreenTexts<{ request: AnswerTexts; declining: DecliningTexts }>();
	const format = useFormat();
	const renter = useRenterName()(booking);
	const toast = useToast();
	const errorText = useErrorText();
	const client = useQueryClient();
	const refresh = () => client.invalidateQueries({ predicate: (query) => SHOWN_IN.some((shows) => shows(query)) });

	const [toasted, setToasted] = useState<ApiError | null>(null);

	const failed = (title: string, isSeen: () => boolean) => async (error: ApiError, _: unknown, rollBack?: () => void) => {
		rollBack?.();
		const isFinal = isOver(error);
		if (isFinal || !isSeen()) {
			setToasted(error);
			toast({ title, description: errorText(error), tone: 'danger' });
		}
		if (!isFinal) return;
		await refresh();
		onOver();
	};
	const unlessToasted = (error: ApiError | null) => (error === toasted ? null : error);
	const answered = (title: string, description: string) => (now: Booking) => {
		showAnswered(client, now);
		toast({ title, description, tone: 'positive' });
		onOver();
		return refresh();
	};
	const params = { id: booking.id };
	const keyFor = useIdempotencyKey();
	const accept = useMutation({
		mutationFn: () => call(acceptBooking, { params, idempotencyKey: keyFor({ accept: params }) }),
		onMutate: () => showAnswer(client, booking, ACCEPTED),
		onSuccess: answered(t.accepted, t.acceptedHint(renter)),
		onError: failed(t.acceptFailed, isErrorVisible.accept),
	});
	const decline = useMutation({
		mutationFn: (reason: string) => {
			const body = reason.trim() ? { reason: reason.trim() } : {};
			return call(declineBooking, { params, body, idempotencyKey: keyFor({ decline: params, body }) });
		},
		onMutate: () => showAnswer(client, booking, DECLINED),
		onSuccess: answered(t.declined, t.declinedHint(format.jod(booking.chargeJod), renter)),
		onError: failed(t.declineFailed, isErrorVisible.decline),
	});
	return { accept, decline, acceptError: unlessToasted(accept.error), declineError: unlessToasted(decline.error) };
}
