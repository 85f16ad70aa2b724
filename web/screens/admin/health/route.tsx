/** Health checks by state: broken, late and working, with the beginning of each problem and where to act. */
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock3, RefreshCw } from 'lucide-react';
import { getHealth, type HealthCheck, type HealthCheckName, type HealthState, healthRunbooks } from '#contract/health.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { HealthTexts } from './texts.en.ts';

const REFETCH_MS = 60_000;

const tones: Record<HealthState, Tone> = { OK: 'positive', LATE: 'warning', BROKEN: 'danger' };

/** Screens on which an admin can resolve the problem. The other checks are only described in the runbook. */
const screens: Partial<Record<HealthCheckName, { href: string; label: keyof HealthTexts['open'] }>> = {
	reviews: { href: '/admin/reconciliation', label: 'reconciliation' },
	alerts: { href: '/admin/reconciliation', label: 'reconciliation' },
	payouts: { href: '/admin/payouts', label: 'payouts' },
};

export default function HealthScreen() {
	const t = useScreenTexts<HealthTexts>();
	const format = useFormat();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getHealth), ...refetchOnVisit, refetchInterval: REFETCH_MS });
	if (error && !data) return <ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />;
	const checksIn = (state: HealthState) => data?.checks.filter((check) => check.state === state) ?? [];
	const problems = [...checksIn('BROKEN'), ...checksIn('LATE')];
	return (
		<div className="mx-auto grid max-w-4xl gap-5 md:gap-6">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
					<p suppressHydrationWarning className="numbers mt-1 text-muted text-sm">
						{data && t.checkedAt(format.date(data.checkedAt, 'moment'))}
					</p>
				</div>
				<Button busy={isFetching && t.checking} onClick={() => void refetch()} className="max-sm:w-full">
					<RefreshCw aria-hidden className="size-5" />
					{t.again}
				</Button>
			</div>
			{data ? (
				<>
					<Summary broken={checksIn('BROKEN').length} late={checksIn('LATE').length} />
					{problems.length > 0 && (
						<Panel title={t.attention}>
							<ul>
								{problems.map((check) => (
									<Troubled key={check.check} check={check} />
								))}
							</ul>
						</Panel>
					)}
					<WorkingChecks checks={checksIn('OK')} />
				</>
			) : (
				<Skeleton className="h-96 w-full rounded-card" />
			)}
		</div>
	);
}

function Summary({ broken, late }: { broken: number; late: number }) {
	const t = useScreenTexts<HealthTexts>();
	const format = useFormat();
	const parts = [broken > 0 && format.plural(t.broken, broken), late > 0 && format.plural(t.late, late)].filter((part) => part !== false);
	const [Icon, colour] =
		broken > 0
			? ([CircleAlert, 'bg-danger-soft text-danger'] as const)
			: late > 0
				? ([Clock3, 'bg-warning-soft text-warning-text'] as const)
				: ([CircleCheck, 'bg-positive-soft text-positive-text'] as const);
	return (
		<p
			role="status"
			data-testid="health-summary"
			className={`flex items-center gap-3 rounded-card p-4 font-semibold text-lg md:p-5 ${colour}`}
		>
			<Icon aria-hidden className="size-7 shrink-0" />
			{parts.length > 0 ? parts.join(' · ') : t.allWell}
		</p>
	);
}

function Troubled({ check: { check, state, since, count } }: { check: HealthCheck }) {
	const t = useScreenTexts<HealthTexts>();
	const format = useFormat();
	const screen = screens[check];
	return (
		<li
			data-testid="health-trouble"
			className="numbers flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0"
		>
			<div className="min-w-0 flex-1 basis-72">
				<h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
					{t.checks[check].name}
					<StatusBadge tone={tones[state]}>{t.states[state]}</StatusBadge>
				</h3>
				<p className="mt-1">{t.checks[check].meaning}</p>
				<p suppressHydrationWarning className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
					<span>{since ? t.since(format.date(since, 'moment')) : t.sinceUnknown}</span>
					{count > 1 && <span>{t.count(format.number(count))}</span>}
				</p>
				<p className="mt-1 text-muted text-sm">
					{t.runbook}{' '}
					<bdi dir="ltr" className="wrap-anywhere">
						docs/operations.md
						<wbr />#{healthRunbooks[check]}
					</bdi>
				</p>
			</div>
			{screen && (
				<Link href={screen.href} className="inline-flex min-h-11 items-center font-medium text-primary underline lg:min-h-8">
					{t.open[screen.label]}
				</Link>
			)}
		</li>
	);
}

function WorkingChecks({ checks }: { checks: readonly HealthCheck[] }) {
	const t = useScreenTexts<HealthTexts>();
	if (checks.length === 0) return null;
	return (
		<Panel title={t.works}>
			<ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
				{checks.map(({ check }) => (
					<li key={check} className="flex items-center gap-2">
						<CircleCheck aria-hidden className="size-5 shrink-0 text-positive" />
						{t.checks[check].name}
					</li>
				))}
			</ul>
		</Panel>
	);
}
