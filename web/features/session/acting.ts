/** For whom the signed-in person acts: themselves, or the company for which their session acts. */
import { roleMay, type TeamPermission, type TeamRole } from '#contract/team-roles.ts';
import { useCurrentUser } from './current-user.ts';

/** First screen of each role. */
export const officeHome: Record<TeamRole, string> = {
	MANAGER: '/owner/dashboard',
	DESK: '/owner/bookings',
	DRIVER: '/owner/handovers',
	ACCOUNTS: '/owner/finances',
};

/** Whether the owner's area offers this to the reader: everything to owners themselves, and to members what the role includes. */
export function useMay(permission: TeamPermission): boolean {
	const office = useCurrentUser()?.office;
	return !office || roleMay(office.role, permission);
}

/** The account whose rows the reader sees where this permission is needed, as in `actFor` of the server. */
export function useReaderId(permission: TeamPermission): string | undefined {
	const user = useCurrentUser();
	return user?.office && roleMay(user.office.role, permission) ? user.office.ownerId : user?.id;
}
