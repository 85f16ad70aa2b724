/** Makes the first super admin: the act of an operator, who has access to the server. All other roles are assigned by super admins. */
import { normalizePhone } from '#contract/phone.ts';
import type { Clock } from '#server/platform/base/clock.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Database } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { lockUser, updateUserAccess } from './admin-users-sql.ts';
import { announceRole } from './jobs.ts';
import { userByVerifiedPhone } from './sql.ts';

export type FirstSuperAdmin =
	| { outcome: 'GRANTED' | 'IS_ONE_ALREADY'; name: string }
	| { outcome: 'NO_PHONE' | 'NO_ACCOUNT' | 'SUSPENDED' | 'ANOTHER_EXISTS' };

/** `phone` as typed. Audited as an action of the system. Memberships in teams end as with every other change of a role, by a job of the app. */
export async function grantFirstSuperAdmin(context: { db: Database; clock: Clock }, phone: string): Promise<FirstSuperAdmin> {
	const number = normalizePhone(phone);
	if (!number) return { outcome: 'NO_PHONE' };
	return inTransaction(context.db, async (tx) => {
		await lockSubject(tx, 'super-admins', 'all');
		const found = await userByVerifiedPhone(tx, number);
		const person = found && (await lockUser(tx, found.id));
		if (!person) return { outcome: 'NO_ACCOUNT' };
		const name = `${person.first_name} ${person.last_name}`;
		if (person.role === 'SUPER_ADMIN') return { outcome: 'IS_ONE_ALREADY', name };
		if (person.suspended_at) return { outcome: 'SUSPENDED' };
		const other = await tx.selectFrom('users').select('id').where('role', '=', 'SUPER_ADMIN').limit(1).executeTakeFirst();
		if (other) return { outcome: 'ANOTHER_EXISTS' };
		await updateUserAccess(tx, person.id, { role: 'SUPER_ADMIN' });
		await enqueue(tx, announceRole, { userId: person.id });
		await audit(context, tx, {
			...{ actorId: null, action: 'user.role-changed', subject: 'user', subjectId: person.id },
			...{ before: { role: person.role }, after: { role: 'SUPER_ADMIN' } },
		});
		return { outcome: 'GRANTED', name };
	});
}
