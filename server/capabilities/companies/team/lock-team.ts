/** The company of a call that changes its team. Changes of one team follow each other under its lock. */
import { refuse } from '#server/platform/base/refusal.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type CompanyRow, lockCompanyOf } from '../sql.ts';
import { membershipOf } from './sql.ts';

/** Reads the role again under the lock: if two managers demote each other at once, the second one is no manager any more. Throws COMPANY_NOT_FOUND, TEAM_ROLE_NOT_ENOUGH. */
export async function lockTeam(tx: Transaction, caller: Caller): Promise<CompanyRow> {
	const company = await lockCompanyOf(tx, caller.userId);
	if (!company) throw refuse('COMPANY_NOT_FOUND');
	if (caller.personId === company.owner_id) return company;
	if ((await membershipOf(tx, company.id, caller.personId))?.role !== 'MANAGER') throw refuse('TEAM_ROLE_NOT_ENOUGH');
	return company;
}
