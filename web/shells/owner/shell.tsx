/** The shell of the owner's area. Screens that do not exist yet have no link. */
import { CalendarCheck, CarFront, History, LayoutDashboard, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { AreaShell } from '../area/shell.tsx';
import type { AreaLink } from '../area/sidebar.tsx';

export default function OwnerShell({ children }: { children: ReactNode }) {
	const { owner } = useTexts();
	const links: AreaLink[] = [
		{ href: '/owner/dashboard', also: '/owner/requests', label: owner.dashboard, icon: LayoutDashboard },
		{ href: '/owner/bookings', also: '/owner/bookings/', label: owner.bookings, icon: CalendarCheck },
		{ href: '/owner/cars', label: owner.cars, icon: CarFront },
		{ href: '/owner/history', label: owner.history, icon: History },
		{ href: '/owner/cars/new', label: owner.addCar, icon: Plus, quick: true },
	];
	return (
		<AreaShell name={owner.area} links={links}>
			{children}
		</AreaShell>
	);
}
