/** The board with what is around it: its days, filters, legend, and the dialogs that it opens. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CarFront } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { getFleet } from '#contract/fleet.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { BoardControls } from './board-controls.tsx';
import { filtersFrom, matches, periodFrom, todayIn } from './board-days.ts';
import { BoardGrid } from './board-grid.tsx';
import { CarDialog } from './car-dialog.tsx';
import { type ChosenDays, DaysDialog } from './days-dialog.tsx';
import { Legend } from './legend.tsx';
import type { FleetTexts } from './texts.en.ts';
import { useMoveBlock } from './use-blocks.ts';

/** Overdue bars grow with the time. */
const STEP_MS = 300_000;

export function BoardTab() {
	const { board: t } = useScreenTexts<FleetTexts>();
	const [, navigate] = useLocation();
	const search = useSearch();
	const now = useNow(STEP_MS);
	const today = todayIn(now);
	const query = useMemo(() => new URLSearchParams(search), [search]);
	const period = useMemo(() => periodFrom(query, today), [query, today]);
	const [carId, setCarId] = useState<string | null>(null);
	const [chosen, setChosen] = useState<ChosenDays | null>(null);
	const move = useMoveBlock();
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(getFleet, { query: { from: period.from, to: period.to } }),
		...refetchOnVisit,
		placeholderData: keepPreviousData,
	});
	const cars = useMemo(() => data?.cars.filter((car) => matches(car, filtersFrom(query), period)) ?? [], [data, query, period]);
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) return <Skeleton className="h-96 w-full rounded-card" />;
	if (data.cars.length === 0) return <NoCars />;
	return (
		<div>
			<BoardControls all={data.cars} branches={data.branches} count={cars.length} period={period} today={today} />
			{cars.length === 0 && <p className="py-10 text-center text-muted">{t.noMatch}</p>}
			{cars.length > 0 && (
				<BoardGrid
					key={`${period.span} ${period.from}`}
					cars={cars}
					period={period}
					today={today}
					now={now}
					onCar={setCarId}
					onDays={setChosen}
					onBooking={(id) => navigate(`/owner/bookings/${id}`)}
					onMove={(moved) => move.mutate(moved)}
				/>
			)}
			<Legend />
			<CarDialog car={data.cars.find((car) => car.id === carId) ?? null} onClose={() => setCarId(null)} />
			<DaysDialog chosen={chosen} today={today} onClose={() => setChosen(null)} />
		</div>
	);
}

function NoCars() {
	const { today: t } = useScreenTexts<FleetTexts>();
	return (
		<EmptyState
			icon={<CarFront aria-hidden />}
			title={t.noCars}
			hint={t.noCarsHint}
			action={
				<LinkButton href="/owner/cars/new" variant="primary">
					{t.addCar}
				</LinkButton>
			}
		/>
	);
}
