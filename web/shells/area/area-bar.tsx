/** Bottom navigation of an area on phones. */
import { clsx } from 'clsx';
import { useLocation } from 'wouter';
import { Link } from '#web/browser/navigation/link.tsx';
import { useTexts } from '#web/i18n/context.tsx';
import { UnreadPlace } from '../unread/unread-place.tsx';
import { type AreaLink, isHere } from './sidebar.tsx';

export function AreaBar({ links }: { links: readonly AreaLink[] }) {
	const { nav } = useTexts();
	const [path] = useLocation();
	return (
		<nav
			aria-label={nav.main}
			className="bottom-bar fixed inset-x-0 bottom-0 z-30 flex border-line border-t pb-[env(safe-area-inset-bottom)] md:hidden"
		>
			{links.map((link) => {
				const here = isHere(link, path);
				const { icon: Icon } = link;
				return (
					<Link
						key={link.href}
						href={link.href}
						aria-current={here ? 'page' : undefined}
						className={clsx(
							'relative flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs',
							here ? 'font-semibold text-primary' : 'text-muted',
						)}
					>
						{here && <span aria-hidden className="absolute top-0 h-0.5 w-10 rounded-pill bg-primary" />}
						<Icon aria-hidden className="size-5" />
						{link.label}
						<UnreadPlace href={link.href} className="absolute top-0.5 start-[calc(50%+0.375rem)]" />
					</Link>
				);
			})}
		</nav>
	);
}
