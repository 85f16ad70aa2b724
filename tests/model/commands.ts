/** Commands on a booking's money, each applied to the model and to the product. Every command may be tried at any time and repeatedly. */
import { payBookingChange } from '#contract/booking-changes.ts';
import { cancelBooking, cancelBookingAsAdmin } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { acceptClaim, contestClaim, openClaim, payClaim, resolveClaim, withdrawClaim, writeOffClaim } from '#contract/claims.ts';
import { formatFils } from '#contract/money.ts';
import { initiatePayment } from '#contract/payments.ts';
import { releaseDeposit, type SettlementStatus, setSettlementStatus } from '#contract/settlements.ts';
import { aPicture, uploadPhoto } from '#tests/support/handovers.ts';
import { cards } from '#tests/support/payments.ts';
import type { ExpectedState } from './expected-state.ts';
import * as life from './expected-state-life.ts';
import * as settling from './expected-state-settling.ts';
import type { ModelHarness, Outcome } from './harness.ts';
import * as rows from './rows.ts';

/** `model`: whether it is allowed, and its effect. `product`: whether it succeeded; receives the changed model. */
export type ModelCommand = {
	name: string;
	model(expected: ExpectedState): boolean;
	product(harness: ModelHarness, expected: ExpectedState): Promise<Outcome>;
	/** Present if the history continues with another booking; returns its expected state, or null if there is none. */
	next?(): ExpectedState | null;
};

const rules = { ...life, ...settling };

export const NOBODY = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const lengths = {
	'a minute': MINUTE,
	'half an hour': 31 * MINUTE,
	'five hours': 5 * HOUR,
	'a day': 25 * HOUR,
	'two days': 49 * HOUR,
	'four days': 96 * HOUR,
} as const;

function pass(name: string, length: (expected: ExpectedState) => number): ModelCommand {
	return {
		name: `${name} passes`,
		model(expected) {
			expected.now += length(expected);
			return true;
		},
		async product(harness, expected) {
			harness.world.clock.moveTo(new Date(expected.now));
			return 'DONE';
		},
	};
}
export const wait = (name: keyof typeof lengths): ModelCommand => pass(name, () => lengths[name]);
export const untilPickup: ModelCommand = pass('the time until the pickup', ({ now, terms }) => Math.max(0, terms.startsAt - now));
/** Moves the clock to a time at which cancelling is no longer free. */
export const untilDayBefore: ModelCommand = pass('the time until twenty hours before the pickup', ({ now, terms }) =>
	Math.max(0, terms.startsAt - 20 * HOUR - now),
);
export const untilReturn: ModelCommand = pass('the time until the return', ({ now, terms }) => Math.max(0, terms.endsAt - now));

type What = 'BOOKING' | 'CHANGE' | 'CLAIM';

/** Opens the gateway's page, identified by the same index in model and product. */
async function open(harness: ModelHarness, what: What): Promise<Outcome> {
	const { renter } = harness.users;
	if (what === 'BOOKING') return harness.open(what, () => harness.ask(renter, initiatePayment, { body: { bookingId: harness.bookingId } }));
	if (what === 'CHANGE') {
		const params = { ...harness.ofBooking.params, changeId: (await rows.change(harness))?.id ?? NOBODY };
		return harness.open(what, () => harness.ask(renter, payBookingChange, { params, body: {} }));
	}
	const claim = await rows.claim(harness);
	return harness.open(what, () => harness.ask(renter, payClaim, { params: { id: claim?.id ?? NOBODY }, body: {} }));
}

/** `hears`: how the product is notified of the payment. */
export const pay = (what: What, card: keyof typeof cards, hears: 'RETURN' | 'WEBHOOK'): ModelCommand => ({
	name: `${what} is paid with a card (${card}), known by ${hears}`,
	model(expected) {
		if (!rules.openPage(expected, what)) return false;
		const index = rules.openPageOf(expected, what);
		if (isGood(card)) rules.payOn(expected, index);
		else rules.failOn(expected, index);
		return true;
	},
	async product(harness, expected) {
		harness.world.clock.moveTo(new Date(expected.now));
		const opened = await open(harness, what);
		if (opened !== 'DONE') return opened;
		await harness.payOn(harness.openPageOf(what), cards[card], hears);
		return 'DONE';
	},
});

const isGood = (card: keyof typeof cards): boolean => card === 'good' || card === 'webhookTwice';

/** The card is charged and the product is not notified: its timers find the payment. */
export const paySilently = (what: 'BOOKING' | 'CHANGE'): ModelCommand => ({
	name: `${what} is paid, the browser and the webhook are lost`,
	model(expected) {
		if (!rules.openPage(expected, what)) return false;
		expected.now += 31 * MINUTE;
		return rules.payOn(expected, rules.openPageOf(expected, what));
	},
	async product(harness, expected) {
		const opened = await open(harness, what);
		if (opened !== 'DONE') return opened;
		await harness.payOn(harness.openPageOf(what), cards.neitherWebhookNorRedirect, 'NOTHING');
		harness.world.clock.moveTo(new Date(expected.now));
		return 'DONE';
	},
});

export const leavePageOpen = (what: What): ModelCommand => ({
	name: `the page of ${what} is opened and left`,
	model: (expected) => rules.openPage(expected, what),
	product: (harness, expected) => {
		harness.world.clock.moveTo(new Date(expected.now));
		return open(harness, what);
	},
});

/** A page that was left, or on which a card failed, is paid later. */
export const payOnOldPage = (index: number): ModelCommand => ({
	name: `page ${index} is paid on after all`,
	model: (expected) => rules.payOn(expected, index),
	async product(harness) {
		const page = harness.pages[index];
		if (!page || page.isPaid) return 'REFUSED';
		await harness.payOn(index, cards.good, 'WEBHOOK');
		return 'DONE';
	},
});

export const answer = (says: 'ACCEPT' | 'DECLINE'): ModelCommand => ({
	name: `the owner says ${says}`,
	model: (expected) => rules.answer(expected, says),
	product: (harness) =>
		says === 'ACCEPT'
			? harness.ask(harness.users.owner, acceptBooking, harness.ofBooking)
			: harness.ask(harness.users.owner, declineBooking, { ...harness.ofBooking, body: {} }),
});

export const cancel = (who: 'RENTER' | 'OWNER' | 'ADMIN'): ModelCommand => ({
	name: `${who} cancels`,
	model: (expected) => rules.cancelBy(expected, who),
	product: (harness) => {
		if (who === 'ADMIN')
			return harness.ask(harness.users.admin, cancelBookingAsAdmin, { ...harness.ofBooking, body: { reason: 'A test' } });
		return harness.ask(who === 'RENTER' ? harness.users.renter : harness.users.owner, cancelBooking, { ...harness.ofBooking, body: {} });
	},
});

export const handOver: ModelCommand = { name: 'the car leaves', model: rules.checkIn, product: (harness) => harness.handOver() };
export const takeBack: ModelCommand = {
	name: 'the car comes back',
	model: rules.giveBackCar,
	product: (harness) => harness.recordReturn('OWNER'),
};
export const release: ModelCommand = {
	name: 'the owner claims nothing',
	model: rules.releaseDeposit,
	product: (harness) => harness.ask(harness.users.owner, releaseDeposit, harness.ofBooking),
};

export const claim = (items: bigint[]): ModelCommand => ({
	name: `the owner claims ${items.map(formatFils).join(' + ')}`,
	model: (expected) => rules.openClaim(expected, items),
	async product(harness) {
		const { owner } = harness.users;
		const photos = [await uploadPhoto(owner, await aPicture())];
		const lines = items.map((fils) => ({ type: 'DAMAGE' as const, amountJod: formatFils(fils), description: 'A scratch on the door' }));
		return harness.ask(owner, openClaim, { ...harness.ofBooking, body: { items: lines, photos } });
	},
});

export const onClaim = (
	name: string,
	model: ModelCommand['model'],
	ask: (harness: ModelHarness, input: { params: { id: string } }) => Promise<Outcome>,
): ModelCommand => ({
	name,
	model,
	product: async (harness) => ask(harness, { params: { id: (await rows.claim(harness))?.id ?? NOBODY } }),
});

export const agree = onClaim('the renter accepts the claim', rules.acceptClaim, (harness, input) =>
	harness.ask(harness.users.renter, acceptClaim, input),
);
export const contest = onClaim('the renter contests the claim', rules.contestClaim, (harness, input) =>
	harness.ask(harness.users.renter, contestClaim, { ...input, body: { reason: 'It was like that' } }),
);
export const withdraw = onClaim('the owner withdraws the claim', rules.withdrawClaim, (harness, input) =>
	harness.ask(harness.users.owner, withdrawClaim, input),
);
export const writeOff = onClaim('an admin gives up the excess', rules.writeOff, (harness, input) =>
	harness.ask(harness.users.admin, writeOffClaim, { ...input, body: { note: 'Not worth it' } }),
);

/** `tenths`: granted part of each line. */
export const decide = (tenths: bigint): ModelCommand => {
	const grant = (fils: bigint) => ((fils * tenths) / 100n) * 10n;
	return {
		name: `an admin grants ${tenths} tenths`,
		model: (expected) => rules.resolveClaim(expected, (expected.claim?.items ?? []).map(grant)),
		async product(harness, expected) {
			const items = await rows.claimItems(harness);
			const id = (await rows.claim(harness))?.id ?? NOBODY;
			const grants = (expected.claim?.items ?? [0n]).map((fils, index) => ({
				id: items[index]?.id ?? NOBODY,
				grantedJod: formatFils(grant(fils)),
			}));
			return harness.ask(harness.users.admin, resolveClaim, { params: { id }, body: { items: grants, note: 'Looked at' } });
		},
	};
};

export const choose = (status: SettlementStatus): ModelCommand => ({
	name: `an admin sets the settlement to ${status}`,
	model: (expected) => rules.chooseStatus(expected, status),
	product: async (harness) =>
		harness.ask(harness.users.admin, setSettlementStatus, {
			params: { id: (await rows.settlement(harness))?.id ?? NOBODY },
			body: { status },
		}),
});

export const nextRefund = (outcome: 'stuck' | 'cancelled'): ModelCommand => ({
	name: `the next refund is ${outcome}`,
	model: () => true,
	async product(harness) {
		await harness.world.gateway.nextRefund({ outcome });
		return 'DONE';
	},
});

/** Delivers all held notices, late, duplicated and in any order. */
export const deliverAllEvents: ModelCommand = {
	name: 'all waiting webhooks arrive, and once more',
	model: () => true,
	async product(harness) {
		await harness.hear();
		for (const { invoiceId } of harness.allCharged) await harness.world.gateway.fireWebhook({ code: 1, invoiceId });
		await harness.hear();
		return 'DONE';
	},
};

/** The gateway's response is lost, after or before the operation. */
export const answerLost = (call: 'refund' | 'verify' | 'refundStatus', recorded: boolean): ModelCommand => ({
	name: `the answer to ${call} is lost ${recorded ? 'after' : 'before'} the act`,
	model: () => true,
	async product(harness) {
		await harness.world.gateway.fault({ call, answer: 'drop', recorded });
		return 'DONE';
	},
});
