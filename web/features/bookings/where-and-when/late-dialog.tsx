/** The renter announces when they arrive, in half hours of the six after the agreed time. */
import { useState } from 'react';
import { announceLateness } from '#contract/places.ts';
import { ammanIso } from '#contract/time.ts';
import { clockText } from '#contract/where-and-when-text.ts';
import { call } from '#web/browser/api.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { useBookingMutation } from '../detail/use-booking-mutation.ts';
import type { WhereAndWhenTexts } from './texts.en.ts';
import type { Placed } from './where-and-when.tsx';

const STEP_MS = 30 * 60_000;
const STEPS = 12;

type LateDialogProps = { booking: Placed; open: boolean; onOpenChange(open: boolean): void };

export function LateDialog({ booking, open, onOpenChange }: LateDialogProps) {
	const { late: t } = useScreenTexts<WhereAndWhenTexts>().whereAndWhen;
	const { language } = useLanguage();
	const times = open ? arrivalTimes(booking.whereAndWhen.startAt, Date.now()) : [];
	const [chosen, setChosen] = useState<string | null>(null);
	const expectedAt = chosen ?? times[0] ?? '';
	const announce = useBookingMutation<void>({
		call: () => call(announceLateness, { params: { id: booking.id }, body: { expectedAt } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title}
			texts={{ back: t.back, confirm: t.send, busy: t.sending }}
			busy={announce.isPending}
			onConfirm={() => announce.mutate()}
		>
			<p className="mb-4">{t.text}</p>
			<Field label={t.time}>
				<Select name="expectedAt" value={expectedAt} onChange={({ currentTarget }) => setChosen(currentTarget.value)} className="numbers">
					{times.map((time) => (
						<option key={time} value={time}>
							{clockText(time, booking.whereAndWhen.startAt)[language]}
						</option>
					))}
				</Select>
			</Field>
		</ConfirmDialog>
	);
}

/** Those that are still to come; all if the device's clock is wrong, since the server decides. */
function arrivalTimes(startAt: string, now: number): string[] {
	const start = new Date(startAt).getTime();
	const all = Array.from({ length: STEPS }, (_, index) => start + (index + 1) * STEP_MS);
	const upcoming = all.filter((time) => time > now);
	return (upcoming.length > 0 ? upcoming : all).map((time) => ammanIso(new Date(time)));
}
