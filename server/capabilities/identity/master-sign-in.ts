/** Sign-in of super admins by phone code. Work and response are the same for every number. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { admitSignIn } from './attempts.ts';
import { isSuperAdmin } from './job-handlers.ts';
import { type CodeRequest, isRequestedCode, requestCode } from './phone-sign-in.ts';
import { secondFactorNeeded } from './second-factor/pending-sign-in.ts';
import { openSession } from './sessions.ts';
import type { ClientInfo } from './sign-in.ts';
import { userByVerifiedPhone } from './sql.ts';

export async function sendMasterCode(platform: Platform, phone: string, from: CodeRequest): Promise<void> {
	await requestCode(platform, 'MASTER_ADMIN', phone, from);
}

/** Throws MASTER_CODE_WRONG for a wrong code, an unknown number, and a user who is not a super admin; SECOND_FACTOR_NEEDED. */
export async function signInAsMaster(platform: Platform, phone: string, code: string, from: ClientInfo) {
	const attempt = await admitSignIn(platform, from, 'typed');
	const isRight = await isRequestedCode(platform, 'MASTER_ADMIN', phone, code, from);
	const user = isRight ? await userByVerifiedPhone(platform.db, phone) : undefined;
	if (!user || !isSuperAdmin(user)) throw refuse('MASTER_CODE_WRONG');
	await attempt.succeeded();
	if (user.second_factor_at) throw secondFactorNeeded(platform, user);
	const cookie = await inTransaction(platform.db, async (tx) => {
		await audit(platform, tx, { actorId: user.id, action: 'user.master-sign-in', subject: 'user', subjectId: user.id });
		return openSession(platform, tx, user.id, from.request);
	});
	return { user, cookie };
}
