/** Values of the claim form and their initial state. Amounts as typed. */
import type { ClaimState } from '#contract/claim-shapes.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { DeductionType } from '#contract/settlements.ts';
import { draftStorage } from '#web/browser/device/draft-storage.ts';

export type ClaimLine = { key: string; type: DeductionType; amount: string; description: string };
export type ClaimValues = { lines: ClaimLine[]; note: string };

/** Card charges are multiples of this, in fils. */
const STEP_FILS = 10n;

type Charge = NonNullable<ClaimState['charges']>['lines'][number];

/** One line for each recorded charge, rounded down to the step; otherwise an empty line. `describe` gives the description. */
export function initialValues(charges: ClaimState['charges'], describe: (charge: Charge) => string): ClaimValues {
	const proposed = (charges?.lines ?? []).map((charge) => ({
		key: charge.kind,
		type: charge.kind,
		amount: inSteps(charge.amountJod),
		description: describe(charge),
	}));
	return { lines: proposed.length > 0 ? proposed : [emptyLine('first')], note: '' };
}

export const emptyLine = (key: string): ClaimLine => ({ key, type: 'DAMAGE', amount: '', description: '' });

/** `"1.479"` → `"1.47"` */
export function inSteps(jod: string): string {
	const fils = parseFils(jod);
	return formatFils(fils - (fils % STEP_FILS));
}

/** Unsent claim: lines, description and photo paths. The subject is the booking's id. */
export type ClaimDraft = { values: ClaimValues; paths: string[] };

export const claimDrafts = draftStorage('claim', isClaimDraft);

function isClaimDraft(stored: unknown): stored is ClaimDraft {
	if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('paths' in stored) || !Array.isArray(stored.paths))
		return false;
	const { values } = stored;
	return typeof values === 'object' && values !== null && 'lines' in values && Array.isArray(values.lines) && 'note' in values;
}
