/** The settings that concern everybody; the others are for the super admin alone. */
import type { MarketTerms } from '#contract/market-terms.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';

export async function readMarketTerms(platform: Pick<Platform, 'db' | 'settingsCache'>): Promise<MarketTerms> {
	const { platformFeePercent, minRentalDays, maxRentalDays, depositMode, claimWindowHours, claimAnswerHours, fineHoldJod, fineHoldDays } =
		await getCachedSettings(platform);
	return { platformFeePercent, minRentalDays, maxRentalDays, depositMode, claimWindowHours, claimAnswerHours, fineHoldJod, fineHoldDays };
}
