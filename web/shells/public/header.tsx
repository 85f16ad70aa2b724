/** Header: links on wide screens, a drawer on phones, bell, theme, language, and user. */
import { clsx } from 'clsx';
import { Heart, LogOut, Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/identity.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { LOGOUT_ADDRESS, useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton, LinkButton } from '#web/ui/button.tsx';
import { lazyComponent, useEverTrue } from '#web/ui/lazy-component.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { BellPlace } from '../bell/bell-place.tsx';
import { LanguageMenu } from '../language-menu.tsx';
import { navLinks, rentsCars } from '../nav-links.ts';
import { ThemeButton } from '../theme-button.tsx';
import { UnreadPlace } from '../unread/unread-place.tsx';
import { LoginLink } from './login-link.tsx';

const SideMenu = lazyComponent(() => import('./side-menu.tsx'));

export function Header() {
	const texts = useTexts();
	const user = useCurrentUser();
	return (
		<header className="site-header z-30 border-line border-b">
			<div className="container-page flex h-(--header-height) items-center gap-1">
				<Link href="/" aria-label={`${texts.brand}, ${texts.nav.home}`} className="me-4 rounded-control py-1 md:max-lg:me-1">
					<Logo narrow />
				</Link>
				<nav aria-label={texts.nav.main} className="hidden flex-1 items-center md:flex">
					{navLinks(texts, user).map((link) => (
						<BarLink key={link.href} {...link} />
					))}
				</nav>
				<div className="ms-auto flex items-center">
					{user && <BellPlace />}
					<span className="hidden md:contents">
						<ThemeButton />
						<LanguageMenu />
						{user ? <Person user={user} /> : <LoginLink className="ms-2" />}
					</span>
					<MenuButton />
				</div>
			</div>
		</header>
	);
}

function BarLink({ href, label }: { href: string; label: string }) {
	const [path] = useLocation();
	const here = path === href || path.startsWith(`${href}/`);
	return (
		<Link
			href={href}
			aria-current={here ? 'page' : undefined}
			className={clsx(
				'relative flex min-h-11 items-center whitespace-nowrap rounded-control px-1.5 font-medium text-sm hover:text-ink lg:px-3.5 lg:text-base',
				here ? 'text-ink' : 'text-muted',
			)}
		>
			{label}
			<UnreadPlace href={href} className="absolute -end-1.5 top-0" />
			{here && <span aria-hidden className="route-line absolute inset-x-1.5 bottom-1 lg:inset-x-3.5" />}
		</Link>
	);
}

function Person({ user }: { user: User }) {
	const { language, texts } = useLanguage();
	const { nav } = texts;
	return (
		<>
			{rentsCars(user) && (
				<LinkButton href="/favourites" variant="quiet" size="icon" tooltip={nav.favourites}>
					<Heart aria-hidden className="size-5" />
					<span className="sr-only">{nav.favourites}</span>
				</LinkButton>
			)}
			<LinkButton href="/profile" variant="quiet" tooltip={nav.profile} className="px-1.5">
				<Avatar name={nameOf(user, language)} src={user.profileImageUrl} />
				<span className="sr-only">{nav.profile}</span>
			</LinkButton>
			<LinkButton href={LOGOUT_ADDRESS} plain variant="quiet" size="icon" tooltip={nav.logout}>
				<LogOut aria-hidden className="size-5 rtl:-scale-x-100" />
				<span className="sr-only">{nav.logout}</span>
			</LinkButton>
		</>
	);
}

function MenuButton() {
	const { nav } = useTexts();
	const [open, setOpen] = useState(false);
	const isNeeded = useEverTrue(open);
	return (
		<>
			<IconButton
				label={nav.openMenu}
				aria-haspopup="dialog"
				className="md:hidden"
				onPointerDown={SideMenu.preload}
				onClick={() => setOpen(true)}
			>
				<MenuIcon aria-hidden className="size-6" />
			</IconButton>
			{isNeeded && (
				<Suspense fallback={null}>
					<SideMenu open={open} onOpenChange={setOpen} />
				</Suspense>
			)}
		</>
	);
}
