/** Sidebar of an area: 16rem wide, 3rem when collapsed, with the user at the bottom. */
import { clsx } from 'clsx';
import { CarFront, ChevronsUpDown, LifeBuoy, LogOut, UserRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { Link } from '#web/browser/navigation/link.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { LOGOUT_ADDRESS, useCurrentUser } from '#web/features/session/current-user.ts';
import { SUPPORT_ADDRESS, useSupportLines } from '#web/features/support/use-support-lines.ts';
import { useLanguage, useTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Mark } from '#web/ui/logo.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { UnreadPlace } from '../unread/unread-place.tsx';

/** `also`: further paths of the link; with a trailing slash everything below it, except a form for a new entry, which has its own link. `quick` is displayed separately. */
export type AreaLink = {
	href: string;
	also?: string | readonly string[];
	label: string;
	icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
	quick?: true;
	/** How many rows wait there for the reader. */
	waiting?: { count: string; spoken: string } | undefined;
};

/** Whether the link matches the current path. */
export const isHere = ({ href, also }: AreaLink, path: string): boolean =>
	path === href ||
	[also ?? []].flat().some((other) => path === other || (other.endsWith('/') && path.startsWith(other) && !path.endsWith('/new')));

export function Sidebar({ folded, links }: { folded: boolean; links: readonly AreaLink[] }) {
	const { brand, nav } = useTexts();
	return (
		<aside
			id="sidebar"
			className={clsx(
				'sticky top-0 hidden h-dvh shrink-0 flex-col border-line border-e bg-surface md:flex print:hidden',
				folded ? 'w-12' : 'w-64',
			)}
		>
			<Link
				href={links[0]?.href ?? '/'}
				aria-label={brand}
				className={clsx('flex h-(--header-height) shrink-0 items-center gap-2.5 border-line border-b', folded ? 'justify-center' : 'px-4')}
			>
				<Mark className="size-8 shrink-0" />
				{!folded && <span className="font-semibold text-lg">{brand}</span>}
			</Link>
			<nav aria-label={nav.main} className={clsx('min-h-0 flex-1 overflow-y-auto py-4', folded ? 'px-0.5' : 'px-2')}>
				<AreaLinks links={links} folded={folded} />
			</nav>
			<UserMenu folded={folded} />
		</aside>
	);
}

/** A long menu begins above the current page's link in a low window. */
const showInMenu = (link: HTMLLIElement | null) => link?.scrollIntoView({ block: 'nearest' });

type AreaLinksProps = { links: readonly AreaLink[]; folded?: boolean; onFollow?: () => void };

export function AreaLinks({ links, folded = false, onFollow }: AreaLinksProps) {
	const [path] = useLocation();
	return (
		<ul>
			{links.map((link) => {
				const { href, label, icon: Icon, quick } = link;
				const here = isHere(link, path);
				return (
					<li key={href} ref={here ? showInMenu : undefined} className={clsx(quick && 'mt-3 border-line border-t pt-3')}>
						<Link
							href={href}
							onClick={onFollow}
							aria-label={folded ? label : undefined}
							data-tooltip={folded ? label : undefined}
							aria-current={here ? 'page' : undefined}
							className={clsx(
								'relative flex min-h-11 items-center gap-3 rounded-control font-medium',
								folded ? 'justify-center' : 'px-3',
								here ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
							)}
						>
							<Icon aria-hidden className="size-5 shrink-0" />
							{!folded && label}
							{link.waiting && <WaitingCount {...link.waiting} folded={folded} />}
							<UnreadPlace href={href} className={folded ? 'absolute end-0.5 top-0.5' : 'ms-auto'} />
						</Link>
					</li>
				);
			})}
		</ul>
	);
}

function WaitingCount({ count, spoken, folded }: NonNullable<AreaLink['waiting']> & { folded: boolean }) {
	return (
		<span className={folded ? 'absolute end-0.5 top-0.5' : 'ms-auto'}>
			<span className="sr-only">, {spoken}</span>
			<span
				aria-hidden
				dir="ltr"
				data-testid="waiting-count"
				className="numbers grid h-5 min-w-5 place-items-center rounded-pill bg-accent-soft px-1 font-semibold text-accent-text text-xs leading-none"
			>
				{count}
			</span>
		</span>
	);
}

function UserMenu({ folded }: { folded: boolean }) {
	const { language, texts } = useLanguage();
	const { nav, owner } = texts;
	const user = useCurrentUser();
	const lines = useSupportLines();
	const [, navigate] = useLocation();
	if (!user) return null;
	return (
		<div className={clsx('border-line border-t', folded ? 'p-0.5' : 'p-2')}>
			<Menu
				side="top"
				label={nav.account}
				trigger={
					<button
						type="button"
						aria-label={folded ? nav.account : undefined}
						className={clsx(
							'flex min-h-12 w-full items-center gap-3 rounded-control text-start hover:bg-sunken',
							folded ? 'justify-center' : 'px-2',
						)}
					>
						<Avatar name={nameOf(user, language)} src={user.profileImageUrl} />
						{!folded && (
							<>
								<span className="min-w-0 flex-1">
									<span className="block truncate font-medium">{nameOf(user, language)}</span>
									<span className="block text-muted text-xs">
										<bdi className="name-line">{user.email ?? user.phone}</bdi>
									</span>
								</span>
								<ChevronsUpDown aria-hidden className="size-4 text-muted" />
							</>
						)}
					</button>
				}
				items={[
					{ key: 'profile', label: nav.profile, icon: <UserRound aria-hidden />, onSelect: () => navigate('/profile') },
					{ key: 'support', label: texts.support.write, icon: <LifeBuoy aria-hidden />, onSelect: () => navigate(SUPPORT_ADDRESS) },
					...lines.map((line) => ({ ...line, key: line.href, icon: <span className="size-5" /> })),
					...(user.role === 'SUPER_ADMIN'
						? []
						: [{ key: 'renter', label: owner.renterPortal, icon: <CarFront aria-hidden />, onSelect: () => navigate('/') }]),
					{ key: 'help', label: nav.help, icon: <LifeBuoy aria-hidden />, onSelect: () => navigate('/help') },
					{ key: 'logout', label: nav.logout, icon: <LogOut aria-hidden className="rtl:-scale-x-100" />, href: LOGOUT_ADDRESS },
				]}
			/>
		</div>
	);
}
