/** The booking in the product: calls over HTTP, the gateway simulator, and planned crashes. */
import type { Endpoint, RequestOf } from '#contract/endpoint.ts';
import { verifyPayment } from '#contract/payments.ts';
import { handoverRefusal, lockBooking, markCheckedIn, markReturned, tripOf } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Person } from '#tests/support/factories.ts';
import { insertReturn } from '#tests/support/handovers.ts';
import type { World } from '#tests/support/world.ts';
import type { Crash, CrashSwitch } from './crashes.ts';
import { runDue } from './due-jobs.ts';
import { finesOf, orderOf, replacementOf } from './rows.ts';

/** `second`: a second admin. */
export type ModelUsers = { owner: Person; renter: Person; admin: Person; second: Person };
/** A car that the renter can book instead. */
type OtherCar = { carId: string; owner: Person };
/** A booking that was replaced: its refunds are still followed. */
export type Paid = { world: World; bookingId: string; charged: readonly Page[]; before: Paid | null };
type What = 'BOOKING' | 'CHANGE' | 'CLAIM';
export type Page = { for: What; invoiceId: string; paymentId: string; isPaid: boolean };
/** CUT: it crashed, and the retry was refused, possibly because it had been executed. */
export type Outcome = 'DONE' | 'REFUSED' | 'CUT';
type BookingRow = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

export class ModelHarness {
	readonly world: World;
	users: ModelUsers;
	bookingId: string;
	carId: string;
	other: OtherCar | null;
	/** The booking that this one replaces. */
	before: Paid | null = null;
	/** The gateway's pages of this booking, in the order of opening. */
	pages: Page[] = [];
	/** Paid pages, in order. */
	charged: Page[] = [];
	/** Ids of the reports, in order. */
	reported: string[] = [];
	/** Ids of goodwill, in order. */
	given: string[] = [];
	/** Ids of fines, in order. */
	readonly fined: string[] = [];
	readonly #crashes: CrashSwitch;
	#crash: Crash | null = null;
	#answer: unknown = null;
	readonly #open = new Map<What, number>();

	constructor(world: World, users: ModelUsers, booking: { id: string; carId: string; other: OtherCar | null }, crashes: CrashSwitch) {
		this.world = world;
		this.users = users;
		this.bookingId = booking.id;
		this.carId = booking.carId;
		this.other = booking.other;
		this.#crashes = crashes;
	}

	/** Paid pages of this booking, then of those that it replaces. */
	get allCharged(): Page[] {
		const all = [...this.charged];
		for (let paid = this.before; paid; paid = paid.before) all.push(...paid.charged);
		return all;
	}

	get ofBooking() {
		return { params: { id: this.bookingId } };
	}

	/** The booking that was made in place of this one, if it was made. */
	async goOnWithReplacement(): Promise<void> {
		const { world, bookingId, charged, before, other, carId, users } = this;
		const made = await replacementOf(this);
		if (!made || !other) return;
		this.before = { world, bookingId, charged, before };
		this.bookingId = made;
		this.carId = other.carId;
		this.users = { ...this.users, owner: other.owner };
		// The replaced car can be booked again, once; then the product still offers a car, but the history does not take it.
		this.other = before ? null : { carId, owner: users.owner };
		[this.pages, this.charged, this.reported, this.given] = [[], [], [], []];
		this.#open.clear();
	}

	/** The fine that was stated last, if it was. */
	async findFine(): Promise<void> {
		for (const { id } of await finesOf(this)) if (!this.fined.includes(id)) this.fined.push(id);
	}

	/** The next operation crashes at this statement; its caller retries. */
	plan(crash: Crash | null): void {
		this.#crash = crash;
	}

	async ask<E extends Endpoint>(who: Person, endpoint: E, input: Partial<RequestOf<E>>): Promise<Outcome> {
		const told = async () => {
			const { status, body } = await who.browser.try(endpoint, input);
			if (status >= 500) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`);
			this.#answer = body;
			return status < 400;
		};
		const { value, wasCut } = await this.#twiceWhereCut(told);
		return value ? 'DONE' : wasCut ? 'CUT' : 'REFUSED';
	}

	/** Opens the gateway's page, or returns the open one. */
	async open(what: What, ask: () => Promise<Outcome>): Promise<Outcome> {
		const outcome = await ask();
		if (outcome !== 'DONE') return outcome;
		const { paymentId } = this.#answer as { paymentId: string };
		const known = this.pages.findIndex((page) => page.paymentId === paymentId);
		if (known < 0) this.pages.push({ for: what, paymentId, invoiceId: await orderOf(this, paymentId), isPaid: false });
		this.#open.set(what, known < 0 ? this.pages.length - 1 : known);
		return 'DONE';
	}

	openPageOf(what: What): number {
		return this.#open.get(what) ?? -1;
	}

	/** Pays on the gateway's page; `hears` is how the product is notified. */
	async payOn(index: number, card: string, hears: 'RETURN' | 'WEBHOOK' | 'NOTHING'): Promise<void> {
		const page = this.pages[index];
		if (!page) throw new Error(`there is no page ${index}`);
		const { status } = await this.world.gateway.pay({ invoiceId: page.invoiceId, card });
		if (status === 'SUCCESS') {
			page.isPaid = true;
			this.charged.push(page);
		}
		if (hears === 'RETURN') await this.ask(this.users.renter, verifyPayment, { params: { paymentId: page.paymentId } });
		if (hears === 'WEBHOOK') {
			await this.world.gateway.fireWebhook({ code: 1, invoiceId: page.invoiceId });
			await this.hear();
		}
	}

	/** Delivers all held notices. */
	async hear(): Promise<void> {
		await this.world.gateway.releaseWebhooks();
		await this.world.gateway.holdWebhooks();
	}

	/** Interrupted jobs are resumed. */
	async runJobs(): Promise<void> {
		await this.#twiceWhereCut(() => runDue(this.world));
	}

	/** Hands the car over without a handover record, which does not affect money. */
	async handOver(): Promise<Outcome> {
		return this.#onBooking((tx, row) =>
			markCheckedIn(this.world.running.platform, tx, row, { actorId: this.users.owner.id, checkedInAt: this.world.clock.now() }),
		);
	}

	/** Records the return for one side; without a record a rental cannot end early. */
	async recordReturn(side: 'OWNER' | 'RENTER'): Promise<Outcome> {
		const { platform } = this.world.running;
		const by = side === 'OWNER' ? this.users.owner : this.users.renter;
		return this.#onBooking(async (tx, row) => {
			const now = platform.clock.now();
			const refusal = row.status === 'CONFIRMED' ? handoverRefusal('CHECK_OUT', side, tripOf(row), now) : 'HANDOVER_CLOSED';
			if (refusal) throw refuse(refusal);
			if (!(await insertReturn(tx, { bookingId: row.id, side, by: by.id, at: now }))) throw refuse('HANDOVER_ALREADY_RECORDED');
			if (side === 'OWNER') await markReturned(platform, tx, row, { actorId: by.id, returnedAt: now });
		});
	}

	async #onBooking(act: (tx: Transaction, row: BookingRow) => Promise<unknown>): Promise<Outcome> {
		const { value, wasCut } = await this.#twiceWhereCut(() =>
			inTransaction(this.world.running.platform.db, async (tx) => {
				const row = await lockBooking(tx, this.bookingId);
				if (!row) throw new Error('the booking is gone');
				await act(tx, row);
				return true;
			}).catch((error: unknown) => {
				if (error instanceof Error && error.name === 'Refusal') return false;
				throw error;
			}),
		);
		return value ? 'DONE' : wasCut ? 'CUT' : 'REFUSED';
	}

	async #twiceWhereCut<T>(act: () => Promise<T>): Promise<{ value: T; wasCut: boolean }> {
		const crash = this.#crash;
		this.#crash = null;
		if (!crash) return { value: await act(), wasCut: false };
		this.#crashes.arm(crash);
		let first: { value: T } | { error: unknown };
		try {
			first = { value: await act() };
		} catch (error) {
			first = { error };
		}
		const wasCut = this.#crashes.disarm();
		if ('value' in first) return { value: first.value, wasCut };
		if (!wasCut) throw first.error;
		return { value: await act(), wasCut };
	}
}
