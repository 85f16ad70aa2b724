/** Placeholder of the payment page while it loads. */
import { Skeleton } from '#web/ui/states.tsx';

export function PaymentSkeleton() {
	return (
		<div aria-busy="true" className="container-page pt-2 pb-16 md:pt-6">
			<Skeleton className="h-10 w-64" />
			<Skeleton className="mt-3 h-5 w-80 max-w-full" />
			<div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
				<div className="rounded-card border border-line bg-surface p-4 sm:p-6">
					<div className="flex items-center gap-4 sm:gap-6">
						<Skeleton className="aspect-[4/3] w-28 sm:w-52" />
						<div className="flex-1 space-y-3">
							<Skeleton className="h-6 w-3/4" />
							<Skeleton className="h-5 w-1/2" />
						</div>
					</div>
					<Skeleton className="mt-8 h-16" />
				</div>
				<div className="space-y-4 rounded-card border border-line bg-surface p-4 sm:p-6">
					<Skeleton className="h-11" />
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
