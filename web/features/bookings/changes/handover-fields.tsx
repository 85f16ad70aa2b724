/** Another place of the handover: as agreed, at a meeting point, at another place, or delivered to a zone of the car. */
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import { getCar } from '#contract/cars.ts';
import { queryFor } from '#web/browser/queries.ts';
import { PinField } from '#web/features/places/pin-field.tsx';
import type { PinTexts } from '#web/features/places/texts.en.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import { cityName } from '../booked-car.tsx';
import type { ChangeTexts } from './texts.en.ts';
import { type HandoverChoice, type HandoverDraft, isPinWrong } from './trip-draft.ts';

const LONGEST_FLIGHT = 12;
const LONGEST_TEXT = 300;

type HandoverFieldsProps = {
	booking: Pick<Booking, 'car' | 'whereAndWhen'>;
	value: HandoverDraft;
	onChange(value: HandoverDraft): void;
	/** Errors by field name. */
	errors: Readonly<Record<string, string>>;
};

export function HandoverFields({ booking: { car, whereAndWhen }, value, onChange, errors }: HandoverFieldsProps) {
	const {
		changes: { handover: t },
		pin: pinTexts,
	} = useScreenTexts<ChangeTexts & { pin: PinTexts }>();
	const { format, texts } = useLanguage();
	// A car that is no longer offered has no zones, and can still be collected.
	const { data } = useQuery({ ...queryFor(getCar, { params: { slug: car.slug } }), retry: false });
	const isBrought = whereAndWhen.handover === 'DELIVERY';
	const put = (part: Partial<HandoverDraft>) => onChange({ ...value, ...part });
	const { choice } = value;
	const asksText = choice !== 'AGREED' && choice !== 'MEETING_POINT';
	return (
		<div className="grid gap-4">
			<Field label={t.label}>
				<Select name="handover" value={choice} onChange={({ currentTarget }) => put({ choice: currentTarget.value as HandoverChoice })}>
					<option value="AGREED">{t.agreed}</option>
					{isBrought && <option value="MEETING_POINT">{t.meetingPoint}</option>}
					<option value="PLACE">{t.place}</option>
					{data?.terms.deliveryZones.map(({ zone, feeJod }) => (
						<option key={zone} value={zone}>
							{t.delivery(cityName(texts, zone), format.jod(feeJod))}
						</option>
					))}
				</Select>
			</Field>
			{choice === AIRPORT && (
				<>
					<Field label={t.flight} error={errors.flightNumber}>
						<Input
							name="flight"
							dir="ltr"
							autoComplete="off"
							maxLength={LONGEST_FLIGHT}
							placeholder="RJ 112"
							value={value.flight}
							onChange={({ currentTarget }) => put({ flight: currentTarget.value })}
							className="numbers rtl:text-end"
						/>
					</Field>
					<Field label={t.landing} error={errors.landsAt}>
						<DateInput
							type="datetime-local"
							name="landing"
							value={value.landing}
							onChange={({ currentTarget }) => put({ landing: currentTarget.value })}
							className="numbers"
						/>
					</Field>
				</>
			)}
			{asksText && (
				<Field
					label={choice === 'PLACE' ? t.placeText : t.address}
					hint={t.textHint}
					error={errors.address ?? errors.text}
					optional={choice === AIRPORT}
				>
					<Input
						name="text"
						autoComplete="street-address"
						maxLength={LONGEST_TEXT}
						value={value.text}
						onChange={({ currentTarget }) => put({ text: currentTarget.value })}
					/>
				</Field>
			)}
			{asksText && choice !== 'PLACE' && choice !== AIRPORT && (
				<PinField
					name="handover-pin"
					optional
					value={value.pin}
					onChange={(pin) => put({ pin })}
					error={isPinWrong(value.pin) ? pinTexts.wrong : errors.latitude}
				/>
			)}
		</div>
	);
}
