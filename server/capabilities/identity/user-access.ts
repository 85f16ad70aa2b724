/** A super admin changes a role, suspends a user, reinstates one, or removes lost second factors. Serialized by one lock, so that a super admin always remains. */
import type { AuditAction } from '#contract/audit.ts';
import type { Role } from '#contract/endpoint.ts';
import type { AdminUser } from '#contract/people.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { type AuditValues, audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { afterCommit, inTransaction, lockSubject, violatedConstraint } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { sendAccountNotice } from './account-notice.ts';
import { deleteSuspendedSessions, lockUser, superAdmins, suspendSessions, updateUserAccess } from './admin-users-sql.ts';
import { userReinstated, userRoleChanged, userSuspended } from './events.ts';
import { nameOf } from './names.ts';
import { toAdminUser } from './people.ts';
import { deleteFactorsOf } from './second-factor/factors-sql.ts';
import { factorsResetMessage } from './second-factor/texts.ts';
import { deleteSessionsOf, type UserRow } from './sql.ts';
import { restoredMessage, roleChangedMessage, suspendedMessage } from './texts.ts';

type Row = NonNullable<UserRow>;

/** Memberships in teams end by a subscriber of the event. Throws ROLE_NEEDS_PHONE: administrators are reached, and super admins sign in, by a verified number of their own. */
export async function changeRole(platform: Platform, caller: Caller, userId: string, role: Role): Promise<AdminUser> {
	return withPerson(platform, caller, userId, async (tx, before) => {
		assertNotSelf(caller, userId);
		if (before.role === role) return before;
		if (isAdminRole(role) && (!before.phone || !before.phone_verified_at)) throw refuse('ROLE_NEEDS_PHONE');
		if (isAdminRole(role) || isAdminRole(before.role)) await writeToSuperAdmins(platform, tx, caller, before, role);
		const after = await updateUserAccess(tx, userId, { role });
		await platform.events.publish(platform, tx, userRoleChanged, { userId, role, by: caller.personId });
		await auditChange(platform, tx, { caller, action: 'user.role-changed', userId, before: { role: before.role }, after: { role } });
		return after;
	});
}

const isAdminRole = (role: Role): boolean => role === 'ADMIN' || role === 'SUPER_ADMIN';

/** To all who were super admins before the change, including one who loses the role, except the person who made it. */
async function writeToSuperAdmins(platform: Platform, tx: Transaction, caller: Caller, person: Row, role: Role): Promise<void> {
	const everybody = await superAdmins(tx);
	const by = everybody.find(({ id }) => id === caller.personId);
	for (const to of everybody) {
		if (!by || to.id === by.id) continue;
		const language = to.lang === 'ar' ? 'ar' : 'en';
		const change = { person: nameOf(person)[language], by: nameOf(by)[language], before: person.role, after: role };
		await sendAccountNotice(platform, tx, to, roleChangedMessage(change, to.first_name, platform.publicUrl, language));
	}
}

/** Open requests and cars are handled by subscribers of the event. */
export async function suspendUser(platform: Platform, caller: Caller, userId: string, reason: string | undefined): Promise<AdminUser> {
	return withPerson(platform, caller, userId, async (tx, before) => {
		assertNotSelf(caller, userId);
		if (before.suspended_at) throw refuse('ALREADY_SUSPENDED');
		const now = platform.clock.now();
		const after = await updateUserAccess(tx, userId, { suspended_at: now, suspension_reason: reason ?? null, suspended_by: caller.userId });
		await suspendSessions(tx, userId, now);
		afterCommit(tx, () => platform.live.sessionsChanged(userId));
		await platform.events.publish(platform, tx, userSuspended, { userId, by: caller.userId });
		await sendAccountNotice(
			platform,
			tx,
			after,
			suspendedMessage(reason ?? null, after.first_name, platform.publicUrl, after.lang === 'ar' ? 'ar' : 'en'),
		);
		await auditChange(platform, tx, {
			...{ caller, action: 'user.suspended', userId },
			before: { suspended: false },
			after: { suspended: true, reason: reason ?? null },
		});
		return after;
	});
}

export async function reinstateUser(platform: Platform, caller: Caller, userId: string): Promise<AdminUser> {
	return withPerson(platform, caller, userId, async (tx, before) => {
		if (!before.suspended_at) throw refuse('NOT_SUSPENDED');
		const after = await updateUserAccess(tx, userId, { suspended_at: null, suspension_reason: null, suspended_by: null });
		await deleteSuspendedSessions(tx, userId);
		await platform.events.publish(platform, tx, userReinstated, { userId });
		await sendAccountNotice(platform, tx, after, restoredMessage(after.first_name, after.lang === 'ar' ? 'ar' : 'en'));
		await auditChange(platform, tx, {
			...{ caller, action: 'user.unsuspended', userId },
			before: { suspended: true, reason: before.suspension_reason },
			after: { suspended: false },
		});
		return after;
	});
}

/** For a person who has lost every factor; the support has verified their identity. */
export async function resetSecondFactor(platform: Platform, caller: Caller, userId: string, reason: string): Promise<AdminUser> {
	return withPerson(platform, caller, userId, async (tx, before) => {
		assertNotSelf(caller, userId);
		if (!before.second_factor_at) throw refuse('NOTHING_TO_RESET');
		await deleteFactorsOf(tx, userId);
		// Otherwise an attacker with a session could set up a factor before the person does.
		await deleteSessionsOf(tx, userId);
		afterCommit(tx, () => platform.live.sessionsChanged(userId));
		const message = factorsResetMessage(reason, before.first_name, platform.publicUrl, before.lang === 'ar' ? 'ar' : 'en');
		await sendAccountNotice(platform, tx, before, message);
		await auditChange(platform, tx, {
			...{ caller, action: 'user.second-factor-reset', userId },
			before: { secondFactor: true },
			after: { secondFactor: false, reason },
		});
		return { ...before, second_factor_at: null };
	});
}

/** The caller is checked again under the lock, because two super admins may act on each other at once. */
async function withPerson(
	platform: Platform,
	caller: Caller,
	userId: string,
	work: (tx: Transaction, row: Row) => Promise<Row>,
): Promise<AdminUser> {
	if (caller.role !== 'SUPER_ADMIN') throw refuse('NOT_ALLOWED');
	try {
		return await inTransaction(platform.db, async (tx) => {
			await lockSubject(tx, 'super-admins', 'all');
			// A booking that is being made by this user either completes first or is refused.
			await lockSubject(tx, 'person', userId);
			const acting = await lockUser(tx, caller.userId);
			if (acting?.role !== 'SUPER_ADMIN' || acting.suspended_at) throw refuse('NOT_ALLOWED');
			const row = await lockUser(tx, userId);
			if (!row) throw refuse('PERSON_NOT_FOUND');
			return toAdminUser(await work(tx, row));
		});
	} catch (error) {
		if (violatedConstraint(error) === 'users_one_super_admin_stays') throw refuse('LAST_SUPER_ADMIN');
		throw error;
	}
}

function assertNotSelf(caller: Caller, userId: string): void {
	if (caller.userId === userId) throw refuse('NOT_ONESELF');
}

type Note = { caller: Caller; action: AuditAction; userId: string; before: AuditValues; after: AuditValues };

async function auditChange(platform: Platform, tx: Transaction, { caller, action, userId, before, after }: Note): Promise<void> {
	await audit(platform, tx, { actorId: caller.personId, action, subject: 'user', subjectId: userId, before, after });
}
