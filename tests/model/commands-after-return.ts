/** Commands on a claim that follow its opening. */
import { addClaimLines } from '#contract/claims.ts';
import { formatFils } from '#contract/money.ts';
import { onClaim } from './commands.ts';
import { addLine } from './expected-state-settling.ts';

export const addToClaim = (fils: bigint) =>
	onClaim(
		`the owner adds ${formatFils(fils)} to the claim`,
		(expected) => addLine(expected, fils),
		(harness, input) => {
			const items = [{ type: 'DAMAGE' as const, amountJod: formatFils(fils), description: 'A scratch on the bonnet' }];
			return harness.ask(harness.users.owner, addClaimLines, { ...input, body: { items } });
		},
	);
