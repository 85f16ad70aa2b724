/** Routes of the calls about teams. */
import * as contract from '#contract/team.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { changeRole, leave, removeMember, setOfficeNotifications } from './change-team.ts';
import { invite, withdrawInvitation } from './invite.ts';
import { join, readInvitation } from './join.ts';
import { workFor } from './office-of-session.ts';
import { presentMembership, readTeam } from './read-team.ts';
import { membershipsOf } from './sql.ts';

const done = { success: true as const };

export const teamRoutes = (platform: Platform): Route[] => [
	bind(contract.getTeam, ({ caller }) => readTeam(platform, caller.userId)),
	bind(contract.inviteToTeam, ({ caller, body }) => invite(platform, caller, body)),
	bind(contract.withdrawTeamInvitation, ({ caller, params }) => withdrawInvitation(platform, caller, params.id)),
	bind(contract.changeTeamRole, ({ caller, params, body }) => changeRole(platform, caller, params.userId, body.role)),
	bind(contract.removeTeamMember, ({ caller, params }) => removeMember(platform, caller, params.userId)),
	bind(contract.getTeamInvitation, ({ caller, body }) => readInvitation(platform, caller, body.token)),
	bind(contract.acceptTeamInvitation, ({ caller, body }) => join(platform, caller, body.token)),
	bind(contract.listMemberships, async ({ caller }) => (await membershipsOf(platform.db, caller.personId)).map(presentMembership)),
	bind(contract.workForCompany, async ({ caller, body }) => {
		await workFor(platform, caller, body.companyId);
		return done;
	}),
	bind(contract.setOfficeNotifications, ({ caller, params, body }) =>
		setOfficeNotifications(platform, caller, params.companyId, body.wanted),
	),
	bind(contract.leaveTeam, async ({ caller, params }) => {
		await leave(platform, caller, params.companyId);
		return done;
	}),
];
