/** Defences of limited quantities: uses of promo codes, and extras in stock. */
import type { Defence } from './table.ts';

const PROMO_CODES = 'promo codes are guessed, or used more often than allowed';

export const lastOnesDefences: readonly Defence[] = [
	{
		point: PROMO_CODES,
		defence: 'unknown codes are limited',
		file: 'server/capabilities/bookings/promo.ts',
		remove: "platform.limits.count('promoCode', personId);",
		replace: 'Promise.resolve(void [platform, personId]);',
		test: 'server/capabilities/promo-codes/promo-codes.test.ts',
		name: 'guesses codes',
	},
	{
		point: PROMO_CODES,
		defence: 'uses are counted under the lock of the code',
		file: 'server/capabilities/promo-codes/sql.ts',
		remove: ".where('id', '=', id).forUpdate()",
		replace: ".where('id', '=', id)",
		test: 'server/capabilities/promo-codes/promo-codes.test.ts',
		name: 'has one winner',
	},
	{
		point: 'two bookings take the last child seat',
		defence: 'the stock is counted under its lock',
		file: 'server/capabilities/cars/extras-sql.ts',
		remove: ".orderBy('id').forUpdate()",
		replace: ".orderBy('id')",
		test: 'server/capabilities/bookings/extra-stocks.test.ts',
		name: 'has one winner',
	},
	{
		point: 'two bookings take the last child seat',
		defence: 'the database counts again',
		file: 'server/migrations/0076_extra_stocks.sql',
		remove: '+ NEW.quantity > whole THEN',
		replace: '+ NEW.quantity > whole + 99 THEN',
		test: 'server/capabilities/bookings/extra-stocks.test.ts',
		name: 'protected by the database',
	},
];
