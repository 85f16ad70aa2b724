/** Chooses another return, and before the pickup another start and handover, and displays the price before sending. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingChange, type ChangeSide, previewBookingChange, proposeBookingChange } from '#contract/booking-changes.ts';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { CHANGE_HOLD_MINUTES } from '#contract/deadlines.ts';
import { HOUR_MS } from '#contract/time.ts';
import { call } from '#web/browser/api.ts';
import { type ApiError, isRefusal } from '#web/browser/fetching.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { Difference } from './difference.tsx';
import { HandoverFields } from './handover-fields.tsx';
import { MomentFields } from './moment-fields.tsx';
import type { ChangeTexts } from './texts.en.ts';
import { changeRequestOf, draftOf, overdueDraftOf, pickupDays, returnDays, withStart } from './trip-draft.ts';
import { usePayChange } from './use-pay-change.ts';

type ChangeDialogProps = {
	booking: Pick<Booking, 'id' | 'startAt' | 'endAt' | 'car' | 'whereAndWhen' | 'lines'>;
	side: ChangeSide;
	/** Whether the pickup and the handover may be changed, too. */
	mayMovePickup: boolean;
	freeUntil: string | null;
	/** Whether the agreed return has passed. */
	isOverdue: boolean;
	open: boolean;
	onOpenChange(open: boolean): void;
};

export function ChangeDialog({ booking, side, mayMovePickup, freeUntil, isOverdue, open, onOpenChange }: ChangeDialogProps) {
	const { dialog: t, done, failed, trip } = useScreenTexts<ChangeTexts>().changes;
	const { format } = useLanguage();
	const now = new Date(useNow(HOUR_MS));
	const errorText = useErrorText();
	const [draft, setDraft] = useState(() => (isOverdue && freeUntil ? overdueDraftOf(booking, freeUntil, Date.now()) : draftOf(booking)));
	const request = changeRequestOf(draft, booking);
	const params = { id: booking.id };
	const { handover, ...times } = request ?? { endAt: booking.endAt };
	const query = { ...times, ...(handover && { handover: JSON.stringify(handover) }) };
	const typed = JSON.stringify(query);
	// The preview waits for a pause in typing an address.
	const isSettled = useSettled(typed) === typed;
	const {
		data: preview,
		error,
		isFetching,
	} = useQuery({ ...queryFor(previewBookingChange, { params, query }), enabled: open && request !== null && isSettled, staleTime: 0 });
	const pay = usePayChange(booking.id);
	const send = useActionMutation<string, BookingChange>({
		call: (differenceJod) => call(proposeBookingChange, { params, body: { endAt: booking.endAt, ...request, differenceJod } }),
		refreshes: ({ queryKey: [path] }) => String(path).startsWith(listBookings.path) && !String(path).includes('/preview'),
		done: ({ state }) => (state in done ? done[state as keyof typeof done] : ''),
		failed,
		onDone: (change) => {
			if (change.allowedActions.includes('PAY')) pay.mutate(change.id);
			else onOpenChange(false);
		},
	});
	const wrong = request === null || !error ? {} : byField(error, errorText(error));
	const busy = send.isPending || pay.isPending || pay.isSuccess;
	const shown = request !== null && !error ? preview : undefined;
	const nextText = () => {
		if (!shown) return null;
		if (shown.next === 'ANSWER') return shown.respondBy && t.respondBy[side](format.date(shown.respondBy, 'moment'));
		return shown.next === 'NOW' ? t.next.NOW : t.next.PAY(format.number(CHANGE_HOLD_MINUTES));
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={mayMovePickup ? trip.open : t.title}
			footer={
				<DialogActions back={t.cancel} busy={busy} onBack={() => onOpenChange(false)}>
					<Button
						variant="primary"
						disabled={!shown || isFetching}
						busy={busy && t.sending}
						onClick={() => shown && send.mutate(shown.differenceJod)}
					>
						{t.send[shown?.next ?? 'ANSWER']}
					</Button>
				</DialogActions>
			}
		>
			{isOverdue && <p className="mb-4 text-muted">{t.overdue[side]}</p>}
			<div className="grid gap-4">
				{mayMovePickup && (
					<MomentFields
						name="pickup"
						labels={{ day: trip.pickupDay, time: trip.pickupTime }}
						days={pickupDays(booking, now)}
						value={draft.start}
						onChange={(start) => setDraft(withStart(draft, start))}
					/>
				)}
				<MomentFields
					name="return"
					labels={mayMovePickup ? { day: trip.returnDay, time: trip.returnTime } : { day: t.day, time: t.time }}
					days={returnDays(booking, draft, freeUntil, now)}
					value={draft.end}
					onChange={(end) => setDraft({ ...draft, end })}
				/>
				{mayMovePickup && open && (
					<HandoverFields
						booking={booking}
						value={draft.handover}
						onChange={(place) => setDraft({ ...draft, handover: place })}
						errors={wrong}
					/>
				)}
			</div>
			<div aria-live="polite" className="mt-4">
				{request === null && <p className="text-muted">{mayMovePickup ? trip.unchanged : t.unchanged}</p>}
				{request !== null && error && Object.keys(wrong).length === 0 && <p className="text-danger-text">{errorText(error)}</p>}
				{request !== null && side === 'RENTER' && isRefusal(error, 'LICENCE_EXPIRES') && (
					<LinkButton plain href="/profile#identity" className="mt-3">
						{t.newLicence}
					</LinkButton>
				)}
				{request !== null && !error && !preview && <p className="text-muted">{t.loading}</p>}
				{shown && (
					<>
						<Difference booking={booking} difference={shown} side={side} />
						<p suppressHydrationWarning className="numbers mt-3 text-muted text-sm">
							{nextText()}
						</p>
					</>
				)}
			</div>
		</Dialog>
	);
}

/** Refusals that concern one field. */
const fieldOf: Readonly<Record<string, string>> = {
	PIN_OUTSIDE_JORDAN: 'latitude',
	PIN_OUTSIDE_ZONE: 'latitude',
	LANDING_AFTER_PICKUP: 'landsAt',
	LANDING_TOO_EARLY: 'landsAt',
};

/** The call names fields by their path. */
function byField({ fields, code }: ApiError, sentence: string): Record<string, string> {
	const field = fieldOf[code];
	if (field) return { [field]: sentence };
	return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split('.').at(-1) ?? path, text]));
}
