/** People of the demo whose licence ends, one for each state of its renewal: for the pictures. */
import { randomUUID } from 'node:crypto';
import { addDays, ammanDate } from '#contract/time.ts';
import { demoAccounts } from '#demo/people/demo-accounts.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

/** Days until the licence ends, and the state of its renewal. */
const states = [
	{ days: 20, renewal: null },
	{ days: -3, renewal: null },
	{ days: 20, renewal: 'PENDING' },
	{ days: 20, renewal: 'REJECTED' },
] as const;

/** Returns the ids of these users in the order of the states. They are used nowhere else, and are created only once. */
export async function renewingPeople({ db, clock }: Platform): Promise<string[]> {
	const now = clock.now();
	const named = demoAccounts.flatMap(({ email }) => (email ? [email] : []));
	return inTransaction(db, async (tx) => {
		const approved = await tx
			.selectFrom('identity_checks')
			.innerJoin('users', 'users.id', 'identity_checks.user_id')
			.selectAll('identity_checks')
			.where('identity_checks.status', '=', 'APPROVED')
			.where('identity_checks.birth_date', 'is not', null)
			.where('users.email', 'not in', named)
			.orderBy('identity_checks.id')
			.limit(states.length)
			.forUpdate()
			.execute();
		for (const [index, check] of approved.entries()) {
			const { days, renewal } = states[index] ?? states[0];
			const ends = addDays(ammanDate(now), days);
			await tx
				.updateTable('identity_checks')
				.set({ licence_expires_on: ends, licence_stated_expiry: ends })
				.where('id', '=', check.id)
				.execute();
			const known = await tx.selectFrom('identity_checks').select('id').where('renews', '=', check.id).executeTakeFirst();
			if (!renewal || known) continue;
			const next = addDays(ammanDate(now), 3650);
			await tx
				.insertInto('identity_checks')
				.values({
					...check,
					...{ id: randomUUID(), renews: check.id, status: renewal, submitted_at: now, licence_issued_on: ammanDate(now) },
					// The picture of the new licence must differ from the one of the previous licence.
					...{ licence_id: check.id_document_id, licence_expires_on: next, licence_stated_expiry: next, licence_warned_days: null },
					...(renewal === 'REJECTED'
						? {
								decided_at: now,
								notes: 'The date of expiry can’t be read.',
								rejected_documents: ['LICENCE'],
								rejected_fields: [],
								details_state: 'CONFIRMED' as const,
							}
						: { decided_at: null, decided_by: null, details_state: 'WAITING' as const }),
				})
				.execute();
		}
		return approved.map((check) => check.user_id);
	});
}
