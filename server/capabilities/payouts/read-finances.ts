/** Overview of an owner's money: earned, paid out, and why the rest is not on its way yet. */
import type { ResponseOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import type { HeldBackReason, ownerFinances } from '#contract/payouts.ts';
import { ammanIso } from '#contract/time.ts';
import { earnedSums } from '#server/capabilities/ledger/index.ts';
import { waitingSums } from '#server/capabilities/settlements/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { detailsOf } from './details-sql.ts';
import { nextPayout, sumPayoutsByState } from './sql.ts';

type Finances = ResponseOf<typeof ownerFinances>;

export async function readFinances(platform: Platform, { userId }: Caller): Promise<Finances> {
	const { db, clock } = platform;
	const now = clock.now();
	const [earned, sums, next, waiting, details] = await Promise.all([
		earnedSums(db, userId, now),
		sumPayoutsByState(db, { ownerId: userId, now }),
		nextPayout(db, userId),
		waitingSums(db, userId),
		detailsOf(db, userId, 1),
	]);
	const inState = (state: string) => {
		const found = sums.filter((sum) => sum.state === state);
		return {
			count: found.reduce((count, sum) => count + Number(sum.count), 0),
			amountJod: formatFils(found.reduce((fils, sum) => fils + sum.fils, 0n)),
		};
	};
	// Payouts held by an admin are counted with their disputed settlement.
	const stopped = sums.flatMap(({ payout_state: payoutState, count, fils }) =>
		payoutState === 'FROZEN' || payoutState === 'NO_DETAILS' || payoutState === 'FAILED'
			? [{ reason: payoutState, count, fils, until: null }]
			: [],
	);
	const heldBack: Array<{ reason: HeldBackReason; count: bigint; fils: bigint; until: Date | null }> = [...waiting, ...stopped];
	return {
		earnings: {
			thisMonthJod: formatFils(earned.thisMonthFils),
			lastMonthJod: formatFils(earned.lastMonthFils),
			totalJod: formatFils(earned.totalFils),
		},
		payouts: { pending: inState('PENDING'), sent: inState('SENT'), paid: inState('PAID'), failed: inState('FAILED') },
		next: next && { dueAt: ammanIso(next.dueAt), amountJod: formatFils(next.fils), count: next.count },
		heldBack: heldBack.map(({ reason, count, fils, until }) => ({
			...{ reason, count: Number(count), amountJod: formatFils(fils) },
			until: until && ammanIso(until),
		})),
		hasDetails: details.length > 0,
	};
}
