/** How many rows wait for an admin in each queue, for the menu. */
import type { AdminQueue } from '#contract/admin.ts';
import { countContestedNoShows } from '#server/capabilities/bookings/index.ts';
import { countSubmitted } from '#server/capabilities/cars/index.ts';
import { countClaimsToDecide } from '#server/capabilities/claims/index.ts';
import { countWaitingPapers } from '#server/capabilities/companies/index.ts';
import { countFinesToDecide } from '#server/capabilities/fines/index.ts';
import { countGoodwillToDecide } from '#server/capabilities/goodwill/index.ts';
import { countPending } from '#server/capabilities/kyc/index.ts';
import { countDuePayouts } from '#server/capabilities/payouts/index.ts';
import { countOpenDifferences } from '#server/capabilities/reconciliation/index.ts';
import { countRenterClaimsToDecide } from '#server/capabilities/renter-claims/index.ts';
import { countOpenReports } from '#server/capabilities/reports/index.ts';
import { countReportedReviews } from '#server/capabilities/reviews/index.ts';
import { countOpenTickets } from '#server/capabilities/tickets/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';

export async function readWaiting({ db, clock }: Platform): Promise<Record<AdminQueue, number>> {
	const now = clock.now();
	const [claims, fines, renterClaims, reports, goodwill, tickets, companies, identities, cars, payouts, reviews, noShows, reconciliation] =
		await Promise.all([
			countClaimsToDecide(db, now),
			countFinesToDecide(db, now),
			countRenterClaimsToDecide(db, now),
			countOpenReports(db),
			countGoodwillToDecide(db),
			countOpenTickets(db),
			countWaitingPapers(db),
			countPending(db),
			countSubmitted(db, { words: [], status: 'PENDING' }),
			countDuePayouts(db, now).then((duePayouts) => duePayouts.payouts),
			countReportedReviews(db),
			countContestedNoShows(db),
			countOpenDifferences(db),
		]);
	return {
		claims,
		fines,
		renterClaims,
		reports,
		goodwill,
		tickets,
		companies,
		identities,
		cars,
		payouts,
		reviews,
		noShows,
		reconciliation,
	};
}
