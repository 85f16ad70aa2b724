/** For whom the signed-in person acts: themselves, or the company for which their session acts. */
import { roleAllows, type TeamPermission, type TeamRole } from '#contract/team-roles.ts';
import { useCurrentUser } from './current-user.ts';

/** First screen of each role. */
export const officeHome: Record<TeamRole, string> = {
	MANAGER: '/owner/dashboard',
	DESK: '/owner/bookings',
	DRIVER: '/owner/handovers',
	ACCOUNTS: '/owner/finances',
};

/** Whether the reader may do this in the owner's area: owners may do everything, members what their role includes. */
export function usePermission(permission: TeamPermission): boolean {
	const office = useCurrentUser()?.office;
	return !office || roleAllows(office.role, permission);
}

/** The account for which the reader acts with this permission; corresponds to `actFor` on the server. */
export function useReaderId(permission: TeamPermission): string | undefined {
	const user = useCurrentUser();
	return user?.office && roleAllows(user.office.role, permission) ? user.office.ownerId : user?.id;
}
