/** My Cars: all cars of the owner, including drafts, with their state: cards, and from 1,024 px a table. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CarFront, FileDown, FileSpreadsheet, FileUp, ListChecks, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { exportOwnerBookings, exportOwnerCars } from '#contract/car-import.ts';
import { ownerEarnings } from '#contract/earnings.ts';
import { listOwnerCars } from '#contract/listing.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { GrowingList, loadedItems, useRememberedPages } from '#web/ui/growing-list.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { useWide } from '#web/ui/use-narrow.ts';
import { OwnerCarCard } from './owner-car-card.tsx';
import type { CarsTexts } from './texts.en.ts';

const NEW_CAR = '/owner/cars/new';
const IMPORT = '/owner/cars/import';

/** Loaded on demand, because phones show cards instead. */
const CarTable = lazyComponent(() => import('./car-table.tsx'));

export default function CarsScreen() {
	const t = useScreenTexts<CarsTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listOwnerCars), ...refetchOnVisit });
	useRememberedPages(results);
	const isWide = useWide();
	const hasCars = loadedItems(results.data).length > 0;
	return (
		<div className="mx-auto max-w-[96rem]">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h1 className="text-2xl md:text-3xl">{t.title}</h1>
				{hasCars && <Actions />}
			</div>
			{hasCars && (
				<div className="mt-6 max-lg:hidden">
					<Suspense fallback={<TableSkeleton />}>{isWide ? <CarTable /> : <TableSkeleton />}</Suspense>
				</div>
			)}
			{!(hasCars && isWide) && (
				<div className={clsx('mt-6', hasCars && 'lg:hidden')}>
					<GrowingList
						query={results}
						error={t.error}
						waiting={<CardsSkeleton />}
						empty={
							<div className="rounded-card border border-line bg-surface">
								<EmptyState icon={<CarFront aria-hidden />} title={t.empty} hint={t.emptyHint} action={<FirstCars />} />
							</div>
						}
						more={t.more}
						moreLook={{ wide: true }}
						moreClassName="mt-4"
					>
						{(cars) => (
							<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
								{cars.map((car) => (
									<li key={car.id}>
										<OwnerCarCard car={car} />
									</li>
								))}
							</ul>
						)}
					</GrowingList>
				</div>
			)}
		</div>
	);
}

/** For managers only: other members may not change cars. */
function Actions() {
	const mayManage = usePermission('manage');
	if (!mayManage) return null;
	return (
		<div className="flex flex-wrap gap-3">
			<SeveralCars />
			<AddCar />
		</div>
	);
}

/** An owner without cars adds one, or imports all. */
function FirstCars() {
	const t = useScreenTexts<CarsTexts>();
	if (!usePermission('manage')) return null;
	return (
		<div className="flex flex-wrap justify-center gap-3">
			<AddCar />
			<LinkButton href={IMPORT} className="max-[22rem]:px-2">
				<FileUp aria-hidden className="size-5" />
				{t.import}
			</LinkButton>
		</div>
	);
}

/** Menu of actions on several cars: change, import, and export as a file. */
function SeveralCars() {
	const t = useScreenTexts<CarsTexts>();
	const { language } = useLanguage();
	const [, navigate] = useLocation();
	const query = { lang: language };
	return (
		<Menu
			label={t.several}
			items={[
				{ key: 'bulk', label: t.bulk, icon: <ListChecks aria-hidden />, onSelect: () => navigate('/owner/cars/bulk') },
				{ key: 'import', label: t.import, icon: <FileUp aria-hidden />, onSelect: () => navigate(IMPORT) },
				{ key: 'cars', label: t.exportCars, icon: <FileDown aria-hidden />, href: pathOf(exportOwnerCars, { query }) },
				{ key: 'bookings', label: t.exportBookings, icon: <FileDown aria-hidden />, href: pathOf(exportOwnerBookings, { query }) },
				{
					key: 'finances',
					label: t.exportFinances,
					icon: <FileDown aria-hidden />,
					href: pathOf(ownerEarnings, { query: { format: 'csv' } }),
				},
			]}
			trigger={
				<Button>
					<FileSpreadsheet aria-hidden className="size-5" />
					{t.several}
				</Button>
			}
		/>
	);
}

function AddCar() {
	const t = useScreenTexts<CarsTexts>();
	return (
		<LinkButton href={NEW_CAR} variant="primary">
			<Plus aria-hidden className="size-5" />
			{t.add}
		</LinkButton>
	);
}

function TableSkeleton() {
	return <Skeleton className="h-96 w-full rounded-card" />;
}

function CardsSkeleton() {
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-busy="true">
			{['a', 'b', 'c'].map((key) => (
				<Skeleton key={key} className="h-96 rounded-card" />
			))}
		</div>
	);
}
