/** Shown instead of a document that is loading, does not exist yet, or failed to load. */
import { FileClock } from 'lucide-react';
import { isRefusal } from '#web/browser/fetching.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';

type PrintMissingProps = { id: string; error: unknown; retry(): void; busy: boolean; title: string; hint: string; back: string };

export function PrintMissing({ id, error, retry, busy, title, hint, back }: PrintMissingProps) {
	return (
		<div className="container-page max-w-[54rem] pt-6 pb-20">
			{!error && <Skeleton className="h-[40rem] w-full" />}
			{error !== null && isRefusal(error, 'PAPER_NOT_READY') && (
				<EmptyState
					icon={<FileClock aria-hidden />}
					titleAs="h1"
					title={title}
					hint={hint}
					action={<LinkButton href={`/booking/${id}`}>{back}</LinkButton>}
				/>
			)}
			{error !== null && !isRefusal(error, 'PAPER_NOT_READY') && <ErrorState titleAs="h1" error={error} retry={retry} busy={busy} />}
		</div>
	);
}
