/** Claim state on the page of a completed booking. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import type { ClaimState } from '#contract/claim-shapes.ts';
import { getClaimState } from '#contract/claims.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { AnswerDue, CaseCard } from '#web/features/cases/case-card.tsx';
import { stageOf, timeLeft, toneOf } from '#web/features/cases/stage.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import type { ClaimTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

/** Shown for completed bookings only. */
export function ClaimCard({ booking }: { booking: Booking }) {
	return booking.status === 'COMPLETED' ? <ClaimStatusLine booking={booking} /> : null;
}

function ClaimStatusLine({ booking }: { booking: Booking }) {
	const mayManage = usePermission('manage');
	const { data } = useQuery({ ...queryFor(getClaimState, { params: { id: booking.id } }), ...refetchOnVisit });
	if (data?.claim && !(data.claim.outcome === 'WITHDRAWN' && data.mayClaim)) return <ExistingClaim state={data} claim={data.claim} />;
	return data?.mayClaim && mayManage ? <MayClaim state={data} fineHold={booking.policySnapshot.fineHold} /> : null;
}

function ExistingClaim({ state, claim }: { state: ClaimState; claim: NonNullable<ClaimState['claim']> }) {
	const { claim: t } = useScreenTexts<{ claim: ClaimTexts }>();
	const format = useFormat();
	const stage = stageOf(claim);
	const mustAct = claim.allowedActions.includes('ACCEPT') || claim.allowedActions.includes('PAY');
	const href = `${state.side === 'OWNER' ? '/owner/bookings' : '/booking'}/${state.bookingId}/claim`;
	return (
		<CaseCard
			title={t.heading}
			stage={{ tone: toneOf[stage], label: t.stage[stage] }}
			amount={t.card.ofAmount(format.jod(claim.claimedJod))}
			link={{ href, label: claim.allowedActions.includes('ACCEPT') ? t.card.answer : t.card.open }}
			mustAct={mustAct}
		>
			{stage === 'OPEN' && (
				<AnswerDue>
					{t.timeline.ANSWER_DUE}: {format.date(claim.answerBy, 'moment')}
				</AnswerDue>
			)}
			{claim.unpaidExcessJod && state.side === 'RENTER' && (
				<p className="numbers mt-2 text-sm">{t.pay.asked(format.jod(claim.unpaidExcessJod))}</p>
			)}
		</CaseCard>
	);
}

function MayClaim({ state, fineHold }: { state: ClaimState; fineHold: Booking['policySnapshot']['fineHold'] }) {
	const { card: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	const client = useQueryClient();
	const now = useNow(MINUTE_MS);
	const [asking, setAsking] = useState(false);
	const until = state.claimsUntil ?? '';
	const proposed = state.charges && state.charges.lines.length > 0 ? state.charges.totalJod : null;
	return (
		<Panel title={t.title}>
			<p suppressHydrationWarning className="numbers">
				{t.mayClaim(format.jod(state.depositJod), format.date(until, 'moment'))}
			</p>
			<p suppressHydrationWarning className="numbers mt-1 text-muted text-sm">
				{t.left(timeLeft(until, now))}
			</p>
			{proposed && <p className="numbers mt-2 font-medium text-sm">{t.proposed(format.jod(proposed))}</p>}
			<div className="mt-4 grid gap-3">
				<LinkButton href={`/owner/bookings/${state.bookingId}/claim`} variant="primary" size="large" wide>
					{t.make}
				</LinkButton>
				<Button wide aria-haspopup="dialog" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
					{t.release}
				</Button>
			</div>
			<ReleaseDialog
				state={state}
				fineHold={fineHold}
				open={asking}
				onOpenChange={setAsking}
				onDone={() => void client.invalidateQueries()}
			/>
		</Panel>
	);
}
