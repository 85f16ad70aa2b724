/** The owner names another place for one booking. */
import { useState } from 'react';
import { putBookingPlace } from '#contract/places.ts';
import { call } from '#web/browser/api.ts';
import { formatPin, parsePin } from '#web/features/places/pin.ts';
import { PinField } from '#web/features/places/pin-field.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field, Input, Textarea } from '#web/ui/field.tsx';
import { hasFieldErrors } from '#web/ui/use-action-mutation.ts';
import { useBookingMutation } from '../detail/use-booking-mutation.ts';
import type { WhereAndWhenTexts } from './texts.en.ts';
import type { Placed } from './where-and-when.tsx';

type MoveDialogProps = { booking: Placed; open: boolean; onOpenChange(open: boolean): void };
type Draft = { text: string; directions: string; pin: string };

export function MoveDialog({ booking, open, onOpenChange }: MoveDialogProps) {
	const { whereAndWhen, pin: pinTexts } = useScreenTexts<WhereAndWhenTexts>();
	const { move: t } = whereAndWhen;
	const { language } = useLanguage();
	const { place, isOnMap } = booking.whereAndWhen;
	const [draft, setDraft] = useState<Draft>({
		text: place?.text?.[language] ?? '',
		directions: place?.directions?.[language] ?? '',
		pin: place?.pin ? formatPin(place.pin) : '',
	});
	const [isChecked, setChecked] = useState(false);
	const pin = parsePin(draft.pin);
	const save = useBookingMutation<NonNullable<typeof pin>>({
		call: (coordinates) => call(putBookingPlace, { params: { id: booking.id }, body: { ...inLanguage(draft, language), ...coordinates } }),
		onClose: () => onOpenChange(false),
		done: ({ whereAndWhen: { proposal } }) => (proposal ? t.proposed : t.done),
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
	});
	const errors: Readonly<Record<string, string>> = save.error?.fields ?? {};
	const confirm = () => {
		setChecked(true);
		if (pin) save.mutate(pin);
	};
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title}
			texts={{ back: t.back, confirm: t.save, busy: t.saving }}
			busy={save.isPending}
			onConfirm={confirm}
		>
			<p className="mb-4">{isOnMap ? t.text : t.textOffMap}</p>
			<div className="grid gap-4">
				<Field label={t.place} hint={t.example} error={errors.textEn ?? errors.textAr}>
					<Input
						name="text"
						dir="auto"
						maxLength={300}
						value={draft.text}
						onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
					/>
				</Field>
				<PinField
					name="pin"
					value={draft.pin}
					onChange={(value) => setDraft({ ...draft, pin: value })}
					error={errors.latitude ?? (isChecked && !pin ? pinTexts.wrong : undefined)}
				/>
				<Field label={t.directions} optional error={errors.directionsEn ?? errors.directionsAr}>
					<Textarea
						name="directions"
						dir="auto"
						rows={2}
						maxLength={500}
						value={draft.directions}
						onChange={({ currentTarget }) => setDraft({ ...draft, directions: currentTarget.value })}
					/>
				</Field>
			</div>
		</ConfirmDialog>
	);
}

/** Written in the language of the page; the other one repeats it. */
const inLanguage = ({ text, directions }: Draft, language: 'en' | 'ar') =>
	language === 'ar' ? { textAr: text, directionsAr: directions } : { textEn: text, directionsEn: directions };
