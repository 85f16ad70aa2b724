/** Renters' claims for admins: to decide, waiting for the owner, and decided. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import type { ClaimFilter } from '#contract/claim-shapes.ts';
import type { RenterClaimSummary } from '#contract/renter-claim-shapes.ts';
import { listRenterClaims } from '#contract/renter-claims.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { stageOf, toneOf } from '#web/features/claims/stage.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { addressOf, filterFrom, filters } from './loader.ts';
import type { AdminRenterClaimsTexts } from './texts.en.ts';

export default function AdminRenterClaimsScreen() {
	const t = useScreenTexts<AdminRenterClaimsTexts>();
	const [, navigate] = useLocation();
	const visible = filterFrom(new URLSearchParams(useSearch()));
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<div className="mt-4">
				<Tabs
					label={t.tabs.label}
					value={visible}
					onChange={(key) => navigate(addressOf(filters.find((each) => each === key) ?? 'NEEDS_DECISION'), { replace: true })}
					tabs={filters.map((filter) => ({ key: filter, label: t.tabs[filter], content: <Claims filter={filter} /> }))}
				/>
			</div>
		</div>
	);
}

function Claims({ filter }: { filter: ClaimFilter }) {
	const t = useScreenTexts<AdminRenterClaimsTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listRenterClaims, { query: { filter } }), ...refetchOnVisit });
	return (
		<GrowingList
			query={results}
			error={t.error}
			waiting={<Waiting />}
			empty={<EmptyState icon={<ClipboardCheck aria-hidden />} title={t.empty[filter].title} hint={t.empty[filter].hint} />}
			more={t.more}
			isFramed
		>
			{(claims) => (
				<ul className="grid gap-3">
					{claims.map((claim) => (
						<li key={claim.id}>
							<Row claim={claim} />
						</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}

function Row({ claim }: { claim: RenterClaimSummary }) {
	const t = useScreenTexts<AdminRenterClaimsTexts>();
	const { renterClaim: words } = t;
	const { language, format } = useLanguage();
	const stage = stageOf(claim);
	return (
		<Link
			href={`/admin/renter-claims/${claim.id}`}
			className="block rounded-card border border-line bg-surface p-4 hover:border-control-line md:p-5"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<p className="font-semibold">
					<bdi>{claim.carTitle}</bdi>
				</p>
				<StatusBadge tone={toneOf[stage]}>{words.stage[stage]}</StatusBadge>
			</div>
			<p className="mt-1 text-muted text-sm">
				{t.between(`\u2068${nameOf(claim.owner, language)}\u2069`, `\u2068${nameOf(claim.renter, language)}\u2069`)}
			</p>
			<dl className="numbers mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
				<Fact label={words.lines.claimed}>{format.jod(claim.claimedJod)}</Fact>
				{claim.grantedJod && <Fact label={words.lines.granted}>{format.jod(claim.grantedJod)}</Fact>}
				<Fact label={claim.decidedAt ? t.decidedAt : stage === 'OPEN' ? t.answerBy : t.openedAt}>
					{format.date(claim.decidedAt ?? (stage === 'OPEN' ? claim.answerBy : claim.openedAt), 'moment')}
				</Fact>
			</dl>
		</Link>
	);
}

function Fact({ label, children }: { label: string; children: string }) {
	return (
		<div suppressHydrationWarning>
			<dt className="text-muted text-xs">{label}</dt>
			<dd className="font-medium">{children}</dd>
		</div>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="grid gap-3">
			<Skeleton className="h-32 w-full rounded-card" />
			<Skeleton className="h-32 w-full rounded-card" />
		</div>
	);
}
