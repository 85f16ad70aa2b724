/** A renter's claim for admins: statements and photos of both sides, handover records, and the decision line by line. */
import { useQuery } from '@tanstack/react-query';
import { ClipboardX } from 'lucide-react';
import type { RenterClaim } from '#contract/renter-claim-shapes.ts';
import { getRenterClaimById } from '#contract/renter-claims.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { CaseConversation } from '#web/features/case-conversation/case-conversation.tsx';
import { ClaimPhotos } from '#web/features/claims/photos.tsx';
import { Recorded } from '#web/features/handover/recorded.tsx';
import { RenterClaimHead, RenterClaimLines, RenterClaimSumsPanel, RenterClaimWords } from '#web/features/renter-claims/claim-facts.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { AdminRenterClaimTexts } from './texts.en.ts';

export default function AdminRenterClaimScreen() {
	const t = useScreenTexts<AdminRenterClaimTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getRenterClaimById, { params: { id } }), ...refetchOnVisit });
	if (error && !data) {
		return isRefusal(error, 'RENTER_CLAIM_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT') ? (
			<Missing />
		) : (
			<ErrorState title={t.renterClaim.error} error={error} retry={() => void refetch()} busy={isFetching} />
		);
	}
	return (
		<div className="mx-auto max-w-6xl">
			<PageHead title={data ? t.renterClaim.titleOf(data.carTitle) : t.title} />
			{data ? <Facts claim={data} /> : <Waiting />}
		</div>
	);
}

function Facts({ claim }: { claim: RenterClaim }) {
	const t = useScreenTexts<AdminRenterClaimTexts>();
	const mayDecide = claim.allowedActions.includes('DECIDE');
	return (
		<>
			<RenterClaimHead claim={claim} back={{ href: '/admin/renter-claims', label: t.back }} />
			<Link
				href={`/booking/${claim.bookingId}`}
				className="mt-1 inline-flex min-h-11 items-center font-medium text-primary hover:underline"
			>
				{t.booking}
			</Link>
			<div className="mt-3 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
				<div className="grid min-w-0 gap-5 lg:gap-6">
					{mayDecide ? <DecisionForm key={claim.id} claim={claim} /> : <RenterClaimLines claim={claim} />}
					<RenterClaimWords claim={claim} />
					{claim.photos.length > 0 && <ClaimPhotos claim={claim} />}
				</div>
				<div className="grid min-w-0 gap-5 lg:gap-6">
					<Recorded bookingId={claim.bookingId} />
					<CaseConversation bookingId={claim.bookingId} owner={claim.owner} renter={claim.renter} />
					{!mayDecide && <RenterClaimSumsPanel claim={claim} />}
				</div>
			</div>
		</>
	);
}

function Missing() {
	const t = useScreenTexts<AdminRenterClaimTexts>();
	return (
		<EmptyState
			icon={<ClipboardX aria-hidden />}
			title={t.missing}
			titleAs="h1"
			action={
				<LinkButton href="/admin/renter-claims" variant="primary">
					{t.back}
				</LinkButton>
			}
		/>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="grid gap-5">
			<Skeleton className="h-9 w-48" />
			<Skeleton className="h-72 w-full rounded-card" />
		</div>
	);
}
