/** A claim for admins: statements and photos of both sides, handover records, and the decision line by line. */

import { useQuery } from '@tanstack/react-query';
import { ClipboardX } from 'lucide-react';
import type { Claim } from '#contract/claim-shapes.ts';
import { getClaimById } from '#contract/claims.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { CaseConversation } from '#web/features/case-conversation/case-conversation.tsx';
import { CaseColumns, CasePage } from '#web/features/cases/case-page.tsx';
import { Division } from '#web/features/claims/division.tsx';
import { ClaimHead } from '#web/features/claims/head.tsx';
import { ClaimLines } from '#web/features/claims/lines.tsx';
import { ClaimPhotos } from '#web/features/claims/photos.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { Timeline } from '#web/features/claims/timeline.tsx';
import { ClaimWords } from '#web/features/claims/words.tsx';
import { Recorded } from '#web/features/handover/recorded.tsx';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { AdminClaimTexts } from './texts.en.ts';
import { WriteOff } from './write-off.tsx';

export default function AdminClaimScreen() {
	const t = useScreenTexts<AdminClaimTexts>();
	const { claim: words } = useScreenTexts<{ claim: ClaimTexts }>();
	const { language } = useLanguage();
	const id = useParam('id');
	const query = useQuery({ ...queryFor(getClaimById, { params: { id } }), ...refetchOnVisit });
	return (
		<CasePage
			query={query}
			notFound="CLAIM_NOT_FOUND"
			back={{ href: '/admin/claims', label: t.back }}
			texts={{ title: t.title, error: words.error, missing: t.missing }}
			missingIcon={ClipboardX}
			titleOf={(claim) => words.titleOf(namedCarOf(claim, language))}
		>
			{(claim) => <Facts claim={claim} />}
		</CasePage>
	);
}

function Facts({ claim }: { claim: Claim }) {
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
			<CaseColumns
				beside={
					<>
						<Recorded bookingId={claim.bookingId} />
						<CaseConversation bookingId={claim.bookingId} owner={claim.owner} renter={claim.renter} />
						{!mayResolve && <Division claim={claim} />}
						<WriteOff claim={claim} />
						<Timeline claim={claim} />
					</>
				}
			>
				{mayResolve ? <DecisionForm key={claim.id} claim={claim} /> : <ClaimLines claim={claim} />}
				<ClaimWords claim={claim} />
				{claim.photos.length > 0 && <ClaimPhotos claim={claim} />}
			</CaseColumns>
		</>
	);
}
