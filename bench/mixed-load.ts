/** People who read, book, pay, answer and write messages without a pause, repeat failed calls, and record what was acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { acceptBooking, type Booking, requestBooking } from '#contract/bookings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addFavourite } from '#contract/favourites.ts';
import { sendMessage } from '#contract/messaging.ts';
import { initiatePayment, type Payment, verifyPayment } from '#contract/payments.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { BY_BALANCER } from '#tests/faults/balancer.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { cards } from '#tests/support/payments.ts';
import type { World } from '#tests/support/world.ts';

/** `status` 0: no answer came. `retryAfter`: whether the answer says when to try again. Times in milliseconds of `performance.now()`. */
export type Sample = {
	/** `visit`: a read by a visitor who is not signed in and has changed nothing, which a replica may answer. */
	kind: 'read' | 'visit' | 'write';
	what: string;
	at: number;
	ms: number;
	status: number;
	by: 'server' | 'balancer';
	retryAfter: boolean;
};
/** Writes that the server acknowledged: bookings by id, messages by the sender's id, saved cars as `person car`. */
export type Acknowledged = Record<'booked' | 'paid' | 'accepted' | 'messages' | 'saved', Set<string>>;
export type MixedLoad = { samples: Sample[]; acknowledged: Acknowledged; stop(): Promise<void> };
export type MixedLoadOptions = {
	/** Number of cars that are saved in addition, by separate people: many small writes that can be checked one by one. */
	saves?: number;
	/** How many people save at the same time. */
	savers?: number;
	/** Whether an answer comes from a balancer and not from a server. */
	isByBalancer?(headers: Headers): boolean;
};

const BOOKERS = 2;
const READERS = 3;
const VISITORS = 2;
const CARS_EACH = 8;
/** Cars that one person saves. */
const SAVED_EACH = 200;
/** Pauses between the bookings of one renter, the reads of one reader or visitor, and the saved cars of one person. */
const THINK_MS = { book: 700, read: 20, visit: 50, save: 5 };
/** People and cars that are made at the same time. */
const MADE_AT_ONCE = 6;
const RETRY_MS = 200;
/** Nights of a stay, and how far ahead the first one is. */
const [NIGHTS, FIRST_DAY, DAYS] = [2, 3, 150];

type Call = (person: Person, what: string, endpoint: Endpoint, input: object) => Promise<unknown>;

const byOurBalancer = (headers: Headers): boolean => headers.has(BY_BALANCER);

export async function startMixedLoad(
	world: World,
	{ saves = 0, savers = 4, isByBalancer = byOurBalancer }: MixedLoadOptions = {},
): Promise<MixedLoad> {
	const samples: Sample[] = [];
	const acknowledged: Acknowledged = { booked: new Set(), paid: new Set(), accepted: new Set(), messages: new Set(), saved: new Set() };
	let isOver = false;

	async function sampled<T extends { status: number; headers: Headers }>(
		kind: Sample['kind'],
		what: string,
		call: () => Promise<T>,
	): Promise<T | null> {
		const at = performance.now();
		const answer = await call().catch(() => null);
		const by = answer && isByBalancer(answer.headers) ? 'balancer' : 'server';
		const retryAfter = answer?.headers.has('retry-after') ?? false;
		samples.push({ kind, what, at, ms: performance.now() - at, status: answer?.status ?? 0, by, retryAfter });
		return answer;
	}

	/** Calls come from many networks, so that no limit of one is reached. */
	const network = () => ({ 'x-forwarded-for': `10.${(samples.length >> 8) & 255}.${samples.length & 255}.1` });

	/** Repeats with the same idempotency key until the answer is no failure of the server; null if the call was refused or the load has ended. */
	const write: Call = async (person, what, endpoint, input) => {
		const key = randomUUID();
		while (!isOver) {
			const answer = await sampled('write', what, () =>
				person.browser.try(endpoint, { ...input, headers: { ...network(), 'idempotency-key': key } }),
			);
			if (answer && answer.status < 400) return answer.body;
			if (answer && answer.status < 500 && answer.status !== 429) return null;
			await wait(RETRY_MS);
		}
		return null;
	};

	const bookers = await Promise.all(
		Array.from({ length: BOOKERS }, async () => {
			// Verified addresses, so that letters are sent.
			const [owner, renter] = [await aPerson(world, { emailVerified: true }), await aPerson(world, { emailVerified: true })];
			const cars = await Promise.all(Array.from({ length: CARS_EACH }, () => aCar(world, owner)));
			return { owner, renter, cars };
		}),
	);
	const everyCar = bookers.flatMap(({ cars }) => cars);

	const stayOf = (turn: number) => {
		const from = FIRST_DAY + ((Math.floor(turn / CARS_EACH) * (NIGHTS + 1)) % DAYS);
		const day = (days: number) => ammanDate(new Date(Date.now() + days * DAY_MS));
		return { startAt: day(from), endAt: day(from + NIGHTS) };
	};

	async function payAtGateway(renter: Person, bookingId: string): Promise<boolean> {
		const opened = (await write(renter, 'pay', initiatePayment, { body: { bookingId } })) as { paymentId: string } | null;
		if (!opened) return false;
		const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === opened.paymentId);
		if (!invoice) return false;
		await world.gateway.pay({ invoiceId: invoice.invoiceId, card: cards.good }).catch(() => undefined);
		const payment = (await write(renter, 'verify', verifyPayment, { params: { paymentId: opened.paymentId } })) as Payment | null;
		return payment?.status === 'PAID';
	}

	async function book({ owner, renter, cars }: (typeof bookers)[number]): Promise<void> {
		for (let turn = 0; !isOver; turn += 1) {
			const car = cars[turn % CARS_EACH];
			const booking = (await write(renter, 'book', requestBooking, { body: { carId: car?.id, ...stayOf(turn) } })) as Booking | null;
			if (!booking) continue;
			acknowledged.booked.add(booking.id);
			if (await payAtGateway(renter, booking.id)) {
				acknowledged.paid.add(booking.id);
				if (await write(owner, 'accept', acceptBooking, { params: { id: booking.id } })) acknowledged.accepted.add(booking.id);
				const clientId = randomUUID();
				if (await write(renter, 'message', sendMessage, { body: { bookingId: booking.id, clientId, body: 'On my way' } }))
					acknowledged.messages.add(clientId);
			}
			await wait(THINK_MS.book);
		}
	}

	async function read(reader: Person, first: number): Promise<void> {
		for (let turn = first; !isOver; turn += 1) {
			const car = everyCar[turn % everyCar.length];
			const { startAt, endAt } = stayOf(turn);
			const paths = [
				`/api/cars/${car?.id}/quote?from=${startAt}&to=${endAt}`,
				'/api/bookings?mine=1&order=next',
				`/api/cars?from=${startAt}&to=${endAt}&priceMin=${turn % 30}`,
				`/car/${car?.slug}?pickup=${startAt}&return=${endAt}`,
			];
			const path = paths[turn % paths.length] ?? '';
			await sampled('read', path.replace(/[?].*/, ''), () =>
				reader.browser.fetch(path, { headers: network() }).then(async (answer) => {
					await answer.arrayBuffer();
					return answer;
				}),
			);
			await wait(THINK_MS.read);
		}
	}

	/** Every search is different, so that no cache answers it. */
	async function visit(first: number): Promise<void> {
		for (let turn = first; !isOver; turn += VISITORS) {
			const { startAt, endAt } = stayOf(turn);
			const path =
				turn % 4 < 2
					? `/api/cars?from=${startAt}&to=${endAt}&priceMax=${1000 + turn}`
					: `/car/${everyCar[turn % everyCar.length]?.slug}?pickup=${startAt}&return=${endAt}`;
			await sampled('visit', path.replace(/[?].*/, ''), () =>
				fetch(`${world.url}${path}`, { headers: network() }).then(async (answer) => {
					await answer.arrayBuffer();
					return answer;
				}),
			);
			await wait(THINK_MS.visit);
		}
	}

	const owner = bookers[0]?.owner as Person;
	const savedCars = saves > 0 ? await inTurn(SAVED_EACH, () => aCar(world, owner)) : [];
	const people = await inTurn(Math.ceil(saves / SAVED_EACH), () => aPerson(world, { identity: 'NOT_SUBMITTED' }));

	/** Saves cars for one person after the other until none is left. */
	async function save(waiting: Iterator<Person>): Promise<void> {
		for (let next = waiting.next(); !next.done && !isOver; next = waiting.next()) {
			for (const car of savedCars) {
				if (await write(next.value, 'save', addFavourite, { params: { carId: car.id } }))
					acknowledged.saved.add(`${next.value.id} ${car.id}`);
				if (isOver) return;
				await wait(THINK_MS.save);
			}
		}
	}

	const waitingSavers = people.values();
	const readers = bookers.map(({ renter }) => renter);
	const running = Promise.all([
		...bookers.map(book),
		...Array.from({ length: savers }, () => save(waitingSavers)),
		...Array.from({ length: READERS }, (_, index) => read(readers[index % readers.length] as Person, index * 7)),
		...Array.from({ length: VISITORS }, (_, index) => visit(index)),
	]);
	return {
		samples,
		acknowledged,
		stop: async () => {
			isOver = true;
			await running;
		},
	};
}

async function inTurn<T>(count: number, make: () => Promise<T>): Promise<T[]> {
	const made: T[] = [];
	for (; made.length < count; )
		made.push(...(await Promise.all(Array.from({ length: Math.min(MADE_AT_ONCE, count - made.length) }, make))));
	return made;
}
