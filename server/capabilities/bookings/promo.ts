/** A promo code in a quote and in a new booking. The server alone decides about the discount. */
import type { InputOf } from '#contract/endpoint.ts';
import { parseFils } from '#contract/money.ts';
import { writtenCode } from '#contract/promo-code-shapes.ts';
import type { quoteWithCode as quoteWithCodeCall } from '#contract/promo-codes.ts';
import type { Quote } from '#contract/quotes.ts';
import type { CarRow } from '#server/capabilities/cars/index.ts';
import {
	changeUse,
	type FoundCode,
	findCode,
	partThatStays,
	type RefusedCode,
	redeemCode,
	releaseUse,
} from '#server/capabilities/promo-codes/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { parseBookingAgreement } from './booking-agreement.ts';
import { type Price, rentOf } from './price.ts';
import { presentQuote, quoteStay, type Stay } from './quote.ts';
import { type BookingRow, hasBooked } from './sql.ts';

type Asking = { text: string; car: CarRow; renterId: string; now: Date; without: Price };

/** The code for this person, car and price, or why it cannot be used. */
export const findPromo = (db: Queryable, { text, car, renterId, now, without }: Asking) =>
	findCode(db, { text, car, renterId, now }, { rentFils: rentOf(without), isFirstBooking: async () => !(await hasBooked(db, renterId)) });

export const promoOfQuote = (text: string, refused: RefusedCode | null): NonNullable<Quote['promo']> => ({
	code: writtenCode(text),
	problem: refused?.code ?? null,
	params: refused?.params ?? {},
});

/** Each typed code counts, so that codes are not found by guessing; the attempt with an existing code is revoked. */
export const countCode = (platform: Platform, { personId }: Pick<Caller, 'personId'>): Promise<void> =>
	platform.limits.count('promoCode', personId);

export const refundCode = (platform: Platform, { personId }: Pick<Caller, 'personId'>): Promise<void> =>
	platform.limits.refund('promoCode', personId);

type Asked = InputOf<typeof quoteWithCodeCall>['body'];

export async function quoteWithCode(platform: Platform, caller: Caller, carId: string, { promoCode, ...asked }: Asked): Promise<Quote> {
	await countCode(platform, caller);
	const quote = await quoteStay(platform, carId, asked, async (car, without) => {
		const now = platform.clock.now();
		const result = await findPromo(platform.db, { text: promoCode, car, renterId: caller.userId, now, without });
		return 'found' in result
			? { promo: result.found, shown: promoOfQuote(result.found.code, null) }
			: { shown: promoOfQuote(promoCode, result.refused) };
	});
	if (quote.promo?.problem !== 'PROMO_CODE_UNKNOWN') await refundCode(platform, caller);
	return quote;
}

type Refusing = { text: string; refused: RefusedCode; stay: Stay; without: Price; totalJod: string | undefined };

/**
 * A caller who displayed a total with the code gets the price without it and the reason; a caller without a total gets only the reason.
 * An unknown code is refused as such in both cases.
 */
export function refuseCode({ text, refused, stay, without, totalJod }: Refusing): Error {
	if (totalJod === undefined || refused.code === 'PROMO_CODE_UNKNOWN') return refuse(refused.code, refused.params);
	return refuse('PRICE_CHANGED', { quote: { ...presentQuote(stay, without, null), promo: promoOfQuote(text, refused) } });
}

/** The discount of the code for a price; 0 without one. */
export const promoOf = ({ lines }: Pick<Price, 'lines'>): bigint =>
	lines.reduce((sum, line) => (line.kind === 'PROMO' ? sum - line.fils : sum), 0n);

/** Records the use by the new booking, as the last step that can be refused, because others who use the code wait until the commit. */
export const usePromo = (tx: Transaction, found: FoundCode, row: BookingRow, made: Price): Promise<RefusedCode | null> =>
	redeemCode(tx, found, { bookingId: row.id, renterId: row.renter_id, discountFils: promoOf(made), now: row.created_at });

function lineOf(row: BookingRow) {
	const line = parseBookingAgreement(row).priceLines.find(({ kind }) => kind === 'PROMO');
	return line?.kind === 'PROMO' ? line : null;
}

/** The discount of the agreed code; null without one. */
function agreedPromo(row: BookingRow): bigint | null {
	const line = lineOf(row);
	return line && -parseFils(line.amountJod);
}

/** The days with the discount of a long rental, without a code: compared with the price of another car, which has no code. */
export const rentWithoutPromo = (row: BookingRow): bigint => row.total_fils - row.fees_fils + (agreedPromo(row) ?? 0n);

/** The discount for letters, without the minus sign. */
export function toLetterPromo(row: BookingRow): { code: string; amountJod: string } | null {
	const line = lineOf(row);
	return line && { code: line.code, amountJod: line.amountJod.replace('-', '') };
}

/** The booking ended: the discount for the retained part counts as used, and without one the code can be used again. */
export async function endPromo(tx: Transaction, row: BookingRow, keptFils: bigint, now: Date): Promise<void> {
	if (keptFils > 0n) await reducePromo(tx, row, keptFils);
	else if (agreedPromo(row) !== null) await releaseUse(tx, row.id, now);
}

/** Only this much of the rental remains: the discount is reduced in proportion. `row`: before the change. */
export async function reducePromo(tx: Transaction, row: BookingRow, fils: bigint): Promise<void> {
	const discountFils = agreedPromo(row);
	if (discountFils !== null) await changeUse(tx, row.id, partThatStays(discountFils, { fils, ofFils: row.total_fils }));
}

/** A change of the trip was applied: the row has its new lines. */
export async function followChange(tx: Transaction, row: BookingRow): Promise<void> {
	const discountFils = agreedPromo(row);
	if (discountFils !== null) await changeUse(tx, row.id, discountFils);
}
