/** Reads renters' claims: the one of a booking with what may be claimed, one for an admin, and the admins' queue. */
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import type { RenterClaim, RenterClaimState, RenterClaimSummary } from '#contract/renter-claim-shapes.ts';
import type { listRenterClaims as listCall } from '#contract/renter-claims.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingById, handoverSide, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import { settlementForRenter } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { openingProblem } from './open-renter-claim.ts';
import { presentRenterClaim, presentSummaries } from './present.ts';
import { limitsOf } from './rules.ts';
import { countRows, latestOfBooking, listRows, renterClaimById } from './sql.ts';

export async function readState(platform: Platform, caller: Caller, bookingId: string): Promise<RenterClaimState> {
	const booking = await bookingById(platform.db, bookingId);
	const side = booking ? handoverSide(booking, caller.userId) : null;
	if (!booking || !(side || isAdmin(caller))) throw refuse('BOOKING_NOT_FOUND');
	const agreement = parseBookingAgreement(booking);
	const settlement = await settlementForRenter(platform, platform.db, bookingId);
	const latest = await latestOfBooking(platform.db, bookingId);
	const mayClaim = side === 'RENTER' && (await openingProblem(platform, platform.db, bookingId)) === null;
	const limits = mayClaim ? limitsOf(agreement.priceLines, settlement) : { each: [], totalFils: 0n };
	return {
		bookingId,
		side,
		claim: latest ? await presentRenterClaim(platform, platform.db, latest, caller) : null,
		mayClaim: mayClaim && limits.each.length > 0,
		claimsUntil: settlement.claimsUntil && ammanIso(settlement.claimsUntil),
		answerHours: agreement.claimAnswerHours,
		limits: limits.each.map(({ kind, fils }) => ({ kind, maxJod: formatFils(fils) })),
		maxTotalJod: formatFils(limits.totalFils),
	};
}

export async function readById(platform: Platform, caller: Caller, id: string): Promise<RenterClaim> {
	const row = await renterClaimById(platform.db, id);
	if (!row) throw refuse('RENTER_CLAIM_NOT_FOUND');
	return presentRenterClaim(platform, platform.db, row, caller);
}

export async function readRenterClaims(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof listCall>['query'],
): Promise<PageOfList & { claims: RenterClaimSummary[] }> {
	const now = platform.clock.now();
	const which = { ...query, now };
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => listRows(platform.db, { ...which, ...part }),
		() => countRows(platform.db, which),
	);
	return { claims: await presentSummaries(platform.db, page, now), ...list };
}
