/** Placeholder of the car page while it loads. */
import { Skeleton } from '#web/ui/states.tsx';

export function CarSkeleton() {
	return (
		<div className="container-page pt-4 pb-20 md:pt-6" aria-busy="true">
			<Skeleton className="my-3 h-5 w-56" />
			<div className="mt-4 lg:grid lg:grid-cols-[1fr_23.5rem] lg:gap-12">
				<div>
					<div className="-mx-4 sm:mx-0">
						<Skeleton className="aspect-[4/3] rounded-none sm:rounded-card md:aspect-[16/10]" />
					</div>
					<Skeleton className="mt-6 h-10 w-2/3" />
					<Skeleton className="mt-4 h-6 w-1/3" />
					<Skeleton className="mt-10 h-48" />
				</div>
				<Skeleton className="hidden h-112 rounded-card lg:block" />
			</div>
		</div>
	);
}
