/** Placeholder of the notification list. */
import { Skeleton } from '#web/ui/states.tsx';

export function BellWaiting() {
	return (
		<div className="space-y-4 p-4" aria-busy="true">
			{['a', 'b', 'c', 'd'].map((key) => (
				<div key={key} className="flex gap-3">
					<Skeleton className="size-9 rounded-pill" />
					<div className="flex-1 space-y-2">
						<Skeleton className="h-4 w-2/3" />
						<Skeleton className="h-3 w-full" />
					</div>
				</div>
			))}
		</div>
	);
}
