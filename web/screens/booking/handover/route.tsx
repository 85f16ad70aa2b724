/** Handover and return of a booking for both sides: the code, the draft, and the records. */

import { useQuery } from '@tanstack/react-query';
import { getBooking } from '#contract/bookings.ts';
import { getHandover } from '#contract/handover.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { BookingMissing } from '#web/features/bookings/booking-missing.tsx';
import { useIsOwnersPage } from '#web/features/bookings/use-booking.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { HandoverPage } from './handover-page.tsx';
import type { HandoverTexts } from './texts.en.ts';

export default function HandoverScreen() {
	const { language } = useLanguage();
	const t = useScreenTexts<HandoverTexts>();
	const user = useCurrentUser();
	const isOwners = useIsOwnersPage();
	const input = { params: { id: useParam('id') } };
	const handoverQuery = useQuery({ ...queryFor(getHandover, input), ...refetchOnVisit });
	const booking = useQuery({ ...queryFor(getBooking, input), ...refetchOnVisit });
	const error = (!handoverQuery.data && handoverQuery.error) || (!booking.data && booking.error);
	const again = () => void Promise.all([handoverQuery.refetch(), booking.refetch()]);
	if (error) return <BookingMissing error={error} retry={again} busy={handoverQuery.isFetching || booking.isFetching} />;
	return (
		<>
			<PageHead title={booking.data ? t.titleOf(carNameOf(booking.data.car, language)) : t.title} />
			<div className={isOwners ? 'mx-auto max-w-4xl' : 'container-page max-w-4xl pt-5 pb-20 md:pt-8'}>
				{handoverQuery.data && booking.data && user ? (
					<HandoverPage handover={handoverQuery.data} booking={booking.data} userId={user.id} refresh={again} />
				) : (
					<Waiting />
				)}
			</div>
		</>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="space-y-6">
			<Skeleton className="h-9 w-64" />
			<Skeleton className="h-24 w-full rounded-card" />
			<Skeleton className="h-64 w-full rounded-card" />
		</div>
	);
}
