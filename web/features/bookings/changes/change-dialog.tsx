/** Chooses another return: day and half-hour, with its price before anything is sent. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingChange, type ChangeSide, previewBookingChange, proposeBookingChange } from '#contract/booking-changes.ts';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { clockTime, halfHours } from '#contract/pickup-hours.ts';
import { addDays, ammanDate, parseMoment } from '#contract/time.ts';
import { call } from '#web/browser/api.ts';
import { useSite } from '#web/browser/page/site.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, Select } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { Difference } from './difference.tsx';
import type { ChangeTexts } from './texts.en.ts';
import { usePayChange } from './use-pay-change.ts';

type ChangeDialogProps = {
	booking: Pick<Booking, 'id' | 'startAt' | 'endAt'>;
	side: ChangeSide;
	freeUntil: string | null;
	open: boolean;
	onOpenChange(open: boolean): void;
};

export function ChangeDialog({ booking, side, freeUntil, open, onOpenChange }: ChangeDialogProps) {
	const { dialog: t, done, failed } = useScreenTexts<ChangeTexts>().changes;
	const { format } = useLanguage();
	const { now } = useSite();
	const errorText = useErrorText();
	const days = returnDays(booking, freeUntil, now);
	const agreed = parseMoment(booking.endAt) ?? new Date(booking.endAt);
	const [day, setDay] = useState(ammanDate(agreed));
	const [time, setTime] = useState(clockTime(agreed));
	const endAt = `${day}T${time}`;
	const isOther = parseMoment(endAt)?.getTime() !== agreed.getTime();
	const params = { id: booking.id };
	const {
		data: preview,
		error,
		isFetching,
	} = useQuery({ ...queryFor(previewBookingChange, { params, query: { endAt } }), enabled: open && isOther, staleTime: 0 });
	const pay = usePayChange(booking.id);
	const send = useActionMutation<string, BookingChange>({
		call: (differenceJod) => call(proposeBookingChange, { params, body: { endAt, differenceJod } }),
		refreshes: ({ queryKey: [path] }) => String(path).startsWith(listBookings.path) && !String(path).includes('/preview'),
		done: ({ state }) => (state in done ? done[state as keyof typeof done] : ''),
		failed,
		onDone: (change) => {
			if (change.allowedActions.includes('PAY')) pay.mutate(change.id);
			else onOpenChange(false);
		},
	});
	const busy = send.isPending || pay.isPending || pay.isSuccess;
	const shown = isOther && !error ? preview : undefined;
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={t.title}
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
			<div className="grid grid-cols-[3fr_2fr] gap-4">
				<Field label={t.day}>
					<Select name="day" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} className="numbers">
						{days.map((date) => (
							<option key={date} value={date}>
								{format.date(date, 'day')}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t.time}>
					<Select name="time" value={time} onChange={({ currentTarget }) => setTime(currentTarget.value)} className="numbers">
						{[...new Set([...halfHours, time])].toSorted().map((each) => (
							<option key={each} value={each}>
								{each}
							</option>
						))}
					</Select>
				</Field>
			</div>
			<div aria-live="polite" className="mt-4">
				{isOther && error && <p className="text-danger-text">{errorText(error)}</p>}
				{isOther && !error && !preview && <p className="text-muted">{t.loading}</p>}
				{shown && (
					<>
						<Difference difference={shown} side={side} />
						<p suppressHydrationWarning className="numbers mt-3 text-muted text-sm">
							{shown.next === 'ANSWER' ? shown.respondBy && t.respondBy[side](format.date(shown.respondBy, 'moment')) : t.next[shown.next]}
						</p>
					</>
				)}
			</div>
		</Dialog>
	);
}

/** From today or the pickup on, until the car is no longer free; at least the agreed day. */
function returnDays({ startAt, endAt }: ChangeDialogProps['booking'], freeUntil: string | null, now: string | Date): string[] {
	const dateOf = (moment: string | Date) => ammanDate(new Date(moment));
	const first = [dateOf(startAt), dateOf(now)].toSorted().at(-1) ?? dateOf(startAt);
	const last = dateOf(freeUntil ?? endAt);
	const days: string[] = [];
	for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
	return days;
}
