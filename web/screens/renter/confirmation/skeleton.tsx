/** Placeholder of the confirmation while it loads. */
import { Skeleton } from '#web/ui/states.tsx';

const card = 'rounded-card border border-line bg-surface p-5 md:p-6';

export function ConfirmationSkeleton() {
	return (
		<div aria-busy="true" className="container-page pt-6 pb-20 md:pt-10">
			<div className="flex items-start gap-5">
				<Skeleton className="size-14 rounded-pill md:size-16" />
				<div className="flex-1 space-y-3">
					<Skeleton className="h-4 w-32" />
					<Skeleton className="h-9 w-2/3 max-w-sm" />
					<Skeleton className="h-5 w-full max-w-md" />
				</div>
			</div>
			<div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
				<div className={card}>
					<div className="flex items-center gap-4 sm:gap-6">
						<Skeleton className="aspect-[4/3] w-28 sm:w-52" />
						<div className="flex-1 space-y-3">
							<Skeleton className="h-6 w-3/4" />
							<Skeleton className="h-5 w-1/2" />
						</div>
					</div>
					<Skeleton className="mt-8 h-16" />
				</div>
				<div className={`${card} space-y-4`}>
					{['a', 'b', 'c', 'd'].map((key) => (
						<div key={key} className="flex justify-between">
							<Skeleton className="h-5 w-32" />
							<Skeleton className="h-5 w-20" />
						</div>
					))}
					<Skeleton className="h-13" />
				</div>
			</div>
		</div>
	);
}
