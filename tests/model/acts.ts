/** What can happen to a booking's money, each told once to the model and once to the product. Every act may be tried at any time, and again. */
import { cancelBooking, cancelBookingAsAdmin } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { acceptClaim, contestClaim, openClaim, payClaim, resolveClaim, withdrawClaim, writeOffClaim } from '#contract/claims.ts';
import { formatFils } from '#contract/money.ts';
import { initiatePayment } from '#contract/payments.ts';
import { createPayoutBatch, markPayoutFailed, markPayoutPaid } from '#contract/payout-batches.ts';
import { setPayoutDetails } from '#contract/payouts.ts';
import { releaseDeposit, type SettlementStatus, setSettlementStatus } from '#contract/settlements.ts';
import { aPicture, uploadPhoto } from '#tests/support/handing-over.ts';
import { cards } from '#tests/support/paying.ts';
import * as rows from './rows.ts';
import type { Outcome, Stage } from './stage.ts';
import type { Story } from './story.ts';
import * as life from './story-life.ts';
import * as settling from './story-settling.ts';

/** `model`: whether it may happen, and what it changes. `product`: whether it did; it is told what the model has become. */
export type Act = { name: string; model(told: Story): boolean; product(stage: Stage, told: Story): Promise<Outcome> };

const story = { ...life, ...settling };

const NOBODY = '00000000-0000-4000-8000-000000000000';
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

function pass(name: string, length: (told: Story) => number): Act {
	return {
		name: `${name} passes`,
		model(told) {
			told.now += length(told);
			return true;
		},
		async product(stage, told) {
			stage.world.clock.moveTo(new Date(told.now));
			return 'DONE';
		},
	};
}
export const wait = (name: keyof typeof lengths): Act => pass(name, () => lengths[name]);
export const untilPickup: Act = pass('the time until the pickup', ({ now, terms }) => Math.max(0, terms.startsAt - now));
export const untilReturn: Act = pass('the time until the return', ({ now, terms }) => Math.max(0, terms.endsAt - now));

type What = 'BOOKING' | 'CLAIM';

/** Opens the gateway's page; the stage knows it by the same place in the row as the model. */
async function open(stage: Stage, what: What): Promise<Outcome> {
	const { renter } = stage.cast;
	if (what === 'BOOKING') return stage.open(what, () => stage.ask(renter, initiatePayment, { body: { bookingId: stage.bookingId } }));
	const claim = await rows.claim(stage);
	return stage.open(what, () => stage.ask(renter, payClaim, { params: { id: claim?.id ?? NOBODY }, body: {} }));
}

/** `hears`: how we come to know of it. */
export const pay = (what: What, card: keyof typeof cards, hears: 'RETURN' | 'WEBHOOK'): Act => ({
	name: `${what} is paid with a card (${card}), known by ${hears}`,
	model(told) {
		if (!story.openPage(told, what)) return false;
		const index = story.openPageOf(told, what);
		if (isGood(card)) story.payOn(told, index);
		else story.failOn(told, index);
		return true;
	},
	async product(stage) {
		const opened = await open(stage, what);
		if (opened !== 'DONE') return opened;
		await stage.payOn(stage.openPageOf(what), cards[card], hears);
		return 'DONE';
	},
});

const isGood = (card: keyof typeof cards): boolean => card === 'good' || card === 'webhookTwice';

/** Charged while nobody tells us: the timers find it. */
export const paySilently: Act = {
	name: 'BOOKING is paid, the browser and the webhook are lost',
	model(told) {
		if (!story.openPage(told, 'BOOKING')) return false;
		told.now += 31 * MINUTE;
		return story.payOn(told, story.openPageOf(told, 'BOOKING'));
	},
	async product(stage, told) {
		const opened = await open(stage, 'BOOKING');
		if (opened !== 'DONE') return opened;
		await stage.payOn(stage.openPageOf('BOOKING'), cards.neitherWebhookNorRedirect, 'NOTHING');
		stage.world.clock.moveTo(new Date(told.now));
		return 'DONE';
	},
};

export const leavePageOpen = (what: What): Act => ({
	name: `the page of ${what} is opened and left`,
	model: (told) => story.openPage(told, what),
	product: (stage) => open(stage, what),
});

/** A page that was left, or on which a card had failed, is paid on after all. */
export const payOnOldPage = (index: number): Act => ({
	name: `page ${index} is paid on after all`,
	model: (told) => story.payOn(told, index),
	async product(stage) {
		const page = stage.pages[index];
		if (!page || page.isPaid) return 'REFUSED';
		await stage.payOn(index, cards.good, 'WEBHOOK');
		return 'DONE';
	},
});

export const answer = (says: 'ACCEPT' | 'DECLINE'): Act => ({
	name: `the owner says ${says}`,
	model: (told) => story.answer(told, says),
	product: (stage) =>
		says === 'ACCEPT'
			? stage.ask(stage.cast.owner, acceptBooking, stage.ofBooking)
			: stage.ask(stage.cast.owner, declineBooking, { ...stage.ofBooking, body: {} }),
});

export const cancel = (who: 'RENTER' | 'OWNER' | 'ADMIN'): Act => ({
	name: `${who} cancels`,
	model: (told) => story.cancelBy(told, who),
	product: (stage) => {
		if (who === 'ADMIN') return stage.ask(stage.cast.admin, cancelBookingAsAdmin, { ...stage.ofBooking, body: { reason: 'A test' } });
		return stage.ask(who === 'RENTER' ? stage.cast.renter : stage.cast.owner, cancelBooking, { ...stage.ofBooking, body: {} });
	},
});

export const handOver: Act = { name: 'the car leaves', model: story.checkIn, product: (stage) => stage.handOver() };
export const takeBack: Act = { name: 'the car comes back', model: story.giveBackCar, product: (stage) => stage.takeBack() };
export const release: Act = {
	name: 'the owner claims nothing',
	model: story.releaseDeposit,
	product: (stage) => stage.ask(stage.cast.owner, releaseDeposit, stage.ofBooking),
};

export const claim = (items: bigint[]): Act => ({
	name: `the owner claims ${items.map(formatFils).join(' + ')}`,
	model: (told) => story.openClaim(told, items),
	async product(stage) {
		const { owner } = stage.cast;
		const photos = [await uploadPhoto(owner, await aPicture())];
		const lines = items.map((fils) => ({ type: 'DAMAGE' as const, amountJod: formatFils(fils), description: 'A scratch on the door' }));
		return stage.ask(owner, openClaim, { ...stage.ofBooking, body: { items: lines, photos } });
	},
});

const onClaim = (name: string, model: Act['model'], ask: (stage: Stage, given: { params: { id: string } }) => Promise<Outcome>): Act => ({
	name,
	model,
	product: async (stage) => ask(stage, { params: { id: (await rows.claim(stage))?.id ?? NOBODY } }),
});

export const agree = onClaim('the renter accepts the claim', story.acceptClaim, (stage, given) =>
	stage.ask(stage.cast.renter, acceptClaim, given),
);
export const contest = onClaim('the renter contests the claim', story.contestClaim, (stage, given) =>
	stage.ask(stage.cast.renter, contestClaim, { ...given, body: { reason: 'It was like that' } }),
);
export const withdraw = onClaim('the owner withdraws the claim', story.withdrawClaim, (stage, given) =>
	stage.ask(stage.cast.owner, withdrawClaim, given),
);
export const writeOff = onClaim('an admin gives up the excess', story.writeOff, (stage, given) =>
	stage.ask(stage.cast.admin, writeOffClaim, { ...given, body: { note: 'Not worth it' } }),
);

/** `tenths`: how much of each line is granted. */
export const decide = (tenths: bigint): Act => {
	const grant = (fils: bigint) => ((fils * tenths) / 100n) * 10n;
	return {
		name: `an admin grants ${tenths} tenths`,
		model: (told) => story.resolveClaim(told, (told.claim?.items ?? []).map(grant)),
		async product(stage, told) {
			const items = await rows.claimItems(stage);
			const id = (await rows.claim(stage))?.id ?? NOBODY;
			const grants = (told.claim?.items ?? [0n]).map((fils, index) => ({
				id: items[index]?.id ?? NOBODY,
				grantedJod: formatFils(grant(fils)),
			}));
			return stage.ask(stage.cast.admin, resolveClaim, { params: { id }, body: { items: grants, note: 'Looked at' } });
		},
	};
};

export const choose = (status: SettlementStatus): Act => ({
	name: `an admin sets the settlement to ${status}`,
	model: (told) => story.chooseStatus(told, status),
	product: async (stage) =>
		stage.ask(stage.cast.admin, setSettlementStatus, { params: { id: (await rows.settlement(stage))?.id ?? NOBODY }, body: { status } }),
});

export const mend: Act = {
	name: 'the owner enters where to be paid to',
	model(told) {
		story.mendDetails(told);
		return true;
	},
	product: (stage) => stage.ask(stage.cast.owner, setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: 'OWNER1' } }),
};

export const batch: Act = {
	name: 'the bank is told to pay',
	model: story.sendPayouts,
	async product(stage) {
		const waiting = (await rows.sendablePayouts(stage)).map(({ id }) => id);
		return stage.ask(stage.cast.admin, createPayoutBatch, { body: { payoutIds: waiting.length > 0 ? waiting : [NOBODY] } });
	},
};

export const bankSays = (source: 'SETTLEMENT' | 'CANCELLATION' | 'CLAIM_EXCESS', word: 'PAID' | 'FAILED'): Act => ({
	name: `the bank says of ${source}: ${word}`,
	model: (told) => story.bankSays(told, source, word),
	async product(stage) {
		const id = (await rows.payouts(stage)).find((payout) => payout.source === source)?.id ?? NOBODY;
		const { admin } = stage.cast;
		return word === 'PAID'
			? stage.ask(admin, markPayoutPaid, { params: { id }, body: { bankReference: 'BANK-1' } })
			: stage.ask(admin, markPayoutFailed, { params: { id }, body: { reason: 'Account closed' } });
	},
});

export const dispute = (index: number, word: 'PENDING' | 'WON' | 'LOST'): Act => ({
	name: `the bank of charge ${index} says: dispute ${word}`,
	model(told) {
		if (!told.charges[index]) return false;
		story.openDispute(told, index);
		if (word !== 'PENDING') story.endDispute(told, index, word);
		return true;
	},
	async product(stage) {
		const invoiceId = stage.charged[index]?.invoiceId;
		if (!invoiceId) return 'REFUSED';
		await stage.world.gateway.dispute({ invoiceId, status: word === 'WON' ? 'RESOLVED' : word });
		await stage.hear();
		return 'DONE';
	},
});

export const nextRefund = (outcome: 'stuck' | 'cancelled'): Act => ({
	name: `the next refund is ${outcome}`,
	model: () => true,
	async product(stage) {
		await stage.world.gateway.nextRefund({ outcome });
		return 'DONE';
	},
});

/** Late, doubled and in any order: all notices that wait. */
export const hearEverything: Act = {
	name: 'all waiting webhooks arrive, and once more',
	model: () => true,
	async product(stage) {
		await stage.hear();
		for (const { invoiceId } of stage.charged) await stage.world.gateway.fireWebhook({ code: 1, invoiceId });
		await stage.hear();
		return 'DONE';
	},
};

/** The gateway's own answer is lost, after it had acted or before. */
export const answerLost = (call: 'refund' | 'verify' | 'refundStatus', recorded: boolean): Act => ({
	name: `the answer to ${call} is lost ${recorded ? 'after' : 'before'} the act`,
	model: () => true,
	async product(stage) {
		await stage.world.gateway.fault({ call, answer: 'drop', recorded });
		return 'DONE';
	},
});
