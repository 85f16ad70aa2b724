/** Requirements of a car for its driver, and whether the signed-in person meets them. */
import { IdCard } from 'lucide-react';
import { Suspense } from 'react';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';
import type { CardDriverTerms } from './card-facts.ts';
import { driverTexts } from './driver-texts.ts';

const DriverFit = lazyComponent(() => import('./driver-fit.tsx'));

/** `on`: first day of the trip, if it is chosen. */
export default function DriverBadges({ car, on }: { car: CardDriverTerms; on: string | null }) {
	const { language, format } = useLanguage();
	const t = driverTexts[language];
	const isApproved = useCurrentUser()?.kycStatus === 'APPROVED';
	const isMounted = useMounted();
	const parts = [
		...(car.driverAge > 0 ? [t.age(format.number(car.driverAge))] : []),
		...(car.driverLicenceYears > 0 ? [format.plural(t.licenceYears, car.driverLicenceYears)] : []),
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
