/** One car: its photos, what it is, whose it is, when it is free, and the booking. */
import { useQuery } from '@tanstack/react-query';
import { CarFront } from 'lucide-react';
import { bookedDates } from '#contract/availability.ts';
import { type Car as CarData, getCar } from '#contract/cars.ts';
import { carAddress } from '../../../cars/car-card.tsx';
import { dailyPrice } from '../../../cars/price.ts';
import { isRefusal } from '../../../fetching.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import { useParam } from '../../../navigation/params.ts';
import { PageHead } from '../../../page/page-head.tsx';
import { queryFor } from '../../../queries.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { About } from './about.tsx';
import { Availability } from './availability.tsx';
import { BookingPlaces } from './booking-places.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Carousel } from './carousel.tsx';
import { CarSkeleton } from './skeleton.tsx';
import { useCarTexts } from './texts.ts';

export default function CarScreen() {
	const t = useCarTexts();
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
	const t = useCarTexts();
	const { texts, format } = useLanguage();
	// Where reading them fails none are shown: the server refuses what is taken.
	const { data: booked = [] } = useQuery(queryFor(bookedDates, { params: { id: car.id } }));
	const name = `${car.make} ${car.model} ${car.year}`;
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
					<Availability booked={booked} rules={car.stayRules} />
				</div>
				<BookingPlaces car={car} booked={booked} />
			</div>
		</div>
	);
}

function Missing() {
	const t = useCarTexts();
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
