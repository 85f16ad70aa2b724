/** Sign-in of super admins by phone code. The response is the same for every number. */
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { codeIsRight, makeCode } from './codes.ts';
import { PHONE_CODE_MS } from './rules.ts';
import { secondFactorNeeded } from './second-factor/pending-sign-in.ts';
import { openSession } from './sessions.ts';
import type { ClientInfo } from './sign-in.ts';
import { userByVerifiedPhone } from './sql.ts';
import { masterCodeSms } from './texts.ts';

async function superAdminOf(platform: Platform, phone: string) {
	const user = await userByVerifiedPhone(platform.db, phone);
	return user?.role === 'SUPER_ADMIN' && !user.suspended_at ? user : undefined;
}

export async function sendMasterCode(platform: Platform, phone: string, from: ClientInfo & { language: Language }): Promise<void> {
	await platform.limits.count('codeAddress', from.address);
	await platform.limits.count('codeNumber', phone);
	if (!(await superAdminOf(platform, phone))) return;
	await inTransaction(platform.db, async (tx) => {
		const code = await makeCode(platform, tx, { purpose: 'MASTER_ADMIN', target: phone, lifetimeMs: PHONE_CODE_MS });
		await enqueueMessage(platform, tx, { channel: 'SMS', to: phone, language: from.language, text: masterCodeSms(code, from.language) });
	});
}

/** Throws MASTER_CODE_WRONG for a wrong code, an unknown number, and a user who is not a super admin; SECOND_FACTOR_NEEDED. */
export async function signInAsMaster(platform: Platform, phone: string, code: string, from: ClientInfo) {
	await platform.limits.count('signInAddress', from.address);
	await platform.limits.count('signInAccount', phone);
	const right = await codeIsRight(platform, { purpose: 'MASTER_ADMIN', target: phone }, code);
	const user = right ? await superAdminOf(platform, phone) : undefined;
	if (!user) throw refuse('MASTER_CODE_WRONG');
	if (user.second_factor_at) throw secondFactorNeeded(platform, user);
	const cookie = await inTransaction(platform.db, async (tx) => {
		await audit(platform, tx, { actorId: user.id, action: 'user.master-sign-in', subject: 'user', subjectId: user.id });
		return openSession(platform, tx, user.id, from.request);
	});
	return { user, cookie };
}
