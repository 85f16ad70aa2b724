/** Running total of the typed amounts against the deposit. The server computes the final one. */
import { foldDigits } from '#contract/digits.ts';
import { formatFils, parseFils } from '#contract/money.ts';

/** Null if it is not an amount yet. */
export function filsTyped(text: string): bigint | null {
	try {
		const fils = parseFils(foldDigits(text));
		return fils >= 0n ? fils : null;
	} catch {
		return null;
	}
}

/** Allocation of the sum against the deposit in wire format; invalid amounts count as zero. */
export function totals(amounts: readonly string[], depositJod: string) {
	const depositFils = parseFils(depositJod);
	const totalFils = amounts.reduce((sum, amount) => sum + (filsTyped(amount) ?? 0n), 0n);
	const fromDepositFils = totalFils < depositFils ? totalFils : depositFils;
	return {
		totalJod: formatFils(totalFils),
		fromDepositJod: formatFils(fromDepositFils),
		depositBackJod: formatFils(depositFils - fromDepositFils),
		excessJod: formatFils(totalFils - fromDepositFils),
	};
}

/** The amount that is refunded now, and the part of it that stays held for traffic fines first. */
export function withFineHold(depositBackJod: string, fineHoldJod: string): { backJod: string; heldJod: string } {
	const [backFils, holdFils] = [parseFils(depositBackJod), parseFils(fineHoldJod)];
	const heldFils = holdFils < backFils ? holdFils : backFils;
	return { backJod: formatFils(backFils - heldFils), heldJod: formatFils(heldFils) };
}
