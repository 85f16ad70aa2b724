/** What is typed, added up against the deposit while it is typed. The server does the same sum for good. */
import { foldDigits } from '#contract/digits.ts';
import { formatFils, parseFils } from '#contract/money.ts';

/** Null for what is no amount yet. */
export function filsTyped(text: string): bigint | null {
	try {
		const fils = parseFils(foldDigits(text));
		return fils >= 0n ? fils : null;
	} catch {
		return null;
	}
}

/** What all amounts come to against the deposit, on the wire; what is no amount counts nothing. */
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
