/** Shown instead of a document that is loading, does not exist yet, or failed to load. */
import { FileClock } from 'lucide-react';
import { isRefusal } from '#web/browser/fetching.ts';
import { BookingMissing } from '#web/features/bookings/booking-missing.tsx';
import { useBookingAddress, useIsOwnersPage } from '#web/features/bookings/use-booking.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';

type PrintMissingProps = { id: string; error: unknown; retry(): void; busy: boolean; title: string; hint: string; back: string };

export function PrintMissing({ id, error, retry, busy, title, hint, back }: PrintMissingProps) {
	const address = useBookingAddress(id);
	const isOwners = useIsOwnersPage();
	if (error && !isRefusal(error, 'PAPER_NOT_READY')) return <BookingMissing error={error} retry={retry} busy={busy} head={false} />;
	return (
		<div className={isOwners ? 'mx-auto max-w-[54rem]' : 'container-page max-w-[54rem] pt-6 pb-20'}>
			{error ? (
				<EmptyState
					icon={<FileClock aria-hidden />}
					titleAs="h1"
					title={title}
					hint={hint}
					action={<LinkButton href={address}>{back}</LinkButton>}
				/>
			) : (
				<Skeleton className="h-[40rem] w-full" />
			)}
		</div>
	);
}
