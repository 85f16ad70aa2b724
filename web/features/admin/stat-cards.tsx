/** Marketplace figures as cards. */
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CarFront, Coins, IdCard, KeyRound, type LucideIcon, Users } from 'lucide-react';
import { adminStats } from '#contract/admin.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { card } from './admin-list.tsx';
import type { DeskTexts } from './texts.en.ts';

const cards = {
	totalUsers: Users,
	totalCars: CarFront,
	totalBookings: CalendarDays,
	pendingKyc: IdCard,
	activeRentals: KeyRound,
	totalRevenue: Coins,
} as const satisfies Record<string, LucideIcon>;
export type Figure = keyof typeof cards;

export function StatCards({ keys }: { keys: readonly Figure[] }) {
	const { figures: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const { format } = useLanguage();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(adminStats), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className={card} />;
	return (
		<section aria-label={t.title} aria-busy={!data}>
			<dl className={`grid grid-cols-2 gap-3 md:gap-4 ${keys.length > 4 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
				{keys.map((name) => {
					const Icon = cards[name];
					const value = data && (name === 'totalRevenue' ? format.jod(data.totalRevenue) : format.number(data[name]));
					return (
						<div key={name} className={`${card} flex flex-col p-4 md:p-5`}>
							<dt className="flex items-start justify-between gap-2 text-muted text-sm">
								{t[name]}
								<Icon aria-hidden className="size-5 shrink-0" />
							</dt>
							<dd data-testid={`stat-${name}`} className="numbers whitespace-nowrap pt-2 font-semibold text-lg md:text-2xl">
								{value ?? <Skeleton className="my-1 h-7 w-20" />}
							</dd>
							{name === 'totalRevenue' && <dd className="mt-1 text-balance text-muted text-xs">{t.revenueHint}</dd>}
						</div>
					);
				})}
			</dl>
		</section>
	);
}
