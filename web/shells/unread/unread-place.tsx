/** Unread indicator of the messages link; its code is loaded for signed-in users only. */
import { Suspense } from 'react';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';

const Unread = lazyComponent(() => import('./unread.tsx'));

/** Renders nothing for other links. */
export function UnreadPlace({ href, className }: { href: string; className?: string }) {
	const user = useCurrentUser();
	const mounted = useMounted();
	if (!href.endsWith('/messages') || !user || !mounted) return null;
	return (
		<Suspense fallback={null}>
			<Unread className={className} />
		</Suspense>
	);
}
