/** Which links the bars offer to whom. */
import type { User } from '#contract/identity.ts';
import type { CommonTexts } from '../i18n/texts.en.ts';

export type NavLink = { href: string; label: string };

/** A super admin has no renter's navigation; the owner's dashboard is for whoever is signed in. */
export function navLinks({ nav }: CommonTexts, user: User | null): NavLink[] {
	if (user?.role === 'SUPER_ADMIN') return [];
	return [
		{ href: '/search', label: nav.search },
		{ href: '/trips', label: nav.trips },
		{ href: '/messages', label: nav.messages },
		...(user ? [{ href: '/owner/dashboard', label: nav.ownerDashboard }] : []),
	];
}
