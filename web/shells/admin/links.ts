/** Screens of the admin area, in the order of the sidebar and the bottom bar. */
import {
	Building2,
	CarFront,
	ClipboardList,
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

type WaitingOf = (queue: AdminQueue) => AreaLink['waiting'];

export const adminLinks = (admin: AdminShellTexts, { nav }: CommonTexts, user: User | null, waitingOf: WaitingOf): AreaLink[] => [
	{ href: '/admin', label: admin.console, icon: LayoutDashboard, waiting: waitingOf('noShows') },
	{ href: '/admin/settlements', also: '/admin/settlements/', label: admin.settlements, icon: Wallet },
	{ href: '/admin/payouts', also: '/admin/payouts/', label: admin.payouts, icon: Landmark, waiting: waitingOf('payouts') },
	{ href: '/admin/claims', also: '/admin/claims/', label: admin.claims, icon: ClipboardList, waiting: waitingOf('claims') },
	{ href: '/admin/review', label: admin.review, icon: IdCard, waiting: waitingOf('identities') },
	{ href: '/admin/review/cars', label: admin.reviewCars, icon: CarFront, waiting: waitingOf('cars') },
	{ href: '/admin/people', also: '/admin/people/', label: admin.people, icon: Users },
	{ href: '/admin/fines', label: admin.fines, icon: TrafficCone, waiting: waitingOf('fines') },
	{
		href: '/admin/renter-claims',
		also: '/admin/renter-claims/',
		label: admin.renterClaims,
		icon: Undo2,
		waiting: waitingOf('renterClaims'),
	},
	{ href: '/admin/reports', also: '/admin/reports/', label: admin.reports, icon: TriangleAlert, waiting: waitingOf('reports') },
	{ href: '/admin/goodwill', also: '/admin/bookings/', label: admin.goodwill, icon: HandCoins, waiting: waitingOf('goodwill') },
	{ href: '/admin/promo-codes', label: admin.promoCodes, icon: TicketPercent },
	{ href: '/admin/reviews', label: admin.reviews, icon: MessageSquareWarning, waiting: waitingOf('reviews') },
	{
		href: '/admin/reconciliation',
		also: '/admin/reconciliation/',
		label: admin.reconciliation,
		icon: Scale,
		waiting: waitingOf('reconciliation'),
	},
	{ href: '/admin/tickets', also: '/admin/tickets/', label: admin.tickets, icon: LifeBuoy, waiting: waitingOf('tickets') },
	{ href: '/admin/companies', also: '/admin/review/companies', label: admin.companies, icon: Building2, waiting: waitingOf('companies') },
	{ href: '/admin/invoices', label: admin.invoices, icon: FileText },
	{ href: '/admin/health', label: admin.health, icon: HeartPulse },
	{ href: '/admin/audit', label: admin.audit, icon: ScrollText },
	...(user?.role === 'SUPER_ADMIN' ? [{ href: '/master-admin', label: nav.masterAdmin, icon: Crown, quick: true as const }] : []),
];

/** Number that fits on a phone; the others are in the drawer. */
export const IN_THE_BAR = 4;
