/** Where a heart that was pressed before signing in is kept; visitors never fetch its code. */
import { Suspense } from 'react';
import { useCurrentUser } from '../session/current-user.ts';
import { lazyPart, useMounted } from '../ui/lazy-part.tsx';

const KeptWish = lazyPart(() => import('./kept-wish.tsx'));

export function KeptWishPlace() {
	const user = useCurrentUser();
	const mounted = useMounted();
	if (!user || !mounted) return null;
	return (
		<Suspense fallback={null}>
			<KeptWish />
		</Suspense>
	);
}
