/**
 * Search from memory, as PostgreSQL would answer it at the same moment: before each search what was committed meanwhile is taken over, in one small
 * statement that searches of the same moment share.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Clock } from '#server/platform/base/clock.ts';
import type { Log } from '#server/platform/base/log.ts';
import { type FoundPage, readCards, type SearchRequest } from '../sql.ts';
import { FollowedMarket } from './followed-market.ts';

type Means = { pool: pg.Pool; clock: Clock; log: Log };

/** What was noted is kept for an hour: who looks that often never has to begin anew. */
const LOOK_EVERY_MS = 60_000;
const TRY_AGAIN_MS = 10_000;

export class MemoryIndex {
	readonly #means: Means;
	/** Null while it is read. */
	#market: FollowedMarket | null = null;
	#reading: Promise<void>;
	#looking: Promise<void> | null = null;
	#lookingNext: Promise<void> | null = null;
	readonly #closing = new AbortController();
	readonly #timer: NodeJS.Timeout;

	/** Begins to read; until that is done searches are PostgreSQL's. */
	constructor(means: Means) {
		this.#means = means;
		this.#reading = this.#read();
		this.#timer = setInterval(() => this.#keepUp(), LOOK_EVERY_MS).unref();
	}

	/** How many cars it holds; null while it is read. */
	get size(): number | null {
		return this.#market?.size ?? null;
	}

	/** Resolves when it answers, or was closed. */
	whenRead(): Promise<void> {
		return this.#reading;
	}

	/** Null where PostgreSQL has to be asked. Throws what it throws. */
	async find(request: SearchRequest): Promise<FoundPage | null> {
		if (!this.#market) return null;
		await this.#look();
		const page = this.#market?.find(request);
		if (!page) return null;
		const { cars, ...found } = page;
		return { ...found, cards: await readCards(this.#means.pool, cars) };
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		this.#closing.abort();
		await Promise.allSettled([this.#reading, this.#looking, this.#lookingNext]);
	}

	/** One that began after it was asked for: what was committed before is in it. */
	#look(): Promise<void> {
		if (!this.#looking) {
			this.#looking = this.#follow().finally(() => {
				this.#looking = null;
			});
			return this.#looking;
		}
		this.#lookingNext ??= this.#looking
			.catch(() => undefined)
			.then(() => {
				this.#lookingNext = null;
				return this.#look();
			});
		return this.#lookingNext;
	}

	async #follow(): Promise<void> {
		const market = this.#market;
		if (!market || (await market.follow(this.#means.pool, this.#means.clock.now()))) return;
		this.#means.log.warn('the market in memory missed changes and is read anew');
		this.#market = null;
		this.#reading = this.#read();
	}

	#keepUp(): void {
		if (this.#market)
			this.#look().catch((error) => this.#means.log.warn({ err: error }, 'the market in memory could not look for changes'));
	}

	async #read(): Promise<void> {
		const { signal } = this.#closing;
		while (!signal.aborted) {
			try {
				this.#market = await this.#readOnce();
				return;
			} catch (error) {
				if (signal.aborted) return;
				this.#means.log.warn({ err: error }, 'the market could not be read into memory; searches are answered by PostgreSQL');
				await wait(TRY_AGAIN_MS, undefined, { signal }).catch(() => undefined);
			}
		}
	}

	async #readOnce(): Promise<FollowedMarket> {
		const { pool, clock } = this.#means;
		const client = await pool.connect();
		let done = false;
		try {
			const market = await FollowedMarket.read(client, clock.now(), this.#closing.signal);
			done = true;
			return market;
		} finally {
			// What failed half-way may have left it in a transaction.
			client.release(!done);
		}
	}
}
