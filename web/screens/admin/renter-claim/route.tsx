/** A renter's claim for admins: statements and photos of both sides, handover records, and the decision line by line. */

import { useQuery } from '@tanstack/react-query';
import { ClipboardX } from 'lucide-react';
import type { RenterClaim } from '#contract/renter-claim-shapes.ts';
import { getRenterClaimById } from '#contract/renter-claims.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { CaseConversation } from '#web/features/case-conversation/case-conversation.tsx';
import { CaseColumns, CasePage } from '#web/features/cases/case-page.tsx';
import { ClaimPhotos } from '#web/features/claims/photos.tsx';
import { Recorded } from '#web/features/handover/recorded.tsx';
import { RenterClaimHead, RenterClaimLines, RenterClaimSumsPanel, RenterClaimWords } from '#web/features/renter-claims/claim-facts.tsx';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { AdminRenterClaimTexts } from './texts.en.ts';

export default function AdminRenterClaimScreen() {
	const t = useScreenTexts<AdminRenterClaimTexts>();
	const { language } = useLanguage();
	const id = useParam('id');
	const query = useQuery({ ...queryFor(getRenterClaimById, { params: { id } }), ...refetchOnVisit });
	return (
		<CasePage
			query={query}
			notFound="RENTER_CLAIM_NOT_FOUND"
			back={{ href: '/admin/renter-claims', label: t.back }}
			texts={{ title: t.title, error: t.renterClaim.error, missing: t.missing }}
			missingIcon={ClipboardX}
			titleOf={(claim) => t.renterClaim.titleOf(namedCarOf(claim, language))}
		>
			{(claim) => <Facts claim={claim} />}
		</CasePage>
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
			<CaseColumns
				beside={
					<>
						<Recorded bookingId={claim.bookingId} />
						<CaseConversation bookingId={claim.bookingId} owner={claim.owner} renter={claim.renter} />
						{!mayDecide && <RenterClaimSumsPanel claim={claim} />}
					</>
				}
			>
				{mayDecide ? <DecisionForm key={claim.id} claim={claim} /> : <RenterClaimLines claim={claim} />}
				<RenterClaimWords claim={claim} />
				{claim.photos.length > 0 && <ClaimPhotos claim={claim} />}
			</CaseColumns>
		</>
	);
}
