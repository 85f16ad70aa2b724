/** Shown instead of a document that is loading, does not exist yet, or failed to load. */
import { CalendarX2, FileClock } from 'lucide-react';
import { isRefusal } from '#web/browser/fetching.ts';
import { useBookingAddress, useIsOwnersPage } from '#web/features/bookings/use-booking.ts';
import { useTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';

type PrintMissingProps = { id: string; error: unknown; retry(): void; busy: boolean; title: string; hint: string; back: string };

export function PrintMissing({ id, error, retry, busy, title, hint, back }: PrintMissingProps) {
	const address = useBookingAddress(id);
	const errorText = useErrorText();
	const { nav, owner } = useTexts();
	const isOwners = useIsOwnersPage();
	const isNotFound = error !== null && isRefusal(error, 'BOOKING_NOT_FOUND');
	const isNotReady = error !== null && isRefusal(error, 'PAPER_NOT_READY');
	return (
		<div className={isOwners ? 'mx-auto max-w-[54rem]' : 'container-page max-w-[54rem] pt-6 pb-20'}>
			{!error && <Skeleton className="h-[40rem] w-full" />}
			{isNotReady && (
				<EmptyState
					icon={<FileClock aria-hidden />}
					titleAs="h1"
					title={title}
					hint={hint}
					action={<LinkButton href={address}>{back}</LinkButton>}
				/>
			)}
			{isNotFound && (
				<EmptyState
					icon={<CalendarX2 aria-hidden />}
					titleAs="h1"
					title={errorText(error)}
					action={<LinkButton href={isOwners ? '/owner/bookings' : '/trips'}>{isOwners ? owner.bookings : nav.trips}</LinkButton>}
				/>
			)}
			{error !== null && !isNotReady && !isNotFound && <ErrorState titleAs="h1" error={error} retry={retry} busy={busy} />}
		</div>
	);
}
