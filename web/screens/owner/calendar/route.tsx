/** Calendar of a car: occupancy, prices, terms, and synchronization. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CarFront, ExternalLink } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { getOwnerCalendar, type OwnerCalendar } from '#contract/calendar.ts';
import { isRefusal } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { preserveInput } from '#web/ui/preserve-input.ts';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CalendarTab } from './calendar-tab.tsx';
import { calendarAddress, tabFrom, tabs } from './loader.ts';
import { monthFrom, todayIn, visibleDays } from './month-days.ts';
import type { CalendarTexts } from './texts.en.ts';

const HOUR_MS = 3_600_000;
const waiting = <Skeleton className="h-96 rounded-card" />;
/** These arrive with their tabs. */
const TermsTab = deferredComponent(() => import('./terms-tab.tsx'), waiting, { onPlace: preserveInput });
const SyncTab = deferredComponent(() => import('./sync-tab.tsx'), waiting);

export default function CalendarScreen() {
	const t = useScreenTexts<CalendarTexts>();
	const id = useParam('id');
	const [, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const today = todayIn(useNow(HOUR_MS));
	const month = monthFrom(query.get('month'), today);
	const mayManage = usePermission('manage');
	const tab = mayManage ? tabFrom(query) : 'calendar';
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(getOwnerCalendar, { params: { id }, query: visibleDays(month) }),
		...refetchOnVisit,
		placeholderData: keepPreviousData,
	});
	if (isRefusal(error, 'CAR_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <Missing />;
	if (error && !data) return <ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />;
	return (
		<div className="mx-auto max-w-6xl">
			<Heading calendar={data} />
			<div className="mt-4">
				<Tabs
					label={t.tabs.label}
					value={tab}
					onChange={(key) =>
						navigate(
							calendarAddress(
								id,
								tabs.find((each) => each === key),
							),
							{ replace: true },
						)
					}
					tabs={[
						{ key: 'calendar', label: t.tabs.calendar, content: <CalendarTab carId={id} calendar={data} month={month} today={today} /> },
						...(mayManage
							? [
									{ key: 'terms', label: t.tabs.terms, content: <TermsTab carId={id} /> },
									{ key: 'sync', label: t.tabs.sync, content: <SyncTab carId={id} /> },
								]
							: []),
					]}
				/>
			</div>
		</div>
	);
}

function Heading({ calendar }: { calendar: OwnerCalendar | undefined }) {
	const t = useScreenTexts<CalendarTexts>();
	const { language } = useLanguage();
	const [, navigate] = useLocation();
	const tab = tabFrom(new URLSearchParams(useSearch()));
	if (!calendar) {
		return (
			<div aria-busy="true">
				<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
				<Skeleton className="mt-2 h-6 w-48" />
			</div>
		);
	}
	const { car, cars } = calendar;
	const nameOf = (each: (typeof cars)[number]) => carNameOf(each, language);
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
			<div className="min-w-0">
				<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
				<p className="mt-1 flex flex-wrap items-center gap-x-4 text-muted">
					{cars.length < 2 && <bdi className="text-ink">{nameOf(car)}</bdi>}
					<Link href={`/car/${car.slug}`} className="flex min-h-11 items-center gap-1.5 text-primary hover:underline md:min-h-8">
						{t.carPage}
						<ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
					</Link>
				</p>
			</div>
			{cars.length > 1 && (
				<Field label={t.chooseCar} className="w-full sm:w-72">
					<Select value={car.id} onChange={({ currentTarget }) => navigate(calendarAddress(currentTarget.value, tab))}>
						{cars.map((each) => (
							<option key={each.id} value={each.id}>
								{nameOf(each)}
							</option>
						))}
					</Select>
				</Field>
			)}
		</div>
	);
}

function Missing() {
	const t = useScreenTexts<CalendarTexts>();
	return (
		<EmptyState
			icon={<CarFront aria-hidden />}
			title={t.missing}
			titleAs="h1"
			hint={t.missingHint}
			action={
				<LinkButton href="/owner/cars" variant="primary">
					{t.myCars}
				</LinkButton>
			}
		/>
	);
}
