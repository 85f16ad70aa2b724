/** Commands on fines that arrive after the return, and on what is held for them. */
import { acceptFine, contestFine, endFineHold, resolveFine, stateFine } from '#contract/fines.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { aPicture, uploadPhoto } from '#tests/support/handovers.ts';
import { type ModelCommand, NOBODY } from './commands.ts';
import type { ExpectedState, Fine } from './expected-state.ts';
import * as rules from './expected-state-fines.ts';
import type { ModelHarness } from './harness.ts';

export const fine = (fils: bigint): ModelCommand => ({
	name: `the owner states a fine of ${formatFils(fils)}`,
	model: (expected) => rules.stateFine(expected, fils),
	async product(harness, expected) {
		const { owner } = harness.users;
		const body = {
			amountJod: formatFils(fils),
			offenceAt: ammanIso(new Date(expected.returnedAt ?? expected.terms.endsAt)),
			note: 'Speed camera',
			photo: await uploadPhoto(owner, await aPicture()),
		};
		const outcome = await harness.ask(owner, stateFine, { ...harness.ofBooking, body });
		await harness.findFine();
		return outcome;
	},
});

export const noFines: ModelCommand = {
	name: 'the owner has no fines to state',
	model: rules.endByOwner,
	product: (harness) => harness.ask(harness.users.owner, endFineHold, harness.ofBooking),
};

/** A command on the oldest fine in this state. */
function onFine(
	name: string,
	isIt: (fine: Fine) => boolean,
	model: (expected: ExpectedState, index: number) => boolean,
	ask: (harness: ModelHarness, input: { params: { id: string } }) => ReturnType<ModelHarness['ask']>,
): ModelCommand {
	let index = -1;
	return {
		name,
		model(expected) {
			index = expected.fineHold?.fines.findIndex(isIt) ?? -1;
			return model(expected, index);
		},
		product: (harness) => ask(harness, { params: { id: harness.fined[index] ?? NOBODY } }),
	};
}

const isOpen = ({ state }: Fine): boolean => state === 'OPEN';

export const payFine = onFine('the renter accepts the fine', isOpen, rules.acceptFine, (harness, input) =>
	harness.ask(harness.users.renter, acceptFine, input),
);
export const contestTicket = onFine('the renter contests the fine', isOpen, rules.contestFine, (harness, input) =>
	harness.ask(harness.users.renter, contestFine, { ...input, body: { reason: 'I was not there' } }),
);
export const decideFine = (grantedFils: bigint): ModelCommand =>
	onFine(
		`an admin grants ${formatFils(grantedFils)} of the fine`,
		({ state, fils }) => state !== 'DECIDED' && fils >= grantedFils,
		(expected, index) => rules.resolveFine(expected, index, grantedFils),
		(harness, input) =>
			harness.ask(harness.users.admin, resolveFine, { ...input, body: { grantedJod: formatFils(grantedFils), note: 'Looked at' } }),
	);

export const stating: readonly ModelCommand[] = [fine(20_000n), fine(15_010n), fine(50_000n), fine(800n), noFines];
export const stepsOfFines: readonly ModelCommand[] = [payFine, contestTicket, decideFine(0n), decideFine(500n), decideFine(20_000n)];
