/** The owner area's menu, and its bar at the bottom of phones: everything for owners and managers, and for other members what their role includes. */
import {
	Building2,
	CalendarCheck,
	CalendarRange,
	CarFront,
	ClipboardCheck,
	History,
	LayoutDashboard,
	MessageSquareText,
	MessagesSquare,
	PackagePlus,
	Plus,
	TicketPercent,
	UsersRound,
	Wallet,
} from 'lucide-react';
import type { User } from '#contract/identity.ts';
import { roleAllows, type TeamPermission } from '#contract/team-roles.ts';
import { officeHome } from '#web/features/session/acting.ts';
import type { CommonTexts } from '#web/i18n/texts.en.ts';
import type { AreaLink } from '../area/sidebar.tsx';
import type { OwnerShellTexts } from './texts.en.ts';

const FINANCES = ['/owner/earnings', '/owner/payouts', '/owner/deposits', '/owner/settlements', '/owner/invoices', '/owner/statement'];

type Permitted = AreaLink & { needs: TeamPermission | null };

/** `null`: for every member. */
export function ownerLinks({ owner, nav }: CommonTexts, t: OwnerShellTexts, office: User['office']): AreaLink[] {
	const links: Permitted[] = [
		{ href: '/owner/dashboard', also: '/owner/requests', label: owner.dashboard, icon: LayoutDashboard, needs: 'manage' },
		{ href: '/owner/bookings', also: '/owner/bookings/', label: owner.bookings, icon: CalendarCheck, needs: 'bookings' },
		{ href: '/owner/fleet', label: t.fleet, icon: CalendarRange, needs: 'bookings' },
		...(office ? [{ href: '/owner/handovers', label: t.handovers, icon: ClipboardCheck, needs: 'handover' as const }] : []),
		{ href: '/owner/messages', also: '/owner/messages/', label: nav.messages, icon: MessagesSquare, needs: 'chat' },
		{ href: '/owner/replies', label: t.replies, icon: MessageSquareText, needs: 'chat' },
		{ href: '/owner/cars', also: '/owner/cars/', label: owner.cars, icon: CarFront, needs: 'calendar' },
		{ href: '/owner/history', label: owner.history, icon: History, needs: 'finances' },
		{ href: '/owner/finances', also: FINANCES, label: owner.finances, icon: Wallet, needs: 'finances' },
		{ href: '/owner/extras', label: t.extras, icon: PackagePlus, needs: 'manage' },
		{ href: '/owner/promo-codes', label: t.promoCodes, icon: TicketPercent, needs: 'manage' },
		{ href: '/owner/company', label: owner.company, icon: Building2, needs: 'manage' },
		{ href: '/owner/team', label: t.team, icon: UsersRound, needs: null },
		{ href: '/owner/cars/new', label: owner.addCar, icon: Plus, quick: true, needs: 'manage' },
	];
	return permitted(links, office);
}

/** Links used every day; the others are in the drawer. */
export function ownerBar({ nav }: CommonTexts, { bar: t }: OwnerShellTexts, office: User['office']): AreaLink[] {
	const home = office ? officeHome[office.role] : '/owner/dashboard';
	const links: Permitted[] = [
		{ href: home, also: '/owner/requests', label: t.today, icon: LayoutDashboard, needs: null },
		{ href: '/owner/fleet?tab=board', also: '/owner/fleet', label: t.calendar, icon: CalendarRange, needs: 'bookings' },
		{ href: '/owner/messages', also: '/owner/messages/', label: nav.messages, icon: MessagesSquare, needs: 'chat' },
		{ href: '/owner/cars', also: '/owner/cars/', label: t.cars, icon: CarFront, needs: 'calendar' },
		{ href: '/owner/finances', also: FINANCES, label: t.money, icon: Wallet, needs: 'finances' },
	];
	// Accountants begin with the money.
	return permitted(links, office).filter(({ href }, place, all) => all.findIndex((other) => other.href === href) === place);
}

const permitted = (links: readonly Permitted[], office: User['office']): AreaLink[] =>
	links.filter(({ needs }) => !office || needs === null || roleAllows(office.role, needs)).map(({ needs: _, ...link }) => link);
