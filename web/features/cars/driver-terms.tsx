/** What a car asks of its driver, and whether the signed-in person meets it. */
import { IdCard } from 'lucide-react';
import { Suspense } from 'react';
import type { CarCard } from '#contract/cars.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';

const DriverFit = lazyComponent(() => import('./driver-fit.tsx'));

export type AskedOfDriver = Pick<CarCard, 'driverAge' | 'driverLicenceYears'>;

export const asksOfDriver = ({ driverAge, driverLicenceYears }: AskedOfDriver): boolean => driverAge > 0 || driverLicenceYears > 0;

/** `on`: first day of the trip, if it is chosen. */
export function DriverTerms({ car, on }: { car: AskedOfDriver; on: string | null }) {
	const { texts, format } = useLanguage();
	const isApproved = useCurrentUser()?.kycStatus === 'APPROVED';
	const isMounted = useMounted();
	const parts = [
		...(car.driverAge > 0 ? [texts.car.driverAge(format.number(car.driverAge))] : []),
		...(car.driverLicenceYears > 0 ? [format.plural(texts.car.driverLicenceYears, car.driverLicenceYears)] : []),
	];
	return (
		<span className="flex flex-wrap gap-1.5" data-testid="driver-terms">
			<Badge tone="warning" icon={<IdCard aria-hidden />}>
				{parts.join(' · ')}
			</Badge>
			{isApproved && isMounted && (
				<Suspense>
					<DriverFit car={car} on={on} />
				</Suspense>
			)}
		</span>
	);
}
