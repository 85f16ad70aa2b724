/** Reads claims: the caller's own by booking, any for an admin, and the claim state of a booking between its return and its settlement. */
import type { Claim, ClaimState, ClaimSummary } from '#contract/claim-shapes.ts';
import type { listClaims as listCall } from '#contract/claims.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingById, handoverSide, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import { needsDecision } from '#server/capabilities/cases/index.ts';
import { chargesOfBooking, presentCharges } from '#server/capabilities/handover/index.ts';
import { depositInQuestion, readFineHold } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { actorOf, toClaimLifecycle } from './claim-guards.ts';
import { presentClaim, presentSummaries } from './present.ts';
import { allowedActions } from './rules.ts';
import { type ClaimRow, claimById, claimOfBooking, countClaims, listClaims } from './sql.ts';

export async function readClaim(platform: Platform, caller: Caller, bookingId: string, claimId?: string): Promise<Claim> {
	const row = claimId ? await claimById(platform.db, claimId) : await claimOfBooking(platform.db, bookingId);
	if (row?.booking_id !== bookingId) throw refuse('CLAIM_NOT_FOUND');
	return presentClaim(platform, platform.db, row, caller);
}

export async function readClaimById(platform: Platform, caller: Caller, id: string): Promise<Claim> {
	const row = await claimById(platform.db, id);
	if (!row) throw refuse('CLAIM_NOT_FOUND');
	return presentClaim(platform, platform.db, row, caller);
}

export async function readClaimState(platform: Platform, caller: Caller, bookingId: string): Promise<ClaimState> {
	const booking = await bookingById(platform.db, bookingId);
	const side = booking ? handoverSide(booking, caller.userId) : null;
	if (!booking || !(side || isAdmin(caller))) throw refuse('BOOKING_NOT_FOUND');
	const question = await depositInQuestion(platform, platform.db, bookingId);
	const claim = await claimOfBooking(platform.db, bookingId);
	const charges = question.mayClaim ? await chargesOfBooking(platform.db, booking) : null;
	return {
		bookingId,
		side,
		depositJod: formatFils(booking.deposit_fils),
		fineHoldJod: formatFils(await readFineHold(platform.db, bookingId, platform.clock.now())),
		claimsUntil: question.claimsUntil && ammanIso(question.claimsUntil),
		answerHours: parseBookingAgreement(booking).claimAnswerHours,
		mayClaim: side === 'OWNER' && question.mayClaim,
		charges: charges && presentCharges(charges),
		claim: claim ? stateOf(platform, claim, caller) : null,
	};
}

function stateOf(platform: Platform, row: ClaimRow, caller: Caller): NonNullable<ClaimState['claim']> {
	const now = platform.clock.now();
	const lifecycle = toClaimLifecycle(row);
	return {
		id: row.id,
		status: lifecycle.status,
		outcome: row.outcome,
		needsDecision: needsDecision(lifecycle, now),
		answerBy: ammanIso(row.answer_by),
		claimedJod: formatFils(row.claimed_fils),
		grantedJod: row.granted_fils === null ? null : formatFils(row.granted_fils),
		unpaidExcessJod: lifecycle.excess === 'ASKED' ? formatFils(row.excess_fils) : null,
		allowedActions: allowedActions(actorOf(row, caller), lifecycle, now),
	};
}

export type ClaimPage = PageOfList & { claims: ClaimSummary[] };

export async function readClaims(platform: Platform, caller: Caller, query: InputOf<typeof listCall>['query']): Promise<ClaimPage> {
	const now = platform.clock.now();
	const which = { ...query, now };
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => listClaims(platform.db, { ...which, ...part }),
		() => countClaims(platform.db, which),
	);
	return { claims: await presentSummaries(platform.db, page, now), ...list };
}
