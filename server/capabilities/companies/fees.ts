/** The platform's fee for a company: its own percent, set by a super admin with a reason, or that of the marketplace's settings. */
import type { AdminCompany, setCompanyFee } from '#contract/companies.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { readCompanyForAdmin } from './read-queue.ts';
import { feesOf, insertFee, lockCompany } from './sql.ts';
import { isOnOwnerSide } from './team/sql.ts';

/** A new version; none if nothing changes. Throws COMPANY_NOT_FOUND, COMPANY_OF_YOUR_OWN. */
export async function setFee(
	platform: Platform,
	caller: Caller,
	companyId: string,
	{ percent, reason }: InputOf<typeof setCompanyFee>['body'],
): Promise<AdminCompany> {
	if (caller.role !== 'SUPER_ADMIN') throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const company = await lockCompany(tx, companyId);
		if (!company) throw refuse('COMPANY_NOT_FOUND');
		if (await isOnOwnerSide(tx, caller.userId, company.owner_id)) throw refuse('COMPANY_OF_YOUR_OWN');
		const [before] = await feesOf(tx, [companyId]);
		if ((before?.fee_percent ?? null) !== percent) {
			const now = platform.clock.now();
			await insertFee(tx, { companyId, version: (before?.version ?? 0) + 1, percent, reason, changedBy: caller.personId, now });
			await audit(platform, tx, {
				...{ actorId: caller.personId, action: 'company.fee-changed', subject: 'company', subjectId: companyId },
				before: { platformFeePercent: before?.fee_percent ?? null },
				after: { platformFeePercent: percent, reason },
			});
			invalidateTags(tx, `person:${company.owner_id}`);
		}
		return readCompanyForAdmin(platform, tx, companyId);
	});
}
