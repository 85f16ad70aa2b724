/** A renter's trips: active, completed and cancelled, each tab with its own address. */
import { useLocation, useSearch } from 'wouter';
import { SharedTripsLink } from '#web/features/drivers/shared-trips-link.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { addressOf, hasWholeTab, type Tab, tabFrom, tabs, tripsOf } from './tabs.ts';
import type { TripsTexts } from './texts.en.ts';
import { TripList, useTrips } from './trip-list.tsx';

export default function TripsScreen() {
	const t = useScreenTexts<TripsTexts>();
	const { number } = useFormat();
	const [, navigate] = useLocation();
	const visible = tabFrom(new URLSearchParams(useSearch()));
	const results = useTrips();
	const bookings = results.data?.pages.flatMap((page) => page.items);
	/** Unknown until the whole tab is loaded. */
	const countOf = (tab: Tab) => {
		const isComplete = bookings && (!results.hasNextPage || hasWholeTab(bookings, tab));
		const count = isComplete ? tripsOf(bookings, tab).length : 0;
		return count > 0 ? { count: number(count) } : {};
	};
	return (
		<div className="container-page pt-8 pb-20 md:pt-10">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<div className="mt-5">
				<Tabs
					label={t.tabs.label}
					value={visible}
					onChange={(tab) => navigate(addressOf(tabs.find((each) => each === tab) ?? 'active'), { replace: true })}
					tabs={tabs.map((tab) => ({ key: tab, label: t.tabs[tab], ...countOf(tab), content: <TripList results={results} tab={tab} /> }))}
				/>
			</div>
			<SharedTripsLink />
		</div>
	);
}
