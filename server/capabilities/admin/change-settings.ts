/** A super admin changes settings: always as a new version, so that existing bookings keep the version they were made under. */
import type { changeSettings as changeSettingsCall } from '#contract/admin.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings, type MarketSettings } from '#server/platform/context/settings.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { readSettings } from './read-settings.ts';
import { addSettings } from './sql.ts';

type Body = InputOf<typeof changeSettingsCall>['body'];
type Values = Omit<MarketSettings, 'version'>;

/** Settings that are left out stay unchanged. If nothing changes, no version is created. */
export async function changeSettings(
	platform: Platform,
	caller: Caller,
	{ version, ...named }: Body,
): Promise<ResponseOf<typeof changeSettingsCall>> {
	if (caller.role !== 'SUPER_ADMIN') throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'settings', 'all');
		const { version: newest, ...before } = await currentSettings(tx);
		if (version !== undefined && version !== newest) throw refuse('SETTINGS_CHANGED');
		const after: Values = { ...before, ...defined(named) };
		if (after.maxRentalDays < after.minRentalDays) throw refuseField('maxRentalDays', 'NUMBER_OUT_OF_BOUNDS', caller.lang);
		if ((after.supportHoursEn === '') !== (after.supportHoursAr === ''))
			throw refuseField(after.supportHoursEn === '' ? 'supportHoursEn' : 'supportHoursAr', 'REQUIRED', caller.lang);
		if ((after.fineHoldJod === 0) !== (after.fineHoldDays === 0))
			throw refuseField(after.fineHoldJod === 0 ? 'fineHoldJod' : 'fineHoldDays', 'FINE_HOLD_BOTH', caller.lang);
		const changed = (Object.keys(after) as Array<keyof Values>).filter((name) => after[name] !== before[name]);
		if (changed.length > 0) {
			const row = await addSettings(tx, {
				platform_fee_percent: after.platformFeePercent,
				min_rental_days: after.minRentalDays,
				max_rental_days: after.maxRentalDays,
				deposit_mode: after.depositMode,
				rental_plates_only: after.rentalPlatesOnly,
				claim_window_hours: after.claimWindowHours,
				claim_answer_hours: after.claimAnswerHours,
				gateway_fee_basis_points: after.gatewayFeeBasisPoints,
				goodwill_cap_jod: after.goodwillCapJod,
				support_phone: after.supportPhone,
				support_whatsapp: after.supportWhatsapp,
				support_email: after.supportEmail,
				support_hours_en: after.supportHoursEn,
				support_hours_ar: after.supportHoursAr,
				emergency_phone: after.emergencyPhone,
				roadside_phone: after.roadsidePhone,
				fine_hold_jod: after.fineHoldJod,
				fine_hold_days: after.fineHoldDays,
				minimum_driver_age: after.minimumDriverAge,
				most_driver_age_asked: after.mostDriverAgeAsked,
				most_licence_years_asked: after.mostLicenceYearsAsked,
				rental_plates_decided: after.rentalPlatesDecided,
				invoice_tax_percent: after.invoiceTaxPercent,
				seller_name_en: after.sellerNameEn,
				seller_name_ar: after.sellerNameAr,
				seller_tax_number: after.sellerTaxNumber,
				changed_by: caller.userId,
				created_at: platform.clock.now(),
			});
			const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
			await audit(platform, tx, {
				...{ actorId: caller.personId, action: 'settings.changed', subject: 'settings', subjectId: String(row.version) },
				before: only(before),
				after: only(after),
			});
		}
		return readSettings(tx);
	});
}

function defined(named: Partial<{ [Name in keyof Values]: Values[Name] | undefined }>): Partial<Values> {
	return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}
