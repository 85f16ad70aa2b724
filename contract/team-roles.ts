/** Roles in a company's team, and what each may do. Without schemas, so that the browser loads it everywhere. */

export const teamRoles = ['MANAGER', 'DESK', 'DRIVER', 'ACCOUNTS'] as const;
export type TeamRole = (typeof teamRoles)[number];

/**
 * `bookings`: requests and trips. `handover`: hand over and take back; drivers only today's. `calendar`: days of the cars.
 * `finances`: read what was earned and paid out. `manage`: everything else, such as prices, papers, bank account and team.
 */
export const teamPermissions = ['bookings', 'chat', 'handover', 'calendar', 'finances', 'manage'] as const;
export type TeamPermission = (typeof teamPermissions)[number];

/** A manager may do everything. */
const permissionsOf: Record<TeamRole, readonly TeamPermission[]> = {
	MANAGER: teamPermissions,
	DESK: ['bookings', 'chat', 'handover', 'calendar'],
	DRIVER: ['handover'],
	ACCOUNTS: ['finances'],
};

/** Whether the role has at least one of the permissions. */
export function roleAllows(role: TeamRole, permissions: TeamPermission | readonly TeamPermission[]): boolean {
	return [permissions].flat().some((each) => permissionsOf[role].includes(each));
}

export const INVITATION_DAYS = 7;
export const MAX_TEAM = 100;
