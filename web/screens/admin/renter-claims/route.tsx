/** Renters' claims for admins: to decide, waiting for the owner, and decided. */

import { ClipboardCheck } from 'lucide-react';
import type { RenterClaimSummary } from '#contract/renter-claim-shapes.ts';
import { listRenterClaims } from '#contract/renter-claims.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { CaseRow, CaseRowFacts } from '#web/features/cases/case-row.tsx';
import { CaseQueue } from '#web/features/cases/queue.tsx';
import { stageOf, toneOf } from '#web/features/cases/stage.ts';
import { isolatedNameOf } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { renterClaims as filters } from '../queues.ts';
import type { AdminRenterClaimsTexts } from './texts.en.ts';

export default function AdminRenterClaimsScreen() {
	const t = useScreenTexts<AdminRenterClaimsTexts>();
	return (
		<CaseQueue
			filters={filters}
			texts={t}
			icon={ClipboardCheck}
			queryOf={(filter, search) => infiniteQueryFor(listRenterClaims, { query: { filter, ...search } })}
		>
			{(claim) => <Row claim={claim} />}
		</CaseQueue>
	);
}

function Row({ claim }: { claim: RenterClaimSummary }) {
	const t = useScreenTexts<AdminRenterClaimsTexts>();
	const { renterClaim: words } = t;
	const { language, format } = useLanguage();
	const stage = stageOf(claim);
	return (
		<CaseRow
			href={`/admin/renter-claims/${claim.id}`}
			title={<bdi>{namedCarOf(claim, language)}</bdi>}
			stage={{ tone: toneOf[stage], label: words.stage[stage] }}
			lead={t.between(isolatedNameOf(claim.owner, language), isolatedNameOf(claim.renter, language))}
		>
			<CaseRowFacts
				facts={[
					[words.lines.claimed, format.jod(claim.claimedJod)],
					[words.lines.granted, claim.grantedJod && format.jod(claim.grantedJod)],
					[
						claim.decidedAt ? t.decidedAt : stage === 'OPEN' ? t.answerBy : t.openedAt,
						format.date(claim.decidedAt ?? (stage === 'OPEN' ? claim.answerBy : claim.openedAt), 'moment'),
					],
				]}
			/>
		</CaseRow>
	);
}
