/** One car of several: its name, and its part of the transaction, which may fail without the others. */
import { sql } from 'kysely';
import { type Language, Refusal } from '#server/platform/base/refusal.ts';
import type { Transaction } from '#server/platform/database/pool.ts';

export const nameOf = ({ make, model, year }: { make: string; model: string; year: number }): string => `${make} ${model} ${year}`;

/** Returns why the work was refused, after rolling back what it wrote; null if it was done. Other errors end the transaction. */
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

/** The message of a field, if the refusal concerns one. */
function sentenceOf(refusal: Refusal, language: Language): string {
	const [field] = Object.values((refusal.detail.fields ?? {}) as Record<string, string>);
	return field ?? refusal.sentence(language);
}
