/** Home page: search, cars, cities, how it works, and an invitation to owners. */
import { ActiveTrips } from './active-trips.tsx';
import { FeaturedCars } from './featured-cars.tsx';
import { Hero } from './hero.tsx';
import { OwnerInvitation } from './owner-invitation.tsx';
import { Places } from './places.tsx';
import { Steps } from './steps.tsx';
import { Trust } from './trust.tsx';

export default function Home() {
	return (
		<>
			<Hero />
			<ActiveTrips />
			<FeaturedCars />
			<Places />
			<Steps />
			<Trust />
			<OwnerInvitation />
		</>
	);
}
