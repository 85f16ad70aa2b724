/** The renter's claim on the page of a completed booking, for both sides. */
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings.ts';
import type { RenterClaim, RenterClaimState } from '#contract/renter-claim-shapes.ts';
import { getRenterClaim } from '#contract/renter-claims.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { AnswerDue, CaseCard } from '#web/features/cases/case-card.tsx';
import { stageOf, toneOf } from '#web/features/cases/stage.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { RenterClaimTexts } from './texts.en.ts';

export function RenterClaimCard({ booking }: { booking: Booking }) {
	return booking.status === 'COMPLETED' ? <StatusLine bookingId={booking.id} /> : null;
}

function StatusLine({ bookingId }: { bookingId: string }) {
	const { data } = useQuery({ ...queryFor(getRenterClaim, { params: { id: bookingId } }), ...refetchOnVisit });
	if (!data) return null;
	if (data.claim && !(data.claim.outcome === 'WITHDRAWN' && data.mayClaim)) return <Existing state={data} claim={data.claim} />;
	return data.mayClaim ? <MayClaim state={data} /> : null;
}

function Existing({ state, claim }: { state: RenterClaimState; claim: RenterClaim }) {
	const { renterClaim: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>();
	const format = useFormat();
	const stage = stageOf(claim);
	const mustAnswer = usePermission('manage') && claim.allowedActions.includes('ACCEPT');
	const href = `${state.side === 'OWNER' ? '/owner/bookings' : '/booking'}/${state.bookingId}/renter-claim`;
	return (
		<CaseCard
			title={state.side === 'RENTER' ? t.yours : t.heading}
			stage={{ tone: toneOf[stage], label: t.stage[stage] }}
			amount={t.card.ofAmount(format.jod(claim.claimedJod))}
			link={{ href, label: mustAnswer ? t.card.answer : t.card.open }}
			mustAct={mustAnswer}
		>
			{stage === 'OPEN' && <AnswerDue>{t.card.answerBy(format.date(claim.answerBy, 'moment'))}</AnswerDue>}
			{claim.grantedJod && stage !== 'WITHDRAWN' && (
				<p className="numbers mt-1 text-muted text-sm">{t.card.granted(format.jod(claim.grantedJod))}</p>
			)}
		</CaseCard>
	);
}

function MayClaim({ state }: { state: RenterClaimState }) {
	const { card: t } = useScreenTexts<{ renterClaim: RenterClaimTexts }>().renterClaim;
	const format = useFormat();
	return (
		<Panel title={t.title}>
			<p suppressHydrationWarning className="numbers">
				{t.mayClaim(format.date(state.claimsUntil ?? '', 'moment'))}
			</p>
			<LinkButton href={`/booking/${state.bookingId}/renter-claim`} wide className="mt-4">
				{state.claim ? t.again : t.make}
			</LinkButton>
			<HelpLink to="renter-claims" className="mt-3" />
		</Panel>
	);
}
