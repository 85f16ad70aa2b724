/** A month's settlements beside the ledger's result of the same month, and the reasons for the difference. */
import { formatFils } from '#contract/money.ts';
import type { SettlementsOfMonth } from '#contract/settlement-lists.ts';
import { ammanMonth, monthPeriod } from '#contract/time.ts';
import { platformResult } from '#server/capabilities/ledger/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { explainMonth } from './rules.ts';
import { sumsOfPeriod } from './sql.ts';

export async function readMonth({ db, clock }: Platform, asked: string | undefined): Promise<SettlementsOfMonth> {
	const currentMonth = ammanMonth(clock.now());
	const month = asked ?? currentMonth;
	const period = monthPeriod(month);
	const [sums, result] = await Promise.all([sumsOfPeriod(db, period), platformResult(db, period)]);
	const settledFils = sums.fee - sums.promo - sums.gateway_fee;
	const { netFils, difference } = explainMonth(settledFils, result);
	return {
		...{ month, currentMonth },
		count: Number(sums.count),
		rentalJod: formatFils(sums.rental),
		platformFeeJod: formatFils(sums.fee),
		promoJod: formatFils(sums.promo),
		gatewayFeeJod: formatFils(sums.gateway_fee),
		ownersJod: formatFils(sums.owners),
		netJod: formatFils(settledFils),
		ledger: {
			revenueJod: formatFils(result.revenue),
			promoCodesJod: formatFils(result.promoCodes),
			gatewayFeesJod: formatFils(result.gatewayFees),
			goodwillJod: formatFils(result.goodwill),
			disputeLossJod: formatFils(result.disputeLoss),
			netJod: formatFils(netFils),
		},
		difference: {
			totalJod: formatFils(netFils - settledFils),
			withoutCompletionJod: formatFils(difference.withoutCompletion),
			goodwillJod: formatFils(difference.goodwill),
			disputeLossJod: formatFils(difference.disputeLoss),
			otherMonthsJod: formatFils(difference.otherMonths),
		},
	};
}
