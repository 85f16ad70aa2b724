/** Meeting point of this car. A separate form, because it is private while the terms are public. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteMeetingPoint, getMeetingPoint, type MeetingPoint, putMeetingPoint } from '#contract/places.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { formatPin, parsePin } from '#web/features/places/pin.ts';
import { PinField } from '#web/features/places/pin-field.tsx';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { type PhotoUpload, type PhotoUploads, usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field, Input, Textarea } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { hasFieldErrors, useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { CalendarTexts } from './texts.en.ts';

const LONGEST_PLACE = 300;
const LONGEST_DIRECTIONS = 500;
const directions = { En: 'ltr', Ar: 'rtl' } as const;

export function MeetingPointCard({ carId }: { carId: string }) {
	const { meetingPoint: t } = useScreenTexts<CalendarTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getMeetingPoint, { params: { id: carId } }), ...refetchOnVisit });
	return (
		<div className="mt-8 lg:max-w-3xl">
			<Panel title={t.title} lead={t.lead}>
				{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />}
				{!error && !data && <Skeleton className="h-64" />}
				{data && <MeetingPointForm key={keyOf(carId, data.meetingPoint)} carId={carId} point={data.meetingPoint} />}
			</Panel>
		</div>
	);
}

/** Remounts the form if the point was created or removed, or its photo was replaced. */
const keyOf = (carId: string, point: MeetingPoint | null): string => `${carId} ${point !== null} ${point?.photoUrl ?? ''}`;

type Texts = Pick<MeetingPoint, 'textEn' | 'textAr' | 'directionsEn' | 'directionsAr'>;
type Values = { [Name in keyof Texts]: string };
const photoAt = (url: string): PhotoUpload => ({ key: url, preview: `${url}?w=400`, step: 'taken', id: url });

/** Path of a new photo; null if there is none, undefined if it is unchanged. */
function photoOf({ items }: PhotoUploads): string | null | undefined {
	const [photo] = items;
	if (!photo) return null;
	return photo.step === 'ready' ? photo.path : undefined;
}

type FormProps = { carId: string; point: MeetingPoint | null };

function MeetingPointForm({ carId, point }: FormProps) {
	const { meetingPoint: t, pin: pinTexts } = useScreenTexts<CalendarTexts>();
	const inOrder = useLanguage().language === 'ar' ? (['Ar', 'En'] as const) : (['En', 'Ar'] as const);
	const params = { id: carId };
	const pinBefore = point?.latitude != null && point.longitude != null ? { latitude: point.latitude, longitude: point.longitude } : null;
	const [pin, setPin] = useState(pinBefore ? formatPin(pinBefore) : '');
	const [isPinWrong, setPinWrong] = useState(false);
	const photos = usePhotoUploads({ most: 1, initial: point?.photoUrl ? [photoAt(point.photoUrl)] : [] });
	const action = { refreshes: [getMeetingPoint], failed: t.failed };
	const { field, send, errors, props } = useActionForm<Values>({
		...action,
		call: (values) =>
			call(putMeetingPoint, { params, body: { ...values, ...(pin.trim() ? parsePin(pin) : null), photo: photoOf(photos) } }),
		defaultValues: {
			...{ textEn: point?.textEn ?? '', textAr: point?.textAr ?? '' },
			...{ directionsEn: point?.directionsEn ?? '', directionsAr: point?.directionsAr ?? '' },
		},
		done: t.saved,
		isShownElsewhere: hasFieldErrors,
	});
	const remove = useActionMutation({ ...action, call: () => call(deleteMeetingPoint, { params }), done: t.removed });
	const onSubmit: typeof props.onSubmit = (event) => {
		const isWrong = pin.trim() !== '' && parsePin(pin) === null;
		setPinWrong(isWrong);
		if (isWrong) event.preventDefault();
		else props.onSubmit(event);
	};
	return (
		<form {...props} onSubmit={onSubmit} data-testid="meeting-point" className="grid gap-5 lg:grid-cols-2">
			{inOrder.map((each, index) => (
				<Field key={`text${each}`} label={t[`text${each}`]} hint={index === 0 ? t.example : undefined} error={errors[`text${each}`]}>
					<Input {...field(`text${each}`)} dir={directions[each]} maxLength={LONGEST_PLACE} />
				</Field>
			))}
			{inOrder.map((each) => (
				<Field key={`directions${each}`} label={t[`directions${each}`]} optional error={errors[`directions${each}`]}>
					<Textarea {...field(`directions${each}`)} dir={directions[each]} rows={3} maxLength={LONGEST_DIRECTIONS} />
				</Field>
			))}
			<div className="lg:col-span-2">
				<PinField name="pin" optional value={pin} onChange={setPin} error={errors.latitude ?? (isPinWrong ? pinTexts.wrong : undefined)} />
			</div>
			<div className="lg:col-span-2">
				<p className="mb-2 font-medium text-sm">{t.photo}</p>
				<PhotoPicker label={t.photo} photos={photos} error={errors.photo} />
				<p className="mt-2 text-muted text-sm">{t.photoHint}</p>
			</div>
			<div className="flex flex-wrap gap-3 lg:col-span-2">
				<Button type="submit" variant="primary" disabled={photos.sending} busy={send.isPending && t.saving}>
					{t.save}
				</Button>
				{point && (
					<Button variant="quiet" busy={remove.isPending && t.removing} onClick={() => remove.mutate()}>
						{t.remove}
					</Button>
				)}
			</div>
		</form>
	);
}
