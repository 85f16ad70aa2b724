/** Loads the code for a favourite that was pressed before signing in; visitors never load it. */
import { Suspense } from 'react';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';

const PendingFavourite = lazyComponent(() => import('./apply-pending-favourite.tsx'));

export function PendingFavouriteSlot() {
	const user = useCurrentUser();
	const mounted = useMounted();
	if (!user || !mounted) return null;
	return (
		<Suspense fallback={null}>
			<PendingFavourite />
		</Suspense>
	);
}
