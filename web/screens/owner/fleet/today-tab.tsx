/** Today's work in the order in which it presses: who is late, who comes, who returns, what to prepare, what to charge. */
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { getOwnerToday, type OwnerToday } from '#contract/fleet.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import type { FleetTexts } from './texts.en.ts';
import { ChargeRow, PrepareRow, ServiceRow, TripRow } from './today-rows.tsx';

/** Others change it as well: a renter announces a delay, a second desk records a return. */
const REFETCH_MS = 60_000;

export function TodayTab() {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getOwnerToday), ...refetchOnVisit, refetchInterval: REFETCH_MS });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) return <Skeleton className="h-96 w-full rounded-card" />;
	return (
		<div className="mx-auto max-w-3xl papers">
			<DayHead date={data.date} />
			<Lists today={data} />
		</div>
	);
}

function DayHead({ date }: { date: string }) {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
			<h2 suppressHydrationWarning className="numbers font-semibold text-lg">
				{format.date(date, 'full')}
			</h2>
			<Button onClick={() => window.print()} className="print:hidden">
				<Printer aria-hidden className="size-5" />
				{t.print}
			</Button>
		</div>
	);
}

function Lists({ today }: { today: OwnerToday }) {
	const { today: t } = useScreenTexts<FleetTexts>();
	const { late, pickups, returns, prepare, service, charge } = today;
	if ([late, pickups, returns, prepare, service, charge].every((list) => list.length === 0)) return <Nothing cars={today.cars} />;
	return (
		<div className="grid gap-5">
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
			<Section name="prepare" title={t.prepare} items={prepare} row={(item) => <PrepareRow item={item} />} />
			<Section name="service" title={t.service} items={service} row={(item) => <ServiceRow item={item} />} />
			<Section name="charge" title={t.charge} lead={t.chargeLead} items={charge} row={(item) => <ChargeRow item={item} />} />
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

/** Without rows it is left out, unless it says that there are none. */
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

function Nothing({ cars }: { cars: number }) {
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
