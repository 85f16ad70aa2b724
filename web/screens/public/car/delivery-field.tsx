/** Pickup place: at the owner's, or delivered to a zone for a fee; the airport requires a flight number. */
import { AIRPORT } from '#contract/car-terms.ts';
import type { Car } from '#contract/cars.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import type { CarTexts } from './texts.en.ts';
import type { BookingState } from './use-booking.ts';

const LONGEST_FLIGHT = 12;

export function DeliveryField({ car, booking }: { car: Car; booking: BookingState }) {
	const { booking: t } = useScreenTexts<CarTexts>();
	const { texts, format } = useLanguage();
	const zones = car.terms.deliveryZones;
	const { delivery, setDelivery, flightError } = booking;
	if (zones.length === 0) return null;
	const feeOf = (feeJod: string) => (Number(feeJod) === 0 ? texts.price.free : `+${format.jod(feeJod, true)}`);
	return (
		<div className="mt-3 grid gap-3">
			<Field label={t.handover}>
				<Select
					name="delivery"
					value={delivery.zone ?? ''}
					onChange={({ currentTarget }) =>
						setDelivery({ ...delivery, zone: zones.find(({ zone }) => zone === currentTarget.value)?.zone ?? null })
					}
				>
					<option value="">{t.withOwner(texts.cities[car.city])}</option>
					{zones.map(({ zone, feeJod }) => (
						<option key={zone} value={zone}>
							{t.broughtTo(texts.cities[zone], feeOf(feeJod))}
						</option>
					))}
				</Select>
			</Field>
			{delivery.zone === AIRPORT && (
				<Field label={t.flight} hint={t.flightHint} error={flightError}>
					<Input
						name="flight"
						dir="ltr"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={LONGEST_FLIGHT}
						placeholder="RJ 112"
						value={delivery.flight}
						onChange={({ currentTarget }) => setDelivery({ ...delivery, flight: currentTarget.value })}
						className="numbers rtl:text-end"
					/>
				</Field>
			)}
		</div>
	);
}
