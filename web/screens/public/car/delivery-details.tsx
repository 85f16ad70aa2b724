/** Fields of a delivery: the flight for the airport, an address or a place on the map for other zones. */
import { useMemo } from 'react';
import { AIRPORT } from '#contract/car-terms.ts';
import { momentIn } from '#web/features/cars/stay.ts';
import { PinField } from '#web/features/places/pin-field.tsx';
import { pin as ar } from '#web/features/places/texts.ar.ts';
import { pin as en } from '#web/features/places/texts.en.ts';
import { ScreenTextsProvider, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { deliveryTexts } from './delivery-texts.ts';
import type { CarTexts } from './texts.en.ts';
import type { BookingState } from './use-booking.ts';
import { type Delivery, pickupAfter } from './use-delivery.ts';

const LONGEST_FLIGHT = 12;
const LONGEST_ADDRESS = 300;

type Fields = { booking: BookingState };

/** Changes some fields of the delivery. */
const put = ({ delivery, setDelivery }: BookingState, part: Partial<Delivery>) => setDelivery({ ...delivery, ...part });

const pinTexts = { en, ar };

export default function DeliveryDetails({ booking }: Fields) {
	const t = useScreenTexts<CarTexts>();
	const { language } = useLanguage();
	const texts = useMemo(() => ({ ...t, pin: pinTexts[language] }), [t, language]);
	return (
		<ScreenTextsProvider value={texts}>
			<div className="grid gap-3">
				{booking.delivery.zone === AIRPORT ? <FlightFields booking={booking} /> : <AddressFields booking={booking} />}
			</div>
		</ScreenTextsProvider>
	);
}

function FlightFields({ booking }: Fields) {
	const t = deliveryTexts[useLanguage().language];
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
				<DateInput
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

/** Proposes a pickup time that leaves time for passport and baggage, unless it is already selected. */
function ProposedPickup({ booking: { delivery, stay, setStay } }: Fields) {
	const { format, language } = useLanguage();
	const t = deliveryTexts[language];
	const pickup = pickupAfter(delivery.landing);
	if (!pickup || momentIn(pickup) === stay.pickup) return null;
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
	const t = deliveryTexts[useLanguage().language];
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
