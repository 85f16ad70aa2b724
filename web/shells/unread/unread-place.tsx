/** Where a link to the messages tells that some are unread; the part that knows is fetched for signed-in people alone. */
import { Suspense } from 'react';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';

const Unread = lazyComponent(() => import('./unread.tsx'));

/** Nothing at any other link. */
export function UnreadPlace({ href, className }: { href: string; className?: string }) {
	const user = useCurrentUser();
	const mounted = useMounted();
	if (href !== '/messages' || !user || !mounted) return null;
	return (
		<Suspense fallback={null}>
			<Unread className={className} />
		</Suspense>
	);
}
