/** Marks on every card of a car, also on small ones: a licensed office, and requirements for the driver. Entries of a list. */
import { BadgeCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CarCard } from '#contract/cars.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { type CardDriverTerms, hasDriverTerms } from './card-facts.ts';

type Marked = CardDriverTerms & Pick<CarCard, 'licensedOffice'>;

export const CardMark = (badge: ComponentProps<typeof Badge>) => (
	<li className="flex">
		<Badge {...badge} />
	</li>
);

export function CardMarks({ car }: { car: Marked }) {
	const { texts } = useLanguage();
	return (
		<>
			{car.licensedOffice && (
				<CardMark tone="positive" icon={<BadgeCheck aria-hidden />}>
					{texts.car.licensedOffice}
				</CardMark>
			)}
			{hasDriverTerms(car) && <CardMark tone="warning">{texts.car.driverTerms}</CardMark>}
		</>
	);
}
