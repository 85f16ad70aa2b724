/** Starts background tasks of a signed-in user; visitors never load this code. */
import { Suspense } from 'react';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';
import { useCurrentUser } from './current-user.ts';

const SignedIn = lazyComponent(() => import('./signed-in.tsx'));

export function SignedInParts() {
	const user = useCurrentUser();
	const mounted = useMounted();
	if (!user || !mounted) return null;
	return (
		<Suspense fallback={null}>
			<SignedIn user={user} />
		</Suspense>
	);
}
