/** Navigation links by role. */
import type { User } from '#contract/identity.ts';
import type { CommonTexts } from '#web/i18n/texts.en.ts';

/** Home of the admin area. */
export const ADMIN_HOME = '/admin';
export const MASTER_HOME = '/master-admin';

export type NavLink = { href: string; label: string };

/** A super admin does not rent. */
export const rentsCars = (user: User | null): boolean => user?.role !== 'SUPER_ADMIN';

/** A super admin has no renter navigation; the owner's dashboard is for signed-in users, the admin area for admins. */
export function navLinks({ nav }: CommonTexts, user: User | null): NavLink[] {
	if (!rentsCars(user)) return [{ href: MASTER_HOME, label: nav.masterAdmin }];
	return [
		{ href: '/search', label: nav.search },
		{ href: '/trips', label: nav.trips },
		{ href: '/messages', label: nav.messages },
		...(user ? [{ href: '/owner/dashboard', label: nav.ownerDashboard }] : []),
		...(user?.role === 'ADMIN' ? [{ href: ADMIN_HOME, label: nav.admin }] : []),
	];
}
