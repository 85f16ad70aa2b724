/** The claim of a booking, or in its place: the form to open one, an empty state, or an error. */
import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { Claim, ClaimState } from '#contract/claim-shapes.ts';
import { getClaim, getClaimState } from '#contract/claims.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { BookingMissing } from '#web/features/bookings/booking-missing.tsx';
import { useBookingAddress, useIsOwnersPage } from '#web/features/bookings/use-booking.ts';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { ClaimPage } from './claim-page.tsx';

type ClaimScreenProps = {
	/** The form to open a claim; only in the owner's shell. */
	form?(state: ClaimState): ReactNode;
	addLines?(claim: Claim, state: ClaimState): ReactNode;
};

export function ClaimScreen({ form, addLines }: ClaimScreenProps) {
	const id = useParam('id');
	const back = useBookingAddress(id);
	const isOwners = useIsOwnersPage();
	const earlier = new URLSearchParams(useSearch()).get('claim');
	const state = useQuery({ ...queryFor(getClaimState, { params: { id } }), ...refetchOnVisit });
	if (state.error && !state.data) {
		return <BookingMissing error={state.error} retry={() => void state.refetch()} busy={state.isFetching} />;
	}
	const { data } = state;
	return (
		<div className={isOwners ? 'mx-auto max-w-6xl' : 'container-page pt-4 pb-20 md:pt-6'}>
			{data ? <ClaimOrForm {...{ state: data, back, earlier, form, addLines }} /> : <Waiting />}
		</div>
	);
}

type ClaimOrFormProps = {
	state: ClaimState;
	back: string;
	/** Of the address: the claim before the newest one. */
	earlier: string | null;
	form: ClaimScreenProps['form'];
	addLines: ClaimScreenProps['addLines'];
};

function ClaimOrForm({ state, back, earlier, form, addLines }: ClaimOrFormProps) {
	const mayClaimAgain = state.mayClaim && form && !earlier;
	if (state.claim && !mayClaimAgain) {
		const addTo = addLines && ((claim: Claim) => addLines(claim, state));
		return <ExistingClaim id={state.bookingId} claimId={earlier} back={back} addLines={addTo} />;
	}
	return state.mayClaim && form ? form(state) : <None state={state} back={back} />;
}

type ExistingClaimProps = { id: string; claimId: string | null; back: string; addLines: ((claim: Claim) => ReactNode) | undefined };

function ExistingClaim({ id, claimId, back, addLines }: ExistingClaimProps) {
	const { claim: t } = useScreenTexts<{ claim: ClaimTexts }>();
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(getClaim, claimId ? { params: { id }, query: { claimId } } : { params: { id } }),
		...refetchOnVisit,
	});
	if (error && !data) {
		return (
			<>
				<PageHead title={t.heading} />
				<ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />
			</>
		);
	}
	return data ? <ClaimPage claim={data} back={back} addLines={addLines} /> : <Waiting />;
}

function None({ state, back }: { state: ClaimState; back: string }) {
	const { claim } = useScreenTexts<{ claim: ClaimTexts }>();
	const { none: t } = claim;
	const toMake = state.mayClaim ? `/owner/bookings/${state.bookingId}/claim` : null;
	return (
		<>
			<PageHead title={claim.heading} />
			<EmptyState
				icon={<FileCheck aria-hidden />}
				title={t.title}
				titleAs="h1"
				hint={state.side === 'OWNER' && !state.mayClaim ? t.closed : t.hint}
				action={
					<LinkButton href={toMake ?? back} variant="primary">
						{toMake ? claim.card.make : t.booking}
					</LinkButton>
				}
			/>
		</>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="space-y-5">
			<Skeleton className="h-9 w-48" />
			<Skeleton className="h-6 w-80 max-w-full" />
			<div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<Skeleton className="h-72 w-full rounded-card" />
				<Skeleton className="h-48 w-full rounded-card" />
			</div>
		</div>
	);
}
