import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/time.ts';
import { charges, recordedAt, type Terms, termsOf } from './rules.ts';

const END = new Date('2031-03-13T07:00:00Z');
const later = (minutes: number) => new Date(END.getTime() + minutes * 60_000);
const terms: Terms = { days: 3, kmPerDay: 200, extraKmFils: 50n, fuelEighthFils: 3000n, dailyRateFils: 36_000n, endsAt: END };
const out = { odometerKm: 50_000, fuelEighths: 8 };

describe('extra kilometres', () => {
	it.each([
		[0, 0],
		[600, 0],
		[601, 1],
		[720, 120],
	])('%i km driven in three days of 200: %i extra', (driven, extra) => {
		const made = charges(terms, out, { odometerKm: 50_000 + driven, fuelEighths: 8, at: END });
		expect(made).toMatchObject({ drivenKm: driven, includedKm: 600, totalFils: BigInt(extra) * 50n });
		expect(made.lines).toEqual(extra === 0 ? [] : [{ kind: 'EXTRA_KM', quantity: extra, rateFils: 50n, fils: BigInt(extra) * 50n }]);
	});

	it('are zero without a limit', () => {
		expect(charges({ ...terms, kmPerDay: 0 }, out, { odometerKm: 99_000, fuelEighths: 8, at: END }).lines).toEqual([]);
	});
});

describe('missing fuel', () => {
	it.each([
		[8, 8, 0],
		[8, 5, 3],
		[4, 8, 0],
		[1, 0, 1],
	])('from %i to %i eighths: %i missing', (before, after, missing) => {
		const { lines } = charges(terms, { ...out, fuelEighths: before }, { odometerKm: 50_000, fuelEighths: after, at: END });
		expect(lines).toEqual(
			missing === 0 ? [] : [{ kind: 'MISSING_FUEL', quantity: missing, rateFils: 3000n, fils: BigInt(missing) * 3000n }],
		);
	});
});

describe('a late return', () => {
	it.each([
		[-600, 0, 0],
		[0, 0, 0],
		[30, 30, 0],
		[31, 31, 1],
		[60, 60, 1],
		[61, 61, 2],
		[1440, 1440, 24],
	])('of %i minutes: %i noted, %i hours', (minutes, noted, begun) => {
		const made = charges(terms, out, { ...out, at: later(minutes) });
		expect(made.lateMinutes).toBe(noted);
		expect(made.totalFils).toBe(BigInt(begun) * 1500n);
	});

	it('of a whole day costs a day', () => {
		expect(charges({ ...terms, dailyRateFils: 35_500n }, out, { ...out, at: later(1440) }).totalFils).toBe(35_500n);
	});
});

it('is the sum of its lines, never negative, and grows with every kilometre, eighth and hour', () => {
	const reading = fc.record({ odometerKm: fc.integer({ min: 0, max: 10 ** 6 }), fuelEighths: fc.integer({ min: 0, max: 8 }) });
	const some = fc.record({ driven: fc.nat(5000), fuel: fc.integer({ min: 0, max: 8 }), late: fc.integer({ min: -5000, max: 5000 }) });
	fc.assert(
		fc.property(reading, some, some, (from, one, other) => {
			const of = ({ driven, fuel, late }: typeof one) =>
				charges(terms, from, { odometerKm: from.odometerKm + driven, fuelEighths: fuel, at: later(late) });
			const made = of(one);
			expect(made.lines.reduce((sum, { fils }) => sum + fils, 0n)).toBe(made.totalFils);
			for (const { fils, quantity } of made.lines) expect(fils > 0n && quantity > 0).toBe(true);
			const worse = of({
				driven: Math.max(one.driven, other.driven),
				fuel: Math.min(one.fuel, other.fuel),
				late: Math.max(one.late, other.late),
			});
			expect(worse.totalFils >= made.totalFils).toBe(true);
		}),
	);
});

it('accepts the age of a record from a phone, but neither a future time nor one before the window', () => {
	const opened = new Date(END.getTime() - 5 * HOUR_MS);
	expect(recordedAt(END, 0, opened)).toEqual(END);
	expect(recordedAt(END, 3600, opened)).toEqual(later(-60));
	expect(recordedAt(END, 10 * 3600, opened)).toEqual(opened);
	expect(recordedAt(opened, 0, END)).toEqual(opened);
});

describe('the rates', () => {
	const booked = { days: 2, daily_rate_fils: 30_000n, ends_at: END };
	it('are those of the booking', () => {
		const agreed = { mileageLimitPerDay: 200, extraKmFils: 40, fuelEighthFils: 0 };
		expect(termsOf(booked, agreed)).toMatchObject({ kmPerDay: 200, extraKmFils: 40n, fuelEighthFils: 0n });
	});
});
