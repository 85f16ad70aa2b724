/** Pickup place: at the owner's, or delivered to a zone for a fee. The airport asks for the flight, every other zone for an address. */
import { AIRPORT } from '#contract/car-terms.ts';
import type { Car } from '#contract/cars.ts';
import { placeName } from '#web/features/cars/place-name.ts';
import { PinField } from '#web/features/places/pin-field.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import type { CarTexts } from './texts.en.ts';
import type { BookingState } from './use-booking.ts';
import { type Delivery, pickupAfter } from './use-delivery.ts';

const LONGEST_FLIGHT = 12;
const LONGEST_ADDRESS = 300;

export function DeliveryField({ car, booking }: { car: Car; booking: BookingState }) {
	const { booking: t } = useScreenTexts<CarTexts>();
	const { texts, format, language } = useLanguage();
	const zones = car.terms.deliveryZones;
	const { delivery, setDelivery } = booking;
	if (zones.length === 0) return null;
	const feeOf = (feeJod: string) => (Number(feeJod) === 0 ? texts.price.free : `+${format.jod(feeJod, true)}`);
	const ownPlace = placeName(car, { language, texts });
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
					<option value="">{t.withOwner(ownPlace)}</option>
					{zones.map(({ zone, feeJod }) => (
						<option key={zone} value={zone}>
							{t.broughtTo(texts.cities[zone], feeOf(feeJod))}
						</option>
					))}
				</Select>
			</Field>
			{delivery.zone === AIRPORT && <FlightFields booking={booking} />}
			{delivery.zone !== null && delivery.zone !== AIRPORT && <AddressFields booking={booking} />}
		</div>
	);
}

type Fields = { booking: BookingState };

/** Writes one value of the delivery. */
const put = ({ delivery, setDelivery }: BookingState, part: Partial<Delivery>) => setDelivery({ ...delivery, ...part });

function FlightFields({ booking }: Fields) {
	const { booking: t } = useScreenTexts<CarTexts>();
	const { delivery, deliveryErrors } = booking;
	return (
		<>
			<Field label={t.flight} hint={t.flightHint} error={deliveryErrors.flight}>
				<Input
					name="flight"
					dir="ltr"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={LONGEST_FLIGHT}
					placeholder="RJ 112"
					value={delivery.flight}
					onChange={({ currentTarget }) => put(booking, { flight: currentTarget.value })}
					className="numbers rtl:text-end"
				/>
			</Field>
			<Field label={t.landing} hint={t.landingHint} error={deliveryErrors.landing}>
				<Input
					type="datetime-local"
					name="landing"
					value={delivery.landing}
					onChange={({ currentTarget }) => put(booking, { landing: currentTarget.value })}
					className="numbers"
				/>
			</Field>
			<ProposedPickup booking={booking} />
		</>
	);
}

/** The pickup that leaves time for passport and baggage, unless it is chosen already. */
function ProposedPickup({ booking: { delivery, stay, setStay } }: Fields) {
	const { booking: t } = useScreenTexts<CarTexts>();
	const { format } = useLanguage();
	const pickup = pickupAfter(delivery.landing);
	if (!pickup || pickup === stay.pickup) return null;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-3 py-2 text-sm">
			<span suppressHydrationWarning className="numbers">
				{t.pickupAfter(format.date(`${pickup}:00+03:00`, 'moment'))}
			</span>
			<Button onClick={() => setStay({ ...stay, pickup })}>{t.usePickup}</Button>
		</div>
	);
}

function AddressFields({ booking }: Fields) {
	const { booking: t } = useScreenTexts<CarTexts>();
	const { delivery, deliveryErrors } = booking;
	return (
		<>
			<Field label={t.address} hint={t.addressHint} error={deliveryErrors.address}>
				<Input
					name="address"
					dir="auto"
					autoComplete="street-address"
					maxLength={LONGEST_ADDRESS}
					value={delivery.address}
					onChange={({ currentTarget }) => put(booking, { address: currentTarget.value })}
				/>
			</Field>
			<PinField name="pin" optional value={delivery.pin} onChange={(pin) => put(booking, { pin })} error={deliveryErrors.pin} />
		</>
	);
}
