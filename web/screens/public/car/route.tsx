/** A car: photos, attributes, owner, availability, and booking. */

import { useQuery } from '@tanstack/react-query';
import { CarFront } from 'lucide-react';
import { bookedDates } from '#contract/availability.ts';
import { type Car as CarData, getCar } from '#contract/cars.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor } from '#web/browser/queries.ts';
import { dailyPrice } from '#web/features/cars/card-facts.ts';
import { carAddress } from '#web/features/cars/stay.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { About } from './about.tsx';
import { Availability } from './availability-section.tsx';
import { BookingPlaces } from './booking-places.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Carousel } from './carousel.tsx';
import { CarSkeleton } from './skeleton.tsx';
import type { CarTexts } from './texts.en.ts';

const SimilarCars = deferredComponent(() => import('./similar.tsx'), <Skeleton className="mt-12 h-96" />);

export default function CarScreen() {
	const t = useScreenTexts<CarTexts>();
	const slug = useParam('slug');
	const { data: car, error, refetch, isFetching } = useQuery(queryFor(getCar, { params: { slug } }));
	if (isRefusal(error, 'CAR_NOT_FOUND')) return <Missing />;
	if (error && !car) {
		return (
			<>
				<PageHead title={t.title} />
				<ErrorState error={error} retry={() => void refetch()} busy={isFetching} className="py-28" />
			</>
		);
	}
	if (!car) {
		return (
			<>
				<PageHead title={t.title} />
				<CarSkeleton />
			</>
		);
	}
	return <LoadedCar car={car} />;
}

function LoadedCar({ car }: { car: CarData }) {
	const t = useScreenTexts<CarTexts>();
	const { texts, format, language } = useLanguage();
	// If loading fails none are shown: the server refuses unavailable dates.
	const { data: booked = [] } = useQuery(queryFor(bookedDates, { params: { id: car.id } }));
	const name = carNameOf(car, language);
	const city = texts.cities[car.city];
	return (
		<div className="container-page pt-4 pb-20 md:pt-6">
			<PageHead
				title={t.titleOf(name, city)}
				description={t.descriptionOf(name, city, format.jod(dailyPrice(car), true), format.plural(texts.units.seats, car.seats))}
				canonical={carAddress(car.slug)}
			/>
			<Breadcrumbs car={car} name={name} />
			<div className="mt-4 lg:grid lg:grid-cols-[1fr_23.5rem] lg:gap-12">
				<div className="min-w-0">
					<Carousel photos={car.photos} name={name} />
					<About car={car} name={name} />
					<Availability car={car} booked={booked} />
				</div>
				<BookingPlaces car={car} booked={booked} />
			</div>
			<SimilarCars car={car} />
		</div>
	);
}

function Missing() {
	const t = useScreenTexts<CarTexts>();
	return (
		<div className="container-page py-16">
			<PageHead title={t.notFound} />
			<EmptyState
				icon={<CarFront aria-hidden />}
				title={t.notFound}
				titleAs="h1"
				hint={t.notFoundHint}
				action={
					<LinkButton href="/search" variant="primary">
						{t.otherCars}
					</LinkButton>
				}
			/>
		</div>
	);
}
