/** A super admin gives somebody another role, suspends them, or lets them back. All of it under one lock, so that somebody is always left who can. */
import type { Role } from '#contract/endpoint.ts';
import type { Person } from '#contract/people.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import { sendLater } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { lockSubject } from '#server/platform/database/lock.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { afterCommit, inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { sendAccountLetter } from '#server/platform/letters/account-letter.ts';
import { personRestored, personSuspended } from './news.ts';
import { toPerson } from './people.ts';
import { changeStanding, forgetSuspendedSessions, lockUser, suspendSessions } from './people-sql.ts';
import type { UserRow } from './sql.ts';
import { type Message, restoredMessage, suspendedMessage } from './texts.ts';

type Row = NonNullable<UserRow>;

export async function changeRole(platform: Platform, caller: Caller, userId: string, role: Role): Promise<Person> {
	return withPerson(platform, caller, userId, async (tx, before) => {
		demandSomebodyElse(caller, userId);
		if (before.role === role) return before;
		const after = await changeStanding(tx, userId, { role });
		await note(platform, tx, { caller, action: 'user.role-changed', userId, before: { role: before.role }, after: { role } });
		return after;
	});
}

/** The requests that nobody has answered, and the cars, are seen to by those who hear the news. */
export async function suspendPerson(platform: Platform, caller: Caller, userId: string, reason: string | undefined): Promise<Person> {
	return withPerson(platform, caller, userId, async (tx, before) => {
		demandSomebodyElse(caller, userId);
		if (before.suspended_at) throw refuse('ALREADY_SUSPENDED');
		const now = platform.clock.now();
		const after = await changeStanding(tx, userId, { suspended_at: now, suspension_reason: reason ?? null, suspended_by: caller.userId });
		await suspendSessions(tx, userId, now);
		afterCommit(tx, () => platform.live.sessionsChanged(userId));
		await platform.news.publish(platform, tx, personSuspended, { userId, by: caller.userId });
		await tell(platform, tx, after, suspendedMessage(reason ?? null, after.first_name, after.lang === 'ar' ? 'ar' : 'en'));
		await note(platform, tx, {
			...{ caller, action: 'user.suspended', userId },
			before: { suspended: false },
			after: { suspended: true, reason: reason ?? null },
		});
		return after;
	});
}

export async function unsuspendPerson(platform: Platform, caller: Caller, userId: string): Promise<Person> {
	return withPerson(platform, caller, userId, async (tx, before) => {
		if (!before.suspended_at) throw refuse('NOT_SUSPENDED');
		const after = await changeStanding(tx, userId, { suspended_at: null, suspension_reason: null, suspended_by: null });
		await forgetSuspendedSessions(tx, userId);
		await platform.news.publish(platform, tx, personRestored, { userId });
		await tell(platform, tx, after, restoredMessage(after.first_name, after.lang === 'ar' ? 'ar' : 'en'));
		await note(platform, tx, {
			...{ caller, action: 'user.unsuspended', userId },
			before: { suspended: true, reason: before.suspension_reason },
			after: { suspended: false },
		});
		return after;
	});
}

/** The caller is looked at again under the lock: two who act on each other at once are not both still what they were. */
async function withPerson(
	platform: Platform,
	caller: Caller,
	userId: string,
	work: (tx: Transaction, row: Row) => Promise<Row>,
): Promise<Person> {
	if (caller.role !== 'SUPER_ADMIN') throw refuse('NOT_ALLOWED');
	try {
		return await inTransaction(platform.db, async (tx) => {
			await lockSubject(tx, 'super-admins', 'all');
			// A booking of this person that is just being made is made before, or refused.
			await lockSubject(tx, 'person', userId);
			const acting = await lockUser(tx, caller.userId);
			if (acting?.role !== 'SUPER_ADMIN' || acting.suspended_at) throw refuse('NOT_ALLOWED');
			const row = await lockUser(tx, userId);
			if (!row) throw refuse('PERSON_NOT_FOUND');
			return toPerson(await work(tx, row));
		});
	} catch (error) {
		if (violatedConstraint(error) === 'users_one_super_admin_stays') throw refuse('LAST_SUPER_ADMIN');
		throw error;
	}
}

function demandSomebodyElse(caller: Caller, userId: string): void {
	if (caller.userId === userId) throw refuse('NOT_ONESELF');
}

/** By e-mail; by SMS where there is no address but a phone of theirs. The bell is out of reach for whoever is suspended. */
async function tell(platform: Platform, tx: Transaction, person: Row, { letter, sms }: Message): Promise<void> {
	const language = person.lang === 'ar' ? 'ar' : 'en';
	if (person.email) await sendAccountLetter(platform, tx, { to: person.email, language, letter });
	else if (person.phone && person.phone_verified_at)
		await sendLater(platform, tx, { channel: 'SMS', to: person.phone, language, text: sms });
}

type Note = { caller: Caller; action: string; userId: string; before: unknown; after: unknown };

async function note(platform: Platform, tx: Transaction, { caller, action, userId, before, after }: Note): Promise<void> {
	await audit(platform, tx, { actorId: caller.userId, action, subject: 'user', subjectId: userId, before, after });
}
