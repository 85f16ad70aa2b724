/** Placeholder of a booking page while it loads. */
import { Skeleton } from '#web/ui/states.tsx';

export function DetailSkeleton() {
	return (
		<div aria-busy="true">
			<Skeleton className="mt-3 h-6 w-32" />
			<Skeleton className="mt-4 h-9 w-72 max-w-full" />
			<div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
				<div className="grid gap-6">
					<Skeleton className="h-64 w-full" />
					<Skeleton className="h-72 w-full" />
				</div>
				<div className="grid gap-6">
					<Skeleton className="h-32 w-full" />
					<Skeleton className="h-48 w-full" />
				</div>
			</div>
		</div>
	);
}
