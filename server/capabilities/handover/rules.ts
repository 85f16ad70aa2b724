/** Charges that follow from the handover records: extra kilometres, missing fuel, late return. Pure; amounts in fils. */
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import { LATE_GRACE_MINUTES } from '#contract/deadlines.ts';
import { share } from '#contract/money.ts';
import { HOUR_MS } from '#contract/time.ts';

export const MAX_CODE_TRIES = 5;
const MINUTE_MS = 60_000;
const GRACE_MS = LATE_GRACE_MINUTES * MINUTE_MS;
const HOURS_A_DAY = 24n;

export type Terms = {
	days: number;
	kmPerDay: number;
	extraKmFils: bigint;
	fuelEighthFils: bigint;
	dailyRateFils: bigint;
	endsAt: Date;
};
export type Reading = { odometerKm: number; fuelEighths: number };
export type ChargeLine = {
	kind: 'EXTRA_KM' | 'MISSING_FUEL' | 'LATE_RETURN';
	/** Kilometres, eighths of a tank, or started hours. */
	quantity: number;
	rateFils: bigint;
	fils: bigint;
};
export type Charges = { drivenKm: number; includedKm: number; lateMinutes: number; lines: ChargeLine[]; totalFils: bigint };

/**
 * Extra km = max(0, driven − daily limit × days) × the booking's rate; a limit of 0 means no limit. Each eighth of a tank less than at the handover at its rate;
 * each started hour of a return more than half an hour late at 1/24 of the daily rate.
 */
export function charges(terms: Terms, out: Reading, back: Reading & { at: Date }): Charges {
	const drivenKm = Math.max(0, back.odometerKm - out.odometerKm);
	const includedKm = terms.kmPerDay * terms.days;
	const lateMs = back.at.getTime() - terms.endsAt.getTime();
	const lateHours = lateMs > GRACE_MS ? Math.ceil(lateMs / HOUR_MS) : 0;
	const all: ChargeLine[] = [
		line('EXTRA_KM', terms.kmPerDay === 0 ? 0 : Math.max(0, drivenKm - includedKm), terms.extraKmFils),
		line('MISSING_FUEL', Math.max(0, out.fuelEighths - back.fuelEighths), terms.fuelEighthFils),
		{
			kind: 'LATE_RETURN',
			quantity: lateHours,
			rateFils: share(terms.dailyRateFils, 1n, HOURS_A_DAY),
			fils: share(terms.dailyRateFils * BigInt(lateHours), 1n, HOURS_A_DAY),
		},
	];
	const lines = all.filter(({ quantity, fils }) => quantity > 0 && fils > 0n);
	return {
		drivenKm,
		includedKm,
		lateMinutes: Math.max(0, Math.floor(lateMs / MINUTE_MS)),
		lines,
		totalFils: lines.reduce((total, { fils }) => total + fils, 0n),
	};
}

const line = (kind: ChargeLine['kind'], quantity: number, rateFils: bigint): ChargeLine => ({
	kind,
	quantity,
	rateFils,
	fils: rateFils * BigInt(quantity),
});

/** When the record was made: its age before now, limited to the allowed window. */
export function recordedAt(now: Date, secondsAgo: number, notBefore: Date): Date {
	return new Date(Math.min(now.getTime(), Math.max(now.getTime() - secondsAgo * 1000, notBefore.getTime())));
}

type AgreedRates = Pick<BookingAgreement, 'mileageLimitPerDay' | 'extraKmFils' | 'fuelEighthFils'>;
type Booked = { days: number; daily_rate_fils: bigint; ends_at: Date };

/** The terms of the booking, not the car's current ones. */
export function termsOf(booking: Booked, agreement: AgreedRates): Terms {
	return {
		days: booking.days,
		kmPerDay: agreement.mileageLimitPerDay,
		extraKmFils: BigInt(agreement.extraKmFils),
		fuelEighthFils: BigInt(agreement.fuelEighthFils),
		dailyRateFils: booking.daily_rate_fils,
		endsAt: booking.ends_at,
	};
}
