/** Today's work by urgency: late trips, pickups, returns, cars to prepare, services, and amounts to charge. */
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getOwnerToday, type OwnerToday } from '#contract/fleet.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { isInBranch } from '#web/features/companies/branches.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { PrepareRow } from '../prepare-row.tsx';
import { filtersFrom } from './board-days.ts';
import { BranchFilter } from './branch-filter.tsx';
import type { FleetTexts } from './texts.en.ts';
import { ChargeRow, ServiceRow, TripRow } from './today-rows.tsx';

/** Other people change the list: a renter announces a delay, a colleague records a return. */
const REFETCH_MS = 60_000;

export function TodayTab() {
	const { today: t } = useScreenTexts<FleetTexts>();
	const [path, navigate] = useLocation();
	const branch = filtersFrom(new URLSearchParams(useSearch())).branch;
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getOwnerToday), ...refetchOnVisit, refetchInterval: REFETCH_MS });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) return <Skeleton className="h-96 w-full rounded-card" />;
	return (
		<div className="papers max-w-3xl xl:max-w-6xl">
			<DayHead
				today={data}
				branch={branch}
				onBranch={(chosen) => navigate(chosen ? `${path}?branch=${chosen}` : path, { replace: true })}
			/>
			<Lists today={ofBranch(data, branch)} isWhole={branch === ''} />
		</div>
	);
}

/** The entries of cars of this branch. */
const ofBranch = (today: OwnerToday, branch: string): OwnerToday => {
	const inThisBranch = <Item extends { car: { branchId: string | null } }>(items: readonly Item[]) =>
		items.filter(({ car }) => isInBranch(car, branch));
	return {
		...today,
		...{ late: inThisBranch(today.late), pickups: inThisBranch(today.pickups), returns: inThisBranch(today.returns) },
		...{ prepare: inThisBranch(today.prepare), service: inThisBranch(today.service), charge: inThisBranch(today.charge) },
	};
};

type DayHeadProps = { today: OwnerToday; branch: string; onBranch(branch: string): void };

/** Date and branch filter; printed, the name of the branch replaces the filter. */
function DayHead({ today: { date, branches }, branch, onBranch }: DayHeadProps) {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	return (
		<div className="mb-4 flex flex-wrap items-end justify-between gap-3">
			<h2 suppressHydrationWarning className="numbers grow py-2 font-semibold text-lg">
				{format.date(date, 'full')}
			</h2>
			{branches.length > 0 && (
				<div className="min-w-0 max-sm:order-last max-sm:w-full sm:w-64">
					<BranchFilter branches={branches} value={branch} onChange={onBranch} />
				</div>
			)}
			<Button onClick={() => window.print()} className="print:hidden">
				<Printer aria-hidden className="size-5" />
				{t.print}
			</Button>
		</div>
	);
}

/** Trips, and on a wide page beside them the cars. */
function Lists({ today, isWhole }: { today: OwnerToday; isWhole: boolean }) {
	const { today: t, prepare: prepareTexts } = useScreenTexts<FleetTexts>();
	const { late, pickups, returns, prepare, service, charge } = today;
	if ([late, pickups, returns, prepare, service, charge].every((list) => list.length === 0))
		return isWhole ? <EmptyDay cars={today.cars} /> : <p className="py-10 text-center text-muted">{t.nothingHere}</p>;
	return (
		<div className="grid gap-5 xl:flex xl:items-start">
			<div className="grid min-w-0 max-w-3xl flex-1 gap-5">
				<Section name="late" title={t.late} items={late} row={(trip) => <TripRow trip={trip} phase={trip.phase} isLate />} />
				<Section
					name="pickups"
					title={t.pickups}
					empty={t.noPickups}
					items={pickups}
					row={(trip) => <TripRow trip={trip} phase="PICKUP" />}
				/>
				<Section
					name="returns"
					title={t.returns}
					empty={t.noReturns}
					items={returns}
					row={(trip) => <TripRow trip={trip} phase="RETURN" />}
				/>
			</div>
			<div className="grid min-w-0 max-w-3xl flex-1 gap-5 empty:hidden">
				<Section
					name="prepare"
					title={prepareTexts.title}
					items={prepare.filter(({ ready }) => ready === null)}
					row={(item) => <PrepareRow item={item} />}
				/>
				<Section
					name="ready"
					title={prepareTexts.ready}
					items={prepare.filter(({ ready }) => ready !== null)}
					row={(item) => <PrepareRow item={item} />}
				/>
				<Section name="service" title={t.service} items={service} row={(item) => <ServiceRow item={item} />} />
				<Section name="charge" title={t.charge} lead={t.chargeLead} items={charge} row={(item) => <ChargeRow item={item} />} />
			</div>
		</div>
	);
}

type SectionProps<Item> = {
	name: string;
	title: string;
	lead?: string;
	empty?: string;
	items: readonly Item[];
	row(item: Item): ReactNode;
};

/** Hidden without rows, unless there is a text for an empty list. */
function Section<Item extends { bookingId?: string; car: { id: string } }>({ name, title, lead, empty, items, row }: SectionProps<Item>) {
	const { format } = useLanguage();
	if (items.length === 0 && !empty) return null;
	return (
		<div data-testid={`today-${name}`} className="print:[&>section]:p-3 print:[&>section]:shadow-none">
			<Panel
				title={title}
				{...(lead && { lead })}
				aside={items.length > 0 && <span className="numbers rounded-pill bg-sunken px-2.5 text-sm">{format.number(items.length)}</span>}
			>
				{items.length === 0 && <p className="text-muted">{empty}</p>}
				<ul className="grid divide-y divide-line empty:hidden">
					{items.map((item) => (
						<li key={item.bookingId ?? item.car.id} className="py-4 first:pt-0 last:pb-0 print:py-2">
							{row(item)}
						</li>
					))}
				</ul>
			</Panel>
		</div>
	);
}

function EmptyDay({ cars }: { cars: number }) {
	const { today: t } = useScreenTexts<FleetTexts>();
	return (
		<EmptyState
			icon={<CalendarCheck aria-hidden />}
			title={cars > 0 ? t.nothing : t.noCars}
			hint={cars > 0 ? t.nothingHint : t.noCarsHint}
			action={
				cars === 0 && (
					<LinkButton href="/owner/cars/new" variant="primary">
						{t.addCar}
					</LinkButton>
				)
			}
		/>
	);
}
