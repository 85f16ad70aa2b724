/** Where a heart that was pressed before signing in is kept; visitors never fetch its code. */
import { Suspense } from 'react';
import { useCurrentUser } from '../session/current-user.ts';
import { lazyComponent, useMounted } from '../ui/lazy-part.tsx';

const PendingFavourite = lazyComponent(() => import('./kept-wish.tsx'));

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
