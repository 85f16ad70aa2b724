/** Screens of the admin area, in the order of the sidebar and the bottom bar. */
import {
	Building2,
	CarFront,
	Clock,
	Crown,
	FileText,
	HandCoins,
	HeartPulse,
	IdCard,
	Landmark,
	LayoutDashboard,
	LifeBuoy,
	MessageSquareWarning,
	Scale,
	ScrollText,
	TicketPercent,
	TrafficCone,
	TriangleAlert,
	Undo2,
	Users,
	Wallet,
} from 'lucide-react';
import type { AdminQueue } from '#contract/admin.ts';
import type { User } from '#contract/identity.ts';
import type { CommonTexts } from '#web/i18n/texts.en.ts';
import type { AreaLink } from '../area/sidebar.tsx';
import type { AdminShellTexts } from './texts.en.ts';

/** Queues whose name differs from the path of their screen. */
const queueAt: Readonly<Record<string, AdminQueue>> = {
	'/admin': 'noShows',
	'/admin/review': 'identities',
	'/admin/review/cars': 'cars',
	'/admin/renter-claims': 'renterClaims',
};
/** The number of rows that wait for an admin at this screen. */
export const queueOf = (href: string): string => queueAt[href] ?? href.slice('/admin/'.length);

export const adminLinks = (admin: AdminShellTexts, { nav }: CommonTexts, user: User | null): AreaLink[] => [
	{ href: '/admin', label: admin.console, icon: LayoutDashboard },
	{ href: '/admin/settlements', also: '/admin/settlements/', label: admin.settlements, icon: Wallet },
	{ href: '/admin/payouts', also: '/admin/payouts/', label: admin.payouts, icon: Landmark },
	{ href: '/admin/claims', also: '/admin/claims/', label: admin.claims, icon: ScrollText },
	{ href: '/admin/review', label: admin.review, icon: IdCard },
	{ href: '/admin/review/cars', label: admin.reviewCars, icon: CarFront },
	{ href: '/admin/people', also: '/admin/people/', label: admin.people, icon: Users },
	{ href: '/admin/fines', label: admin.fines, icon: TrafficCone },
	{
		href: '/admin/renter-claims',
		also: '/admin/renter-claims/',
		label: admin.renterClaims,
		icon: Undo2,
	},
	{ href: '/admin/reports', also: '/admin/reports/', label: admin.reports, icon: TriangleAlert },
	{ href: '/admin/goodwill', also: '/admin/bookings/', label: admin.goodwill, icon: HandCoins },
	{ href: '/admin/promo-codes', label: admin.promoCodes, icon: TicketPercent },
	{ href: '/admin/reviews', label: admin.reviews, icon: MessageSquareWarning },
	{ href: '/admin/reconciliation', also: '/admin/reconciliation/', label: admin.reconciliation, icon: Scale },
	{ href: '/admin/tickets', also: '/admin/tickets/', label: admin.tickets, icon: LifeBuoy },
	{ href: '/admin/companies', also: '/admin/review/companies', label: admin.companies, icon: Building2 },
	{ href: '/admin/invoices', label: admin.invoices, icon: FileText },
	{ href: '/admin/health', label: admin.health, icon: HeartPulse },
	{ href: '/admin/audit', label: admin.audit, icon: Clock },
	...(user?.role === 'SUPER_ADMIN' ? [{ href: '/master-admin', label: nav.masterAdmin, icon: Crown, quick: true as const }] : []),
];

/** Number of links that fit on a phone; the others are in the drawer. */
export const IN_THE_BAR = 4;
