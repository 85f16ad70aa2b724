/** The marketplace's own settings, versioned: a booking keeps the version that it was made under. */
import type { Queryable } from '../database/pool.ts';

export type MarketSettings = {
	version: number;
	platformFeePercent: number;
	minRentalDays: number;
	maxRentalDays: number;
	depositMode: 'RENTAL_TOTAL' | 'CAR';
	rentalPlatesOnly: boolean;
	claimWindowHours: number;
	claimAnswerHours: number;
	/** In hundredths of a percent of a charge. */
	gatewayFeeBasisPoints: number;
};

export async function currentSettings(db: Queryable): Promise<MarketSettings> {
	const row = await db.selectFrom('market_settings').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();
	return {
		version: row.version,
		platformFeePercent: row.platform_fee_percent,
		minRentalDays: row.min_rental_days,
		maxRentalDays: row.max_rental_days,
		depositMode: row.deposit_mode === 'CAR' ? 'CAR' : 'RENTAL_TOTAL',
		rentalPlatesOnly: row.rental_plates_only,
		claimWindowHours: row.claim_window_hours,
		claimAnswerHours: row.claim_answer_hours,
		gatewayFeeBasisPoints: row.gateway_fee_basis_points,
	};
}
