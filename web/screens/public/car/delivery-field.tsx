/** Pickup place: at the owner's, or delivered to a zone for a fee. */
import type { Car } from '#contract/cars.ts';
import { placeName } from '#web/features/cars/card-facts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { CarTexts } from './texts.en.ts';
import type { BookingState } from './use-booking.ts';

const loadDetails = () => import('./delivery-details.tsx');
/** Most visitors collect the car from its owner, so the fields of a delivery are preloaded only when the list of places is opened. */
const DeliveryDetails = deferredComponent(loadDetails, <Skeleton className="h-60" />);
const preloadDetails = () => void loadDetails().catch(() => undefined);

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
					onFocus={preloadDetails}
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
			{delivery.zone !== null && <DeliveryDetails booking={booking} />}
		</div>
	);
}
