/** Shell of the owner area. */
import { Building2, CalendarCheck, CalendarRange, CarFront, History, LayoutDashboard, MessagesSquare, Plus, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '#web/i18n/context.tsx';
import { AreaShell } from '../area/shell.tsx';
import type { AreaLink } from '../area/sidebar.tsx';
import { shellTexts } from './texts.ts';

const FINANCES = ['/owner/earnings', '/owner/payouts', '/owner/deposits', '/owner/settlements'];

export default function OwnerShell({ children }: { children: ReactNode }) {
	const { texts, language } = useLanguage();
	const { owner, nav } = texts;
	const links: AreaLink[] = [
		{ href: '/owner/dashboard', also: '/owner/requests', label: owner.dashboard, icon: LayoutDashboard },
		{ href: '/owner/bookings', also: '/owner/bookings/', label: owner.bookings, icon: CalendarCheck },
		{ href: '/owner/fleet', label: shellTexts[language].fleet, icon: CalendarRange },
		{ href: '/messages', label: nav.messages, icon: MessagesSquare },
		{ href: '/owner/cars', label: owner.cars, icon: CarFront },
		{ href: '/owner/history', label: owner.history, icon: History },
		{ href: '/owner/finances', also: FINANCES, label: owner.finances, icon: Wallet },
		{ href: '/owner/company', label: owner.company, icon: Building2 },
		{ href: '/owner/cars/new', label: owner.addCar, icon: Plus, quick: true },
	];
	return (
		<AreaShell name={owner.area} links={links}>
			{children}
		</AreaShell>
	);
}
