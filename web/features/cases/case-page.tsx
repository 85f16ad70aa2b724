/** A case for admins: its page, or a replacement while it loads, if it fails and if it does not exist. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ApiError, isRefusal } from '#web/browser/fetching.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';

type CasePageProps<Case> = {
	query: { data: Case | undefined; error: ApiError | null; isFetching: boolean; refetch(): Promise<unknown> };
	/** The refusal of a call for a missing case. */
	notFound: Parameters<typeof isRefusal>[1];
	/** Address of the queue. */
	back: { href: string; label: string };
	texts: { title: string; error: string; missing: string };
	missingIcon: LucideIcon;
	titleOf(found: Case): string;
	children(found: Case): ReactNode;
};

export function CasePage<Case>({ query, notFound, back, texts, missingIcon: Icon, titleOf, children }: CasePageProps<Case>) {
	const { data, error, refetch, isFetching } = query;
	if (error && data === undefined) {
		const isMissing = isRefusal(error, notFound) || isRefusal(error, 'INVALID_INPUT');
		const action = (
			<LinkButton href={back.href} variant="primary">
				{back.label}
			</LinkButton>
		);
		return (
			<>
				<PageHead title={isMissing ? texts.missing : texts.title} />
				{isMissing ? (
					<EmptyState icon={<Icon aria-hidden />} title={texts.missing} titleAs="h1" action={action} />
				) : (
					<ErrorState title={texts.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />
				)}
			</>
		);
	}
	return (
		<div className="mx-auto max-w-6xl">
			<PageHead title={data === undefined ? texts.title : titleOf(data)} />
			{data === undefined ? <Waiting /> : children(data)}
		</div>
	);
}

/** The case and its decision, with the facts for comparison beside it. */
export function CaseColumns({ beside, children }: { beside: ReactNode; children: ReactNode }) {
	return (
		<div className="mt-3 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
			<div className="grid min-w-0 gap-5 lg:gap-6">{children}</div>
			<div className="grid min-w-0 gap-5 lg:gap-6">{beside}</div>
		</div>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="grid gap-5">
			<Skeleton className="h-9 w-48" />
			<Skeleton className="h-72 w-full rounded-card" />
			<Skeleton className="h-48 w-full rounded-card" />
		</div>
	);
}
