/** The renter's claim of a booking, or in its place: the form to make one, an empty state, or an error. */

import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import type { RenterClaim, RenterClaimState } from '#contract/renter-claim-shapes.ts';
import { getRenterClaim } from '#contract/renter-claims.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { useSite } from '#web/browser/page/site.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { BookingMissing } from '#web/features/bookings/booking-missing.tsx';
import { useBookingAddress, useIsOwnersPage } from '#web/features/bookings/use-booking.ts';
import { ClaimPhotos } from '#web/features/claims/photos.tsx';
import { RenterClaimHead, RenterClaimLines, RenterClaimSumsPanel, RenterClaimWords } from '#web/features/renter-claims/claim-facts.tsx';
import type { RenterClaimTexts } from '#web/features/renter-claims/texts.en.ts';
import { SupportPanel } from '#web/features/support/support-panel.tsx';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { RenterClaimActions } from './actions.tsx';
import { RenterClaimForm } from './claim-form.tsx';

/** One screen for both sides, each in its own area. */
export default function RenterClaimScreen() {
	const isOwners = useIsOwnersPage();
	const id = useParam('id');
	const back = useBookingAddress(id);
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getRenterClaim, { params: { id } }), ...refetchOnVisit });
	if (error && !data) return <BookingMissing error={error} retry={() => void refetch()} busy={isFetching} />;
	return (
		<div className={isOwners ? 'mx-auto max-w-6xl' : 'container-page pt-4 pb-20 md:pt-6'}>
			{data ? <ClaimOrForm state={data} back={back} isOwners={isOwners} /> : <Waiting />}
		</div>
	);
}

type ClaimOrFormProps = { state: RenterClaimState; back: string; isOwners: boolean };

function ClaimOrForm({ state, back, isOwners }: ClaimOrFormProps) {
	const { renterClaim: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	const format = useFormat();
	const { now } = useSite();
	if (state.mayClaim) return <RenterClaimForm state={state} />;
	if (state.claim) return <Existing claim={state.claim} back={back} />;
	const { claimsUntil } = state;
	const isOver = claimsUntil !== null && Date.parse(claimsUntil) <= Date.parse(now);
	// The period may still run when the owner looks.
	const hint =
		claimsUntil === null
			? t.none.before
			: (isOver || isOwners) && t.none[isOver ? 'over' : 'open'](format.date(claimsUntil, 'moment').replaceAll(' ', '\u00a0'));
	return (
		<>
			<PageHead title={t.heading} />
			<EmptyState
				icon={<FileCheck aria-hidden />}
				title={t.none.title[isOwners ? 'OWNER' : 'RENTER']}
				titleAs="h1"
				hint={hint}
				action={
					<LinkButton href={back} variant="primary">
						{t.none.booking}
					</LinkButton>
				}
			/>
		</>
	);
}

function Existing({ claim, back }: { claim: RenterClaim; back: string }) {
	const { language } = useLanguage();
	const { renterClaim: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	return (
		<>
			<PageHead title={t.titleOf(namedCarOf(claim, language))} />
			<RenterClaimHead claim={claim} back={{ href: back, label: t.back }} />
			<div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
				<div className="grid min-w-0 gap-5 lg:gap-6">
					<RenterClaimActions claim={claim} />
					<RenterClaimLines claim={claim} />
					<RenterClaimWords claim={claim} />
					{claim.photos.length > 0 && <ClaimPhotos claim={claim} />}
				</div>
				<div className="grid min-w-0 gap-5 lg:gap-6">
					<RenterClaimSumsPanel claim={claim} />
					<SupportPanel about={{ kind: 'booking', id: claim.bookingId }} />
				</div>
			</div>
		</>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="space-y-5">
			<Skeleton className="h-9 w-48" />
			<Skeleton className="h-6 w-80 max-w-full" />
			<Skeleton className="h-72 w-full rounded-card" />
		</div>
	);
}
