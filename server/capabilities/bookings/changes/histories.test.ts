import { describe, expect, it } from 'vitest';
import {
	acceptBookingChange,
	declineBookingChange,
	listBookingChanges,
	proposeBookingChange,
	withdrawBookingChange,
} from '#contract/booking-changes.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { getBooking } from '#contract/bookings.ts';
import { parseFils } from '#contract/money.ts';
import { HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { openChangePage, payForChange, returnAfter } from '#tests/support/booking-changes.ts';
import { confirmedTrip, type Trip } from '#tests/support/handovers.ts';
import { cards } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const HISTORIES = process.env.FULL ? 60 : 5;
const STEPS = 8;

/** The same numbers for the same seed, so that a failure can be reproduced. */
function numbersFrom(seed: number): (below: number) => number {
	let state = seed * 2_654_435_761 + 1;
	return (below) => {
		state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
		return state % below;
	};
}

const openChange = async ({ renter, params }: Trip) =>
	(await renter.browser.call(listBookingChanges, { params })).changes.find(({ closedAt }) => closedAt === null);

/** One step that may be refused: only the balance of the ledger afterwards matters. */
async function step(trip: Trip, pick: (below: number) => number): Promise<string> {
	const open = await openChange(trip);
	const { endAt } = await trip.renter.browser.call(getBooking, { params: trip.params });
	const person = pick(2) === 0 ? trip.renter : trip.owner;
	const chosen = pick(8);
	if (chosen < 3 && !open) {
		const body = { endAt: returnAfter({ endsAt: new Date(endAt) }, pick(5) - 2) };
		return `propose ${(await person.browser.try(proposeBookingChange, { params: trip.params, body })).status}`;
	}
	if (chosen === 3 && open?.state === 'AWAITING_PAYMENT') {
		// The page stays open while time passes: a late payment is refunded.
		const { invoiceId } = await openChangePage(world, trip, open.id);
		await world.advance(31 * 60_000);
		await world.gateway.pay({ invoiceId, card: cards.good });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		return 'pay late';
	}
	if (chosen < 6 && open?.state === 'AWAITING_PAYMENT') {
		await payForChange(world, trip, open.id);
		return 'pay';
	}
	if (open) {
		const calls = [acceptBookingChange, acceptBookingChange, declineBookingChange, withdrawBookingChange] as const;
		const call = calls[pick(4)] ?? acceptBookingChange;
		return `answer ${(await person.browser.try(call, { params: { id: trip.id, changeId: open.id } })).status}`;
	}
	await world.advance(pick(20) * HOUR_MS);
	return 'wait';
}

describe('random changes of trips', () => {
	it(`leave a balanced ledger, ${HISTORIES} times over`, async () => {
		for (let seed = 1; seed <= HISTORIES; seed += 1) {
			world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
			const pick = numbersFrom(seed);
			const trip = await confirmedTrip(world, { instantBook: pick(2) === 0, turnaroundMinutes: pick(2) * 120 });
			const done: string[] = [];
			for (let count = 0; count < STEPS; count += 1) {
				done.push(await step(trip, pick));
				expect(await verifyLedger(world.running.platform.db), `history ${seed}: ${done.join(', ')}`).toEqual([]);
			}
			if (pick(2) === 0) await trip.renter.browser.try(cancelBooking, { params: trip.params, body: {} });
			await world.runJobs();
			await world.advance(HOUR_MS);
			expect(await verifyLedger(world.running.platform.db), `history ${seed}, at the end`).toEqual([]);
			const booking = await trip.renter.browser.call(getBooking, { params: trip.params });
			expect(parseFils(booking.depositJod)).toBe(parseFils(booking.totalJod));
		}
	}, 600_000);
});
