/** Commands on goodwill, which the platform pays itself: one admin grants it up to the cap, above it a second one has to agree. */
import { decideGoodwill, giveGoodwill } from '#contract/goodwill.ts';
import { formatFils } from '#contract/money.ts';
import { type ModelCommand, NOBODY } from './commands.ts';
import * as rules from './expected-state-goodwill.ts';

export const give = (recipient: 'RENTER' | 'OWNER', fils: bigint): ModelCommand => {
	let needsSecondAdmin = false;
	return {
		name: `the platform gives the ${recipient} ${formatFils(fils)}`,
		model(expected) {
			needsSecondAdmin = rules.isAboveCap(expected, fils);
			return rules.give(expected, { recipient, fils });
		},
		async product(harness) {
			const body = { id: crypto.randomUUID(), recipient, amountJod: formatFils(fils), reason: 'For the trouble', needsSecondAdmin };
			const outcome = await harness.ask(harness.users.admin, giveGoodwill, { ...harness.ofBooking, body });
			if (outcome === 'DONE') harness.given.push(body.id);
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
			return rules.decideGoodwill(expected, says);
		},
		product(harness) {
			const body = says === 'GRANT' ? { grant: true as const, amountJod } : { grant: false as const, reason: 'Too much' };
			return harness.ask(harness.users.second, decideGoodwill, { params: { id: harness.given[index] ?? NOBODY }, body });
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
