/** At the handover, for the owner: whose licences to check in addition to the renter's. */
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { getBookingDrivers } from '#contract/drivers.ts';
import { additionalDriversIn } from '#contract/extras.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { driversTexts } from './texts.ts';

/** Empty if there is no additional driver. */
export function DriversToCheck({ booking }: { booking: Booking }) {
	const { language } = useLanguage();
	const t = driversTexts[language];
	const { data } = useQuery({
		...queryFor(getBookingDrivers, { params: { id: booking.id } }),
		...refetchOnVisit,
		enabled: additionalDriversIn(booking.lines) > 0,
	});
	if (!data || data.named.length === 0) return null;
	return (
		<section aria-label={t.title} className="flex items-start gap-3 rounded-card border border-line bg-surface p-5 shadow-card">
			<IdCard aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
			<div>
				<h2 className="font-medium">{t.handover}</h2>
				<ul className="mt-1">
					{data.named.map(({ id, name }) => (
						<li key={id}>
							<bdi>{name[language]}</bdi>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
