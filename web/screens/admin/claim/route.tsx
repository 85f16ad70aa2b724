/** A claim for admins: statements and photos of both sides, handover records, and the decision line by line. */
import { useQuery } from '@tanstack/react-query';
import { ClipboardX } from 'lucide-react';
import type { Claim } from '#contract/claim-shapes.ts';
import { getClaimById } from '#contract/claims.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { CaseConversation } from '#web/features/case-conversation/case-conversation.tsx';
import { Division } from '#web/features/claims/division.tsx';
import { ClaimHead } from '#web/features/claims/head.tsx';
import { ClaimLines } from '#web/features/claims/lines.tsx';
import { ClaimPhotos } from '#web/features/claims/photos.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { Timeline } from '#web/features/claims/timeline.tsx';
import { ClaimWords } from '#web/features/claims/words.tsx';
import { Recorded } from '#web/features/handover/recorded.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { AdminClaimTexts } from './texts.en.ts';
import { WriteOff } from './write-off.tsx';

export default function AdminClaimScreen() {
	const t = useScreenTexts<AdminClaimTexts>();
	const { claim: words } = useScreenTexts<{ claim: ClaimTexts }>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getClaimById, { params: { id } }), ...refetchOnVisit });
	if (error && !data) {
		return isRefusal(error, 'CLAIM_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT') ? (
			<Missing />
		) : (
			<ErrorState title={words.error} error={error} retry={() => void refetch()} busy={isFetching} />
		);
	}
	return (
		<div className="mx-auto max-w-6xl">
			<PageHead title={data ? words.titleOf(data.carTitle) : t.title} />
			{data ? <Shown claim={data} /> : <Waiting />}
		</div>
	);
}

function Shown({ claim }: { claim: Claim }) {
	const t = useScreenTexts<AdminClaimTexts>();
	const mayResolve = claim.allowedActions.includes('RESOLVE');
	return (
		<>
			<ClaimHead claim={claim} back={{ href: '/admin/claims', label: t.back }} />
			<Link
				href={`/booking/${claim.bookingId}`}
				className="mt-1 inline-flex min-h-11 items-center font-medium text-primary hover:underline"
			>
				{t.booking}
			</Link>
			<div className="mt-3 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
				<div className="grid min-w-0 gap-5 lg:gap-6">
					{mayResolve ? <DecisionForm key={claim.id} claim={claim} /> : <ClaimLines claim={claim} />}
					<ClaimWords claim={claim} />
					{claim.photos.length > 0 && <ClaimPhotos claim={claim} />}
				</div>
				<div className="grid min-w-0 gap-5 lg:gap-6">
					<Recorded bookingId={claim.bookingId} />
					<CaseConversation bookingId={claim.bookingId} owner={claim.owner} renter={claim.renter} />
					{!mayResolve && <Division claim={claim} />}
					<WriteOff claim={claim} />
					<Timeline claim={claim} />
				</div>
			</div>
		</>
	);
}

function Missing() {
	const t = useScreenTexts<AdminClaimTexts>();
	return (
		<EmptyState
			icon={<ClipboardX aria-hidden />}
			title={t.missing}
			titleAs="h1"
			action={
				<LinkButton href="/admin/claims" variant="primary">
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
			<Skeleton className="h-48 w-full rounded-card" />
		</div>
	);
}
