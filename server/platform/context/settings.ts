/** Settings of the marketplace, versioned: a booking refers to the version under which it was made. */
import type { Selectable } from 'kysely';
import type { SettingsValues } from '#contract/admin.ts';
import type { Queryable } from '../database/pool.ts';
import type { DB } from '../database/schema.ts';
import type { Platform } from './platform.ts';

export type MarketSettings = SettingsValues & { version: number };

/** Estimated size in memory. */
const SETTINGS_BYTES = 1000;

type Row = Selectable<DB['market_settings']>;

export async function currentSettings(db: Queryable): Promise<MarketSettings> {
	return settingsOf(await db.selectFrom('market_settings').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow());
}

/** Cached settings, at most five seconds old, for display. Code that agrees on terms reads the database. */
export function getCachedSettings({
	db,
	replicas,
	settingsCache,
}: Pick<Platform, 'db' | 'replicas' | 'settingsCache'>): Promise<MarketSettings> {
	const make = async () => {
		// Every search needs them, and replicas serve searches without a primary.
		const value = await currentSettings(replicas.serveAlone() ? replicas.choose({ mayLag: true }).db : db);
		return { value, tags: ['settings'] as const, isShared: true, bytes: SETTINGS_BYTES };
	};
	return settingsCache.get('settings', false, make);
}

export function settingsOf(row: Row): MarketSettings {
	return {
		version: row.version,
		platformFeePercent: row.platform_fee_percent,
		minRentalDays: row.min_rental_days,
		maxRentalDays: row.max_rental_days,
		depositMode: row.deposit_mode,
		rentalPlatesOnly: row.rental_plates_only,
		claimWindowHours: row.claim_window_hours,
		claimAnswerHours: row.claim_answer_hours,
		gatewayFeeBasisPoints: row.gateway_fee_basis_points,
		goodwillCapJod: row.goodwill_cap_jod,
		supportPhone: row.support_phone,
		supportWhatsapp: row.support_whatsapp,
		supportEmail: row.support_email,
		supportHoursEn: row.support_hours_en,
		supportHoursAr: row.support_hours_ar,
		emergencyPhone: row.emergency_phone,
		roadsidePhone: row.roadside_phone,
		fineHoldJod: row.fine_hold_jod,
		fineHoldDays: row.fine_hold_days,
		minimumDriverAge: row.minimum_driver_age,
		mostDriverAgeAsked: row.most_driver_age_asked,
		mostLicenceYearsAsked: row.most_licence_years_asked,
		rentalPlatesDecided: row.rental_plates_decided,
		invoiceTaxPercent: row.invoice_tax_percent,
		sellerNameEn: row.seller_name_en,
		sellerNameAr: row.seller_name_ar,
		sellerTaxNumber: row.seller_tax_number,
	};
}
