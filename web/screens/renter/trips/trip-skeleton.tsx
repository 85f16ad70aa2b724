/** Placeholder of a trip while it loads. */
import { Skeleton } from '#web/ui/states.tsx';

export function TripSkeleton() {
	return (
		<div
			aria-hidden
			className="grid grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[auto_minmax(0,1fr)_auto]"
		>
			<Skeleton className="m-4 me-0 aspect-[4/3] w-28 max-[22rem]:w-20 sm:w-44 lg:w-56" />
			<div className="space-y-3 p-4 md:p-5">
				<Skeleton className="h-6 w-24 rounded-pill" />
				<Skeleton className="h-6 w-1/2" />
				<Skeleton className="h-5 w-2/3" />
				<Skeleton className="h-4 w-1/3" />
			</div>
			<div className="col-span-2 flex items-center justify-between border-line border-t p-4 md:col-span-1 md:min-w-54.25 md:flex-col md:items-end md:border-s md:border-t-0 md:p-5">
				<Skeleton className="h-7 w-28" />
				<Skeleton className="h-11 w-32" />
			</div>
		</div>
	);
}
