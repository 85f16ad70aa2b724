/** Switches the session between an office and the person's own account. */
import { workForCompany } from '#contract/team.ts';
import type { TeamRole } from '#contract/team-roles.ts';
import { call } from '#web/browser/api.ts';
import { officeHome } from './acting.ts';

/** A whole page load, so that nothing of the former side stays in memory. */
export async function workFor(membership: { companyId: string; role: TeamRole } | null): Promise<void> {
	await call(workForCompany, { body: { companyId: membership?.companyId ?? null } });
	location.assign(membership ? officeHome[membership.role] : '/owner/team');
}
