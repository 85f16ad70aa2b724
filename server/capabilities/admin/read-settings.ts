/** The settings in force, and their earlier versions with who changed them. */
import { type getSettings, SETTINGS_HISTORY, type SettingsVersion } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { MarketTerms } from '#contract/market-terms.ts';
import type { SupportContacts } from '#contract/support.ts';
import { ammanIso } from '#contract/time.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings, settingsOf } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { settingsVersions } from './sql.ts';

export async function readSettings(db: Queryable): Promise<ResponseOf<typeof getSettings>> {
	const rows = await settingsVersions(db, SETTINGS_HISTORY);
	const nameOf = await namesOf(
		db,
		rows.flatMap((row) => row.changed_by ?? []),
	);
	const changer = (id: string) => {
		const { en: name, ar: nameAr } = nameOf(id);
		return { id, name, nameAr };
	};
	const history = rows.map(
		(row): SettingsVersion => ({
			...settingsOf(row),
			changedAt: ammanIso(row.created_at),
			changedBy: row.changed_by === null ? null : changer(row.changed_by),
		}),
	);
	const [current] = history;
	if (!current) throw new Error('the marketplace has no settings');
	return { ...current, history };
}

/** The public settings; the others are for super admins only. */
export async function readMarketTerms(platform: Pick<Platform, 'db' | 'replicas' | 'settingsCache'>): Promise<MarketTerms> {
	const { platformFeePercent, minRentalDays, maxRentalDays, depositMode, claimWindowHours, claimAnswerHours, fineHoldJod, fineHoldDays } =
		await getCachedSettings(platform);
	return { platformFeePercent, minRentalDays, maxRentalDays, depositMode, claimWindowHours, claimAnswerHours, fineHoldJod, fineHoldDays };
}

/** How to reach the support, from the settings in force. */
export async function readSupportContacts(platform: Pick<Platform, 'db' | 'replicas' | 'settingsCache'>): Promise<SupportContacts> {
	const set = await getCachedSettings(platform);
	return {
		phone: set.supportPhone || null,
		whatsapp: set.supportWhatsapp || null,
		email: set.supportEmail || null,
		hours: set.supportHoursEn ? { en: set.supportHoursEn, ar: set.supportHoursAr } : null,
		emergencyPhone: set.emergencyPhone || null,
		roadsidePhone: set.roadsidePhone || null,
	};
}
