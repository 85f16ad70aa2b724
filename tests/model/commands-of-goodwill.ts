/** Commands on what the platform gives of its own: by one admin up to the cap, above it with a second one. */
import { decideGoodwill, giveGoodwill } from '#contract/goodwill.ts';
import { formatFils } from '#contract/money.ts';
import { type ModelCommand, NOBODY } from './commands.ts';
import * as story from './expected-state-goodwill.ts';

export const give = (recipient: 'RENTER' | 'OWNER', fils: bigint): ModelCommand => {
	let needsSecondAdmin = false;
	return {
		name: `the platform gives the ${recipient} ${formatFils(fils)}`,
		model(expected) {
			needsSecondAdmin = story.isAboveCap(expected, fils);
			return story.give(expected, { recipient, fils });
		},
		async product(stage) {
			const body = { id: crypto.randomUUID(), recipient, amountJod: formatFils(fils), reason: 'For the trouble', needsSecondAdmin };
			const outcome = await stage.ask(stage.cast.admin, giveGoodwill, { ...stage.ofBooking, body });
			if (outcome === 'DONE') stage.given.push(body.id);
			return outcome;
		},
	};
};

export const decideGift = (says: 'GRANT' | 'REFUSE'): ModelCommand => {
	let [index, amountJod] = [-1, '0.00'];
	return {
		name: `a second admin says ${says} to the goodwill`,
		model(expected) {
			index = expected.goodwill.findIndex(({ state }) => state === 'REQUESTED');
			amountJod = formatFils(expected.goodwill[index]?.fils ?? 10n);
			return story.decideGoodwill(expected, says);
		},
		product(stage) {
			const body = says === 'GRANT' ? { grant: true as const, amountJod } : { grant: false as const, reason: 'Too much' };
			return stage.ask(stage.cast.second, decideGoodwill, { params: { id: stage.given[index] ?? NOBODY }, body });
		},
	};
};

export const giving: readonly ModelCommand[] = [
	give('RENTER', 5_000n),
	give('RENTER', 12_340n),
	give('OWNER', 10n),
	give('OWNER', 15_000n),
	give('RENTER', 60_000n),
	give('OWNER', 20_010n),
];
export const decidingGifts: readonly ModelCommand[] = [decideGift('GRANT'), decideGift('GRANT'), decideGift('REFUSE')];
