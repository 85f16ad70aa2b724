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
	product(stage: ModelHarness, expected: ExpectedState): Promise<Outcome>;
	/** The history goes on with another booking. */
	next?(): ExpectedState | null;
};

const story = { ...life, ...settling };

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
		async product(stage, expected) {
			stage.world.clock.moveTo(new Date(expected.now));
			return 'DONE';
		},
	};
}
export const wait = (name: keyof typeof lengths): ModelCommand => pass(name, () => lengths[name]);
export const untilPickup: ModelCommand = pass('the time until the pickup', ({ now, terms }) => Math.max(0, terms.startsAt - now));
/** When a cancellation is no longer free. */
export const untilDayBefore: ModelCommand = pass('the time until twenty hours before the pickup', ({ now, terms }) =>
	Math.max(0, terms.startsAt - 20 * HOUR - now),
);
export const untilReturn: ModelCommand = pass('the time until the return', ({ now, terms }) => Math.max(0, terms.endsAt - now));

type What = 'BOOKING' | 'CHANGE' | 'CLAIM';

/** Opens the gateway's page, identified by the same index in model and product. */
async function open(stage: ModelHarness, what: What): Promise<Outcome> {
	const { renter } = stage.cast;
	if (what === 'BOOKING') return stage.open(what, () => stage.ask(renter, initiatePayment, { body: { bookingId: stage.bookingId } }));
	if (what === 'CHANGE') {
		const params = { ...stage.ofBooking.params, changeId: (await rows.change(stage))?.id ?? NOBODY };
		return stage.open(what, () => stage.ask(renter, payBookingChange, { params, body: {} }));
	}
	const claim = await rows.claim(stage);
	return stage.open(what, () => stage.ask(renter, payClaim, { params: { id: claim?.id ?? NOBODY }, body: {} }));
}

/** `hears`: how the product learns of it. */
export const pay = (what: What, card: keyof typeof cards, hears: 'RETURN' | 'WEBHOOK'): ModelCommand => ({
	name: `${what} is paid with a card (${card}), known by ${hears}`,
	model(expected) {
		if (!story.openPage(expected, what)) return false;
		const index = story.openPageOf(expected, what);
		if (isGood(card)) story.payOn(expected, index);
		else story.failOn(expected, index);
		return true;
	},
	async product(stage, expected) {
		stage.world.clock.moveTo(new Date(expected.now));
		const opened = await open(stage, what);
		if (opened !== 'DONE') return opened;
		await stage.payOn(stage.openPageOf(what), cards[card], hears);
		return 'DONE';
	},
});

const isGood = (card: keyof typeof cards): boolean => card === 'good' || card === 'webhookTwice';

/** Charged without notice: found by the timers. */
export const paySilently = (what: 'BOOKING' | 'CHANGE'): ModelCommand => ({
	name: `${what} is paid, the browser and the webhook are lost`,
	model(expected) {
		if (!story.openPage(expected, what)) return false;
		expected.now += 31 * MINUTE;
		return story.payOn(expected, story.openPageOf(expected, what));
	},
	async product(stage, expected) {
		const opened = await open(stage, what);
		if (opened !== 'DONE') return opened;
		await stage.payOn(stage.openPageOf(what), cards.neitherWebhookNorRedirect, 'NOTHING');
		stage.world.clock.moveTo(new Date(expected.now));
		return 'DONE';
	},
});

export const leavePageOpen = (what: What): ModelCommand => ({
	name: `the page of ${what} is opened and left`,
	model: (expected) => story.openPage(expected, what),
	product: (stage, expected) => {
		stage.world.clock.moveTo(new Date(expected.now));
		return open(stage, what);
	},
});

/** A page that was left, or on which a card failed, is paid later. */
export const payOnOldPage = (index: number): ModelCommand => ({
	name: `page ${index} is paid on after all`,
	model: (expected) => story.payOn(expected, index),
	async product(stage) {
		const page = stage.pages[index];
		if (!page || page.isPaid) return 'REFUSED';
		await stage.payOn(index, cards.good, 'WEBHOOK');
		return 'DONE';
	},
});

export const answer = (says: 'ACCEPT' | 'DECLINE'): ModelCommand => ({
	name: `the owner says ${says}`,
	model: (expected) => story.answer(expected, says),
	product: (stage) =>
		says === 'ACCEPT'
			? stage.ask(stage.cast.owner, acceptBooking, stage.ofBooking)
			: stage.ask(stage.cast.owner, declineBooking, { ...stage.ofBooking, body: {} }),
});

export const cancel = (who: 'RENTER' | 'OWNER' | 'ADMIN'): ModelCommand => ({
	name: `${who} cancels`,
	model: (expected) => story.cancelBy(expected, who),
	product: (stage) => {
		if (who === 'ADMIN') return stage.ask(stage.cast.admin, cancelBookingAsAdmin, { ...stage.ofBooking, body: { reason: 'A test' } });
		return stage.ask(who === 'RENTER' ? stage.cast.renter : stage.cast.owner, cancelBooking, { ...stage.ofBooking, body: {} });
	},
});

export const handOver: ModelCommand = { name: 'the car leaves', model: story.checkIn, product: (stage) => stage.handOver() };
export const takeBack: ModelCommand = {
	name: 'the car comes back',
	model: story.giveBackCar,
	product: (stage) => stage.recordReturn('OWNER'),
};
export const release: ModelCommand = {
	name: 'the owner claims nothing',
	model: story.releaseDeposit,
	product: (stage) => stage.ask(stage.cast.owner, releaseDeposit, stage.ofBooking),
};

export const claim = (items: bigint[]): ModelCommand => ({
	name: `the owner claims ${items.map(formatFils).join(' + ')}`,
	model: (expected) => story.openClaim(expected, items),
	async product(stage) {
		const { owner } = stage.cast;
		const photos = [await uploadPhoto(owner, await aPicture())];
		const lines = items.map((fils) => ({ type: 'DAMAGE' as const, amountJod: formatFils(fils), description: 'A scratch on the door' }));
		return stage.ask(owner, openClaim, { ...stage.ofBooking, body: { items: lines, photos } });
	},
});

export const onClaim = (
	name: string,
	model: ModelCommand['model'],
	ask: (stage: ModelHarness, input: { params: { id: string } }) => Promise<Outcome>,
): ModelCommand => ({
	name,
	model,
	product: async (stage) => ask(stage, { params: { id: (await rows.claim(stage))?.id ?? NOBODY } }),
});

export const agree = onClaim('the renter accepts the claim', story.acceptClaim, (stage, input) =>
	stage.ask(stage.cast.renter, acceptClaim, input),
);
export const contest = onClaim('the renter contests the claim', story.contestClaim, (stage, input) =>
	stage.ask(stage.cast.renter, contestClaim, { ...input, body: { reason: 'It was like that' } }),
);
export const withdraw = onClaim('the owner withdraws the claim', story.withdrawClaim, (stage, input) =>
	stage.ask(stage.cast.owner, withdrawClaim, input),
);
export const writeOff = onClaim('an admin gives up the excess', story.writeOff, (stage, input) =>
	stage.ask(stage.cast.admin, writeOffClaim, { ...input, body: { note: 'Not worth it' } }),
);

/** `tenths`: granted part of each line. */
export const decide = (tenths: bigint): ModelCommand => {
	const grant = (fils: bigint) => ((fils * tenths) / 100n) * 10n;
	return {
		name: `an admin grants ${tenths} tenths`,
		model: (expected) => story.resolveClaim(expected, (expected.claim?.items ?? []).map(grant)),
		async product(stage, expected) {
			const items = await rows.claimItems(stage);
			const id = (await rows.claim(stage))?.id ?? NOBODY;
			const grants = (expected.claim?.items ?? [0n]).map((fils, index) => ({
				id: items[index]?.id ?? NOBODY,
				grantedJod: formatFils(grant(fils)),
			}));
			return stage.ask(stage.cast.admin, resolveClaim, { params: { id }, body: { items: grants, note: 'Looked at' } });
		},
	};
};

export const choose = (status: SettlementStatus): ModelCommand => ({
	name: `an admin sets the settlement to ${status}`,
	model: (expected) => story.chooseStatus(expected, status),
	product: async (stage) =>
		stage.ask(stage.cast.admin, setSettlementStatus, { params: { id: (await rows.settlement(stage))?.id ?? NOBODY }, body: { status } }),
});

export const nextRefund = (outcome: 'stuck' | 'cancelled'): ModelCommand => ({
	name: `the next refund is ${outcome}`,
	model: () => true,
	async product(stage) {
		await stage.world.gateway.nextRefund({ outcome });
		return 'DONE';
	},
});

/** Delivers all held notices, late, duplicated and in any order. */
export const deliverAllEvents: ModelCommand = {
	name: 'all waiting webhooks arrive, and once more',
	model: () => true,
	async product(stage) {
		await stage.hear();
		for (const { invoiceId } of stage.allCharged) await stage.world.gateway.fireWebhook({ code: 1, invoiceId });
		await stage.hear();
		return 'DONE';
	},
};

/** The gateway's response is lost, after or before the operation. */
export const answerLost = (call: 'refund' | 'verify' | 'refundStatus', recorded: boolean): ModelCommand => ({
	name: `the answer to ${call} is lost ${recorded ? 'after' : 'before'} the act`,
	model: () => true,
	async product(stage) {
		await stage.world.gateway.fault({ call, answer: 'drop', recorded });
		return 'DONE';
	},
});
