/** Claims for admins: to decide, waiting for the renter, and decided. */

import { ClipboardCheck } from 'lucide-react';
import type { ClaimSummary } from '#contract/claim-shapes.ts';
import { listClaims } from '#contract/claims.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { CaseRow, CaseRowFacts } from '#web/features/cases/case-row.tsx';
import { CaseQueue } from '#web/features/cases/queue.tsx';
import { stageOf, toneOf } from '#web/features/cases/stage.ts';
import { isolatedNameOf } from '#web/features/people/people.ts';
import { namedCarOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { claims as filters } from '../queues.ts';
import type { AdminClaimsTexts } from './texts.en.ts';

export default function AdminClaimsScreen() {
	const t = useScreenTexts<AdminClaimsTexts>();
	return (
		<CaseQueue
			filters={filters}
			texts={t}
			icon={ClipboardCheck}
			queryOf={(filter, search) => infiniteQueryFor(listClaims, { query: { filter, ...search } })}
		>
			{(claim) => <Row claim={claim} />}
		</CaseQueue>
	);
}

function Row({ claim }: { claim: ClaimSummary }) {
	const t = useScreenTexts<AdminClaimsTexts>();
	const { claim: words } = t;
	const { language, format } = useLanguage();
	const stage = stageOf(claim);
	const jod = (amount: string | null) => amount && format.jod(amount);
	return (
		<CaseRow
			href={`/admin/claims/${claim.id}`}
			title={<bdi>{namedCarOf(claim, language)}</bdi>}
			stage={{ tone: toneOf[stage], label: words.stage[stage] }}
			lead={t.between(isolatedNameOf(claim.owner, language), isolatedNameOf(claim.renter, language))}
		>
			<CaseRowFacts
				facts={[
					[words.lines.claimed, jod(claim.claimedJod)],
					[words.lines.granted, jod(claim.grantedJod)],
					[words.division.deposit, jod(claim.depositJod)],
					[t.unpaid, jod(claim.unpaidExcessJod)],
					[
						claim.decidedAt ? t.decidedAt : stage === 'OPEN' ? words.timeline.ANSWER_DUE : t.openedAt,
						format.date(claim.decidedAt ?? (stage === 'OPEN' ? claim.answerBy : claim.openedAt), 'moment'),
					],
				]}
			/>
		</CaseRow>
	);
}
