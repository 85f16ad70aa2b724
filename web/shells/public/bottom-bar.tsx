/** Bottom navigation on phones. */
import { clsx } from 'clsx';
import { House, MessagesSquare, Search } from 'lucide-react';
import { useLocation } from 'wouter';
import { Link } from '#web/browser/navigation/link.tsx';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useTexts } from '#web/i18n/context.tsx';
import { UnreadPlace } from '../unread/unread-place.tsx';

export function BottomBar() {
	const { nav } = useTexts();
	const [path] = useLocation();
	const user = useCurrentUser();
	// A super admin has no renter navigation.
	if (user?.role === 'SUPER_ADMIN') return null;
	const items = [
		{ href: '/', label: nav.home, icon: House, here: path === '/' },
		{ href: '/search', label: nav.search, icon: Search, here: path === '/search' },
		{ href: '/messages', label: nav.messages, icon: MessagesSquare, here: path.startsWith('/messages') },
	];
	return (
		<nav
			aria-label={nav.main}
			className="bottom-bar fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-line border-t pb-[env(safe-area-inset-bottom)] md:hidden"
		>
			{items.map(({ href, label, icon: Icon, here }) => (
				<Link
					key={href}
					href={href}
					aria-current={here ? 'page' : undefined}
					className={clsx(
						'relative flex h-14 flex-col items-center justify-center gap-0.5 text-xs',
						here ? 'font-semibold text-primary' : 'text-muted',
					)}
				>
					{here && <span aria-hidden className="absolute top-0 h-0.5 w-10 rounded-pill bg-primary" />}
					<Icon aria-hidden className="size-5" />
					{label}
					<UnreadPlace href={href} className="absolute top-0.5 start-[calc(50%+0.375rem)]" />
				</Link>
			))}
		</nav>
	);
}
