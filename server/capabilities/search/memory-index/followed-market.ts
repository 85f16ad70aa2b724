/** The market as it was at one snapshot of PostgreSQL's, and how it comes to the next. */
import { DAY_MS } from '#contract/time.ts';
import type { FoundPage, Querying, SearchRequest } from '../sql.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { Market, type MarketPage } from './market.ts';
import { readChanges, readMarket } from './sql.ts';

/** What a page of PostgreSQL's says, with the cars in place of their cards. */
export type FollowedPage = Omit<FoundPage, 'cards'> & { cars: MarketPage['cars'] };

/** Stays that ended longer ago are asked for by nobody, whatever the time zone. */
const PAST_MS = 2 * DAY_MS;
const since = (now: Date): Date => new Date(now.getTime() - PAST_MS);

export class FollowedMarket {
	readonly #market: Market;
	#snapshot: string;

	private constructor(market: Market, snapshot: string) {
		this.#market = market;
		this.#snapshot = snapshot;
	}

	/** Reads all of it: some ten seconds for a million cars. `client`: one connection, outside a transaction. Throws once `signal` is aborted. */
	static async read(client: Querying, now: Date, signal?: AbortSignal): Promise<FollowedMarket> {
		const market = new Market(since(now).getTime());
		const snapshot = await readMarket(client, since(now), (cars) => {
			signal?.throwIfAborted();
			market.fill(cars);
		});
		await market.settle();
		return new FollowedMarket(market, snapshot);
	}

	get size(): number {
		return this.#market.size;
	}

	/** Comes to the snapshot that `client` sees. False where changes were forgotten: it is of no use any more. */
	async follow(client: Querying, now: Date): Promise<boolean> {
		const read = await readChanges(client, since(now), this.#snapshot);
		if (!read) return false;
		for (const { id, car } of read.changes) {
			if (car) this.#market.put(car);
			else this.#market.remove(id);
		}
		this.#market.forgetBefore(since(now).getTime());
		this.#snapshot = read.snapshot;
		return true;
	}

	/** Null where only PostgreSQL can tell: words, and a cursor that is none of this order's. */
	find({ filters, sort, after, limit }: SearchRequest): FollowedPage | null {
		const begin = after && fromCursor(sort, after);
		if (filters.words.length > 0 || (after && !begin)) return null;
		const { cars, more, last, count } = this.#market.find({ filters, sort, after: begin, limit });
		return { cars, rows: cars.length + (more ? 1 : 0), last: last && toCursor(sort, last), found: count, stopped: false };
	}
}
