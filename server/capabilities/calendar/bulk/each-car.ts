/** One car of several: what it is called, and its part of the transaction, which may fail alone. */
import { sql } from 'kysely';
import { type Language, Refusal } from '#server/platform/base/refusal.ts';
import type { Transaction } from '#server/platform/database/pool.ts';

export const nameOf = ({ make, model, year }: { make: string; model: string; year: number }): string => `${make} ${model} ${year}`;

/** Returns why the work was refused, after taking back what it wrote; null if it was done. Other errors end the transaction. */
export async function inSavepoint(tx: Transaction, language: Language, work: () => Promise<void>): Promise<string | null> {
	await sql`SAVEPOINT one_car`.execute(tx);
	try {
		await work();
		await sql`RELEASE SAVEPOINT one_car`.execute(tx);
		return null;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		await sql`ROLLBACK TO SAVEPOINT one_car`.execute(tx);
		return sentenceOf(error, language);
	}
}

/** Of a field, if it is about one. */
function sentenceOf(refusal: Refusal, language: Language): string {
	const [field] = Object.values((refusal.detail.fields ?? {}) as Record<string, string>);
	return field ?? refusal.sentence(language);
}
