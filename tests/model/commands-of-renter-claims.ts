/** Commands on what the renter claims back after the return. */
import { formatFils } from '#contract/money.ts';
import { acceptRenterClaim, contestRenterClaim, decideRenterClaim, openRenterClaim, withdrawRenterClaim } from '#contract/renter-claims.ts';
import { aPicture, uploadPhoto } from '#tests/support/handovers.ts';
import { type ModelCommand, NOBODY } from './commands.ts';
import type { ClaimedLine } from './expected-state.ts';
import * as rules from './expected-state-renter-claims.ts';
import type { ModelHarness, Outcome } from './harness.ts';
import * as rows from './rows.ts';

export const claimBack = (lines: readonly ClaimedLine[]): ModelCommand => ({
	name: `the renter claims back ${lines.map(({ kind, fils }) => `${kind} ${formatFils(fils)}`).join(' + ')}`,
	model: (expected) => rules.openRenterClaim(expected, lines),
	async product(harness) {
		const { renter } = harness.users;
		const body = {
			lines: lines.map(({ kind, fils }) => ({ kind, amountJod: formatFils(fils) })),
			reason: 'The tank was empty at the pickup',
			photos: [await uploadPhoto(renter, await aPicture())],
		};
		return harness.ask(renter, openRenterClaim, { ...harness.ofBooking, body });
	},
});

const onIt = (
	name: string,
	model: ModelCommand['model'],
	ask: (harness: ModelHarness, input: { params: { id: string } }) => Promise<Outcome>,
): ModelCommand => ({
	name,
	model,
	product: async (harness) => ask(harness, { params: { id: (await rows.renterClaim(harness))?.id ?? NOBODY } }),
});

export const agreeToRefund = onIt('the owner accepts the renter’s claim', rules.acceptRenterClaim, (harness, input) =>
	harness.ask(harness.users.owner, acceptRenterClaim, input),
);
export const contestRefund = onIt('the owner contests the renter’s claim', rules.contestRenterClaim, (harness, input) =>
	harness.ask(harness.users.owner, contestRenterClaim, { ...input, body: { reason: 'The tank was full', photos: [] } }),
);
const withdrawRefund = onIt('the renter withdraws the claim', rules.withdrawRenterClaim, (harness, input) =>
	harness.ask(harness.users.renter, withdrawRenterClaim, input),
);

/** `tenths`: granted part of each line; the sum that the model expects is sent along. */
export const decideRefund = (tenths: bigint): ModelCommand => {
	let grants: bigint[] = [];
	return {
		name: `an admin grants ${tenths} tenths of the renter’s claim`,
		model(expected) {
			grants = (expected.renterClaims.at(-1)?.lines.map(({ fils }) => fils) ?? [10n]).map((fils) => ((fils * tenths) / 100n) * 10n);
			return rules.resolveRenterClaim(expected, grants);
		},
		async product(harness) {
			const ids = await rows.renterClaimLines(harness);
			const lines = grants.map((fils, index) => ({ id: ids[index]?.id ?? NOBODY, grantedJod: formatFils(fils) }));
			const refundJod = formatFils(grants.reduce((total, fils) => total + fils, 0n));
			const params = { id: (await rows.renterClaim(harness))?.id ?? NOBODY };
			return harness.ask(harness.users.admin, decideRenterClaim, { params, body: { lines, refundJod, note: 'Looked at' } });
		},
	};
};

export const fuel = claimBack([{ kind: 'FUEL_REFUND', fils: 2_000n }]);
export const missingDelivery = claimBack([{ kind: 'DELIVERY_MISSING', fils: 25_000n }]);
export const claimingBack: readonly ModelCommand[] = [
	fuel,
	claimBack([
		{ kind: 'CLEANING_PAID', fils: 30_550n },
		{ kind: 'FUEL_REFUND', fils: 50_000n },
	]),
	claimBack([{ kind: 'FUEL_REFUND', fils: 100_010n }]),
	missingDelivery,
	claimBack([
		{ kind: 'FUEL_REFUND', fils: 12_340n },
		{ kind: 'DELIVERY_MISSING', fils: 5_010n },
	]),
	claimBack([{ kind: 'DELIVERY_MISSING', fils: 25_010n }]),
	claimBack([{ kind: 'CLEANING_PAID', fils: 10n }]),
];
export const stepsOfRefunds: readonly ModelCommand[] = [
	agreeToRefund,
	contestRefund,
	withdrawRefund,
	decideRefund(0n),
	decideRefund(5n),
	decideRefund(10n),
];
