/** Extras that an owner offers with all their cars. Bookings know how many of a counted one are free at a time. */
import { randomUUID } from 'node:crypto';
import type { ExtraStock, TypedStock } from '#contract/extra-stocks.ts';
import { isCounted } from '#contract/extras.ts';
import { formatFils } from '#contract/money.ts';
import { assertNoContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { replaceStocks, stocksOf, stoppedCarsOf } from './extras-sql.ts';
import { carIdsOf, eraseStocksOf } from './personal-data-sql.ts';

export async function readStocks(db: Queryable, ownerId: string): Promise<ExtraStock[]> {
	const [stocks, stopped] = [await stocksOf(db, ownerId), await stoppedCarsOf(db, ownerId)];
	return stocks.map(({ id, kind, name, period, priceFils, stock, maxQuantity }) => ({
		...{ id, kind, name, period, priceJod: formatFils(priceFils), quantity: stock ?? maxQuantity },
		stoppedCars: stopped.get(id) ?? 0,
	}));
}

type Stock = Awaited<ReturnType<typeof stocksOf>>[number];

export async function changeStocks(platform: Platform, caller: Caller, typed: readonly TypedStock[]): Promise<ExtraStock[]> {
	assertNoContacts(Object.fromEntries(typed.map(({ name }, index) => [`stocks.${index}.name`, name])), caller.lang);
	return inTransaction(platform.db, async (tx) => {
		await lockStocksOf(tx, caller.userId);
		await changeLockedStocks(platform, tx, caller, typed);
		return readStocks(tx, caller.userId);
	});
}

/** Changes of one owner's list follow each other. */
export const lockStocksOf = (tx: Transaction, ownerId: string): Promise<void> => lockSubject(tx, 'person', ownerId);

/** A stock keeps its id as long as it is in the list, so that existing bookings of it count. */
export async function changeLockedStocks(platform: Platform, tx: Transaction, caller: Caller, typed: readonly TypedStock[]): Promise<void> {
	const before = await stocksOf(tx, caller.userId);
	const known = new Set(before.map(({ id }) => id));
	const stocks = typed.map(({ id, kind, name, period, priceJod, quantity }) => ({
		...{ kind, period, priceFils: priceJod, maxQuantity: quantity, stock: isCounted(kind) ? quantity : null },
		id: id && known.delete(id) ? id : randomUUID(),
		name: kind === 'OTHER' ? (name ?? null) : null,
	}));
	await replaceStocks(tx, caller.userId, stocks, platform.clock.now());
	for (const carId of await carIdsOf(tx, caller.userId)) invalidateTags(tx, `car:${carId}`);
	const after = await stocksOf(tx, caller.userId);
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'user.extra-stocks-changed',
		subject: 'user',
		subjectId: caller.userId,
		before: { extras: inWords(before) },
		after: { extras: inWords(after) },
	});
}

const inWords = (stocks: readonly Stock[]): string =>
	stocks
		.map(
			({ kind, name, period, priceFils, stock, maxQuantity }) =>
				`${name ?? kind} ${formatFils(priceFils)}/${period} ×${stock ?? maxQuantity}`,
		)
		.join(', ');

export const extraStockPersonalData: PersonalDataSource = {
	name: 'extra-stocks',

	export: async ({ db }, userId) => ({ data: await readStocks(db, userId) }),

	erase: async ({ clock }, tx, userId) => eraseStocksOf(tx, userId, clock.now()),
};
