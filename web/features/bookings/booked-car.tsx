/** Car of a booking: photo, name, city and owner. */

import { MapPin } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { nameOf } from '#web/features/people/people.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { CommonTexts } from '#web/i18n/texts.en.ts';
import { Photo } from '#web/ui/photo.tsx';
import type { BookingTexts } from './texts.en.ts';

/** City name in the page's language. */
export const cityName = (texts: CommonTexts, city: string): string => (texts.cities as Readonly<Record<string, string>>)[city] ?? city;

export function BookedCar({ booking, as: Heading = 'h2' }: { booking: Booking; as?: 'h2' | 'p' }) {
	const { booking: t } = useScreenTexts<{ booking: BookingTexts }>();
	const { language, texts } = useLanguage();
	const { car, owner } = booking;
	return (
		<div className="flex items-center gap-4 sm:gap-6">
			<div className="aspect-[4/3] w-28 shrink-0 overflow-hidden rounded-control max-[22rem]:w-20 sm:w-52 sm:rounded-card">
				<Photo
					src={car.primaryPhoto}
					alt={texts.car.photoOf(carNameOf(booking.car, language))}
					sizes="(width >= 40rem) 208px, 112px"
					priority
				/>
			</div>
			<div className="min-w-0">
				<Heading className="font-semibold text-lg leading-snug sm:text-xl">
					<bdi>{carNameOf(booking.car, language)}</bdi>
				</Heading>
				<p className="mt-1 flex items-center gap-1.5 text-muted">
					<MapPin aria-hidden className="size-4 shrink-0 text-accent-text" />
					{cityName(texts, car.city)}
				</p>
				<p className="text-muted">{t.withOwner(nameOf(owner, language))}</p>
			</div>
		</div>
	);
}
